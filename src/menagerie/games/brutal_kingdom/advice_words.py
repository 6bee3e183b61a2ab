"""Why a move is the better one: the sentences of advice.py."""

from menagerie.core.words import Pair

ADVICE: dict[str, Pair] = {
    "advice.falls": (
        "{card} сразу падёт: у {seat:gen} сверху лежит {card2} и ждёт именно этого.",
        "The {card} would fall at once: {seat} has the {card2} on top, waiting for it.",
    ),
    "advice.kills": (
        "{card} устраняет {whom} у {seat:gen}: это очко, и вся стопка ляжет лицом вниз.",
        "The {card} eliminates the {whom} in front of {seat}: a point, and the whole stack goes "
        "face down.",
    ),
    "advice.kills.stack": (
        "{card} устраняет {whom} у {seat:gen}: вам очко, а стопка, которая принесла бы "
        "{n} {n:очко|очка|очков}, ляжет лицом вниз.",
        "The {card} eliminates the {whom} in front of {seat}: a point for you, and a stack that "
        "would earn {n} {n:point|points} goes face down.",
    ),
    "advice.no_victim": (
        "{card} сейчас никого не устранит: жертвы ещё могут появиться, приберегите эту карту.",
        "The {card} would find nobody now: a victim may still be played, so keep this card for it.",
    ),
    "advice.hunted": (
        "{whom} может устранить {card}: эту карту соперники ещё могут сыграть, и тогда ляжет "
        "вся ваша стопка.",
        "The {card} may eliminate the {whom}: a rival may still play it, and your whole stack "
        "falls.",
    ),
    "advice.guarded": (
        "{card} у вас на руке: больше никто не сможет устранить {whom}.",
        "You hold the {card} yourself: nobody else can strike the {whom} with it.",
    ),
    "advice.safe": (
        "{card} уже вне опасности: до закрытия эту карту нечем устранить.",
        "The {card} is out of danger: nobody can play what would eliminate it before it is "
        "covered.",
    ),
    "advice.tokens": (
        "{card} принесёт в конце главы {n} {n:жетон|жетона|жетонов} {colour}, сейчас они по "
        "{each}.",
        "The {card} earns {n} {colour} {n:token|tokens} at the end of the chapter, now worth "
        "{each} each.",
    ),
    "advice.swaps": (
        "{card} меняется местами со старшей картой: вы заберёте {whom} у {seat:gen}.",
        "The {card} changes places with the highest card: you take the {whom} from {seat}.",
    ),
    "advice.waits": (
        "Пока {card} лежит сверху, сыграть {whom} безнаказанно никто не сможет.",
        "While the {card} lies on top, whoever plays the {whom} loses that card at once.",
    ),
    "advice.too_late": (
        "{card} не тронет {whom}: эта карта уже лежит, а ловятся только сыгранные позже.",
        "The {card} does not touch the {whom}: only those played later are caught.",
    ),
    "advice.condemns": (
        "{card} назовёт жертву, и её уже не сыграть безнаказанно.",
        "The {card} names a victim, and nobody can play that card unpunished.",
    ),
    "advice.leads": (
        "{card} будет старшей картой: вы начнёте и следующий круг.",
        "The {card} would be the highest card: you also begin the next round.",
    ),
    "advice.victim.stack": (
        "Стопка у {seat:gen} принесла бы {n} {n:очко|очка|очков}, а ляжет лицом вниз.",
        "The stack in front of {seat} would earn {n} {n:point|points}, and goes face down instead.",
    ),
    "advice.victim.ahead": (
        "Впереди {seat}, очков уже {n}: останавливать стоит лидера.",
        "{seat} is ahead with {n} {n:point|points}: it is the leader to be stopped.",
    ),
    "advice.keep.tokens": (
        "{card} — это {n} {n:жетон|жетона|жетонов} {colour} по {each}: такую карту стоит оставить.",
        "The {card} means {n} {colour} {n:token|tokens} worth {each} each: a card to keep.",
    ),
    "advice.pass.killer": (
        "Отдав {whom}, вы рискуете: {seat} сможет устранить {whom2} у вас.",
        "If you pass the {whom}, {seat} is able to eliminate your {whom2}.",
    ),
    "advice.pass.prey": (
        "Отдать {whom} выгодно: вы знаете, где эта карта, а {card} остаётся у вас, и {seat} "
        "становится мишенью.",
        "Passing the {whom} pays: you know where it is, you keep the {card}, and {seat} "
        "becomes a target.",
    ),
    "advice.give.killer": (
        "Отдав {whom}, вы рискуете встретить эту карту против своей карты «{card}».",
        "If you give the {whom} away, your {card} may have to face it.",
    ),
    "advice.give.tokens": (
        "Отдавая {whom}, вы теряете {n} {n:жетон|жетона|жетонов} {colour} по {each}.",
        "By giving the {whom} away you lose {n} {colour} {n:token|tokens} worth {each} each.",
    ),
    "advice.give.little": (
        "От карты «{card}» жетонов не будет: обменяв её, вы рискуете немногим.",
        "The {card} earns no tokens: by exchanging it you risk little.",
    ),
    "advice.take.known": (
        "Эту карту вы видели: это {card}.",
        "You have seen this card: it is the {card}.",
    ),
    "advice.spy": (
        "У {seat:gen} вам {n:неизвестна|неизвестны|неизвестны} {n} {n:карта|карты|карт}: "
        "узнайте, чего бояться.",
        "You do not know {n} {n:card|cards} in {seat}'s hand: learn what there is to fear.",
    ),
    "advice.look": (
        "В центре вам {n:неизвестна|неизвестны|неизвестны} {n} {n:карта|карты|карт}: "
        "посмотреть ничего не стоит, а знание пригодится.",
        "You do not know {n} {n:card|cards} of the centre: looking costs nothing, and knowing "
        "helps.",
    ),
    "advice.rises": (
        "{card} снова принесёт {n} {n:жетон|жетона|жетонов} {colour} по {each}.",
        "The {card} earns {n} {colour} {n:token|tokens} worth {each} each again.",
    ),
    "advice.name.own": (
        "{whom} держите вы сами: соперники эту карту не сыграют.",
        "You hold the {whom} yourself: no rival will play that card.",
    ),
    "advice.name.gone": (
        "{whom} в этой главе уже никто не сыграет: имя пропадёт зря.",
        "Nobody will play the {whom} in this chapter any more: the name would be wasted.",
    ),
    "advice.name.known": (
        "Вы знаете, что {whom} держит на руке {seat}: эту карту теперь не сыграть безнаказанно.",
        "You know that {seat} holds the {whom}: that card cannot be played unpunished now.",
    ),
    "advice.name.dear": (
        "{card} — это {n} {n:жетон|жетона|жетонов} {colour} по {each}: названную карту побоятся "
        "играть.",
        "The {card} means {n} {colour} {n:token|tokens} worth {each} each: once named, it is "
        "dangerous to play.",
    ),
    "advice.name.hunter": (
        "Кто держит {whom}, может устранить {whom2} у вас: пусть обменяет эту карту.",
        "Whoever holds the {whom} could eliminate your {whom2}: have that card exchanged.",
    ),
    "advice.claim": (
        "Жетон {colour} даст вам сейчас {n} {n:очко|очка|очков}.",
        "A {colour} token brings you {n} {n:point|points} now.",
    ),
    "advice.bless.own": (
        "У вас {n} {n:жетон|жетона|жетонов} {colour}: жетон в часовне уже не заберут, и ваши "
        "останутся дорогими.",
        "You have {n} {colour} {n:token|tokens}: one in the Chapel cannot be taken any more and "
        "keeps yours dear.",
    ),
    "advice.bless.rival": (
        "Жетонов {colour} больше всего у {seat:gen}, их {n}: часовня помогла бы не вам.",
        "{seat} has the most {colour} tokens, {n} of them: the Chapel would not help you.",
    ),
    "advice.rank": (
        "С высшим рангом вы начнёте следующий круг.",
        "With the higher rank you begin the next round.",
    ),
    "advice.keep.killer": (
        "{card} пригодится: этой картой вы сможете устранить {whom}.",
        "The {card} will be useful: with it you may eliminate the {whom}.",
    ),
    "advice.later": (
        "{card} сейчас очков не принесёт, а {card2} подождёт: чем позже ляжет дорогая карта, тем "
        "меньше ей грозит.",
        "The {card} brings no points now, so the {card2} can wait: the later a dear card is "
        "played, the less can happen to it.",
    ),
    "advice.revives": (
        "{card} вернёт в игру {whom}: это {n} {n:жетон|жетона|жетонов} {colour} по {each}.",
        "The {card} turns the {whom} up again: {n} {colour} {n:token|tokens} worth {each} each.",
    ),
}
