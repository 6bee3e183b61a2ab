"""The sentences of trading in the chaos variant, Russian and English."""

from menagerie.core.words import Pair, plural

from .trading import MINUTES

TRADE_SENTENCES: dict[str, Pair] = {
    "option.chaos": ("Хаотический вариант", "Chaos variant"),
    "option.chaos.help": (
        "Ходов нет: все сразу меняются картами, одна на одну, пока не выйдет время. Для 3–7 "
        "игроков.",
        "No turns: everybody trades one card for one at the same time, against time. For 3–7 "
        "players.",
    ),
    "option.chaos.false": ("нет", "off"),
    "option.chaos.true": ("да", "on"),
    "option.trading_minutes": ("Время на обмены", "Time for trading"),
    "option.trading_minutes.help": (
        "Сколько длится фаза обмена: одинаково для всех. Новичкам лучше больше пяти.",
        "How long the trading lasts, the same for all. Beginners may want more than five.",
    ),
    **{
        f"option.trading_minutes.{n}": (
            f"{n} {plural('ru', n, ('минута', 'минуты', 'минут'))}",
            f"{n} minutes",
        )
        for n in MINUTES
    },
    # Questions
    "ask.trade": (
        "Предложить обмен, ответить или ждать?",
        "Offer a trade, answer one, or wait?",
    ),
    "ask.offer": (
        "Какие масти просите и кому предлагаете?",
        "Which suits for it, and offered to whom?",
    ),
    "ask.answer": (
        "{seat} предлагает обмен: что отдаёте взамен?",
        "{seat} offers a trade: what do you give?",
    ),
    # Moves
    "move.give": ("Отдать: «{card}»", "Give {card}"),
    "move.give_offer": ("Предложить карту «{card}»", "Offer {card}"),
    "move.want": ("Просить взамен: {suit}", "Ask for: {suit}"),
    "move.want_not": ("Не просить: {suit}", "Do not ask for: {suit}"),
    "move.offer": ("Предложить обмен {seat:dat}", "Offer the trade to {seat}"),
    "move.offer_all": ("Предложить обмен всем", "Offer the trade to all"),
    "move.withdraw": ("Отозвать предложение", "Withdraw the offer"),
    "move.accept": ("Согласиться на обмен с {seat:ins}", "Accept the trade with {seat}"),
    "move.decline": ("Отказаться от обмена с {seat:ins}", "Decline the trade with {seat}"),
    "move.cancel": ("Передумать", "Cancel"),
    "move.pass": ("Ждать новых предложений", "Wait for new offers"),
    "move.leave": ("Закончить обмены", "Stop trading"),
    "move.time": ("Время обменов вышло", "The time for trading is over"),
    # Events
    "event.offered": (
        "{seat} {seat:предлагает|предлагаете} обмен {seat2:dat}. {seat:Даёт|Даёте}: {suit}, "
        "{seat:просит|просите}: {suit2:any}.",
        "{seat} {seat:offers|offer} {seat2} a trade: {suit} for {suit2:any}.",
    ),
    "event.offered_all": (
        "{seat} {seat:предлагает|предлагаете} обмен всем. {seat:Даёт|Даёте}: {suit}, "
        "{seat:просит|просите}: {suit2:any}.",
        "{seat} {seat:offers|offer} everyone a trade: {suit} for {suit2:any}.",
    ),
    "event.withdrew": (
        "{seat} {seat:снимает|снимаете} предложение.",
        "{seat} {seat:takes|take} the offer back.",
    ),
    "event.unwanted": (
        "{seat} не {seat:находит|находите} желающих: предложение снято.",
        "{seat} {seat:finds|find} no taker: the offer falls.",
    ),
    "event.declined": (
        "{seat} {seat:отказывается|отказываетесь} меняться с {seat2:ins}.",
        "{seat} {seat:declines|decline} to trade with {seat2}.",
    ),
    "event.traded": (
        "{seat} {seat:меняется|меняетесь} картами с {seat2:ins}.",
        "{seat} {seat:trades|trade} cards with {seat2}.",
    ),
    "event.got": (
        "{seat} {seat:получает|получаете} карту «{card}» от {seat2:gen} за карту «{card2}».",
        "{seat} {seat:gets|get} {card} from {seat2} for {card2}.",
    ),
    "event.left": (
        "{seat} {seat:заканчивает|заканчиваете} обмены.",
        "{seat} {seat:stops|stop} trading.",
    ),
    "event.time_up": (
        "Время обменов вышло: больше никто не меняется.",
        "The time for trading is over: nobody trades any more.",
    ),
    # Reasons
    "reason.chaos_needs_three": (
        "В хаотический вариант играют от трёх до семи.",
        "The chaos variant is for three to seven players.",
    ),
    "reason.seven_need_chaos": (
        "Семеро играют только в хаотический вариант; иначе не больше шести.",
        "Seven can play only the chaos variant; otherwise at most six.",
    ),
    "reason.no_trading": (
        "Обмены есть только в хаотическом варианте.",
        "There is trading only in the chaos variant.",
    ),
    "reason.no_turns": (
        "В хаотическом варианте нет ходов: только обмены.",
        "The chaos variant has no turns, only trades.",
    ),
    "reason.time_runs": (
        "Время обменов отмеряет стол, а не игрок.",
        "The time for trading is kept by the table, not by a player.",
    ),
    "reason.finish_offer": (
        "Сначала закончите это предложение или передумайте.",
        "First finish this offer, or cancel it.",
    ),
    "reason.finish_answer": (
        "Сначала выберите карту взамен или передумайте.",
        "First choose the card to give in return, or cancel.",
    ),
    "reason.card_first": (
        "Сначала выберите карту, которую предлагаете.",
        "First choose the card that you offer.",
    ),
    "reason.suits_first": (
        "Сначала назовите масти, которые просите взамен.",
        "First name the suits that you ask for in return.",
    ),
    "reason.not_asked_for": (
        "Карту «{card}» не просят. Подойдёт: {suit2:any}.",
        "{card} is not asked for. What is: {suit2:any}.",
    ),
    "reason.none_asked_for": (
        "У вас нет карты, которую просят: {suit2:any}.",
        "You have no card that is asked for: {suit2:any}.",
    ),
    "reason.nothing_to_cancel": ("Передумывать нечего.", "There is nothing to cancel."),
    "reason.no_offer": ("У вас нет предложения.", "You have no standing offer."),
    "reason.being_answered": (
        "На ваше предложение уже отвечают: отозвать его нельзя.",
        "Your offer is being answered: it cannot be withdrawn.",
    ),
    "reason.offer_stands": (
        "Ваше предложение ещё в силе: отзовите его, чтобы сделать другое.",
        "Your offer still stands: withdraw it to make another.",
    ),
    "reason.no_partner": (
        "Предложить можно другому игроку за столом.",
        "Offer to another player at the table.",
    ),
    "reason.partner_gone": (
        "{seat} больше не {seat:меняется|меняетесь}.",
        "{seat} {seat:trades|trade} no more.",
    ),
    "reason.no_offer_from": (
        "Предложения от {seat:gen} нет.",
        "There is no offer of {seat}.",
    ),
}
