"""The messages that Python names, made from `words/en`: make said."""

from menagerie.core.words import Message, Value


def advice_done_more(*, n: int) -> Message:
    return Message("advice-done-more", {"n": n})


def advice_done_saved() -> Message:
    return Message("advice-done-saved")


def advice_gift_helps(*, card: int, n: int, seat: int) -> Message:
    return Message("advice-gift-helps", {"card": card, "n": n, "seat": seat})


def advice_gift_idle(*, card: int, seat: int) -> Message:
    return Message("advice-gift-idle", {"card": card, "seat": seat})


def advice_give_idle(*, card: int) -> Message:
    return Message("advice-give-idle", {"card": card})


def advice_give_medals(*, card: int, n: int) -> Message:
    return Message("advice-give-medals", {"card": card, "n": n})


def advice_give_spot(*, card: int) -> Message:
    return Message("advice-give-spot", {"card": card})


def advice_give_stars(*, card: int) -> Message:
    return Message("advice-give-stars", {"card": card})


def advice_lay(*, card: int, card2: int, n: int) -> Message:
    return Message("advice-lay", {"card": card, "card2": card2, "n": n})


def advice_lay_early(*, card: int) -> Message:
    return Message("advice-lay-early", {"card": card})


def advice_look() -> Message:
    return Message("advice-look")


def advice_next_helps(*, card: int, n: int, seat: int) -> Message:
    return Message("advice-next-helps", {"card": card, "n": n, "seat": seat})


def advice_next_idle(*, card: int, seat: int) -> Message:
    return Message("advice-next-idle", {"card": card, "seat": seat})


def advice_next_mine(*, card: int, n: int) -> Message:
    return Message("advice-next-mine", {"card": card, "n": n})


def advice_owl(*, family: int, n: int) -> Message:
    return Message("advice-owl", {"family": family, "n": n})


def advice_pass_rival(*, n: int, seat: int) -> Message:
    return Message("advice-pass-rival", {"n": n, "seat": seat})


def advice_pass_room() -> Message:
    return Message("advice-pass-room")


def advice_replace(*, card: int, n: int) -> Message:
    return Message("advice-replace", {"card": card, "n": n})


def advice_replace_loses(*, card: int, n: int) -> Message:
    return Message("advice-replace-loses", {"card": card, "n": n})


def advice_steal_gain(*, card: int, n: int) -> Message:
    return Message("advice-steal-gain", {"card": card, "n": n})


def advice_steal_loss(*, card: int, n: int, seat: int) -> Message:
    return Message("advice-steal-loss", {"card": card, "n": n, "seat": seat})


def advice_steal_opens(*, seat: int) -> Message:
    return Message("advice-steal-opens", {"seat": seat})


def advice_steal_spot(*, card: int) -> Message:
    return Message("advice-steal-spot", {"card": card})


def advice_steal_stars(*, card: int) -> Message:
    return Message("advice-steal-stars", {"card": card})


def advice_take_begins(*, family: int, n: int) -> Message:
    return Message("advice-take-begins", {"family": family, "n": n})


def advice_take_bonus(*, family: int, n: Value) -> Message:
    return Message("advice-take-bonus", {"family": family, "n": n})


def advice_take_idle(*, left: int, n: int) -> Message:
    return Message("advice-take-idle", {"left": left, "n": n})


def advice_take_medals(*, family: int, n: int) -> Message:
    return Message("advice-take-medals", {"family": family, "n": n})


def advice_take_power_0() -> Message:
    return Message("advice-take-power-0")


def advice_take_power_1() -> Message:
    return Message("advice-take-power-1")


def advice_take_power_2() -> Message:
    return Message("advice-take-power-2")


def advice_take_spots(*, n: int) -> Message:
    return Message("advice-take-spots", {"n": n})


def advice_take_stars(*, n: int) -> Message:
    return Message("advice-take-stars", {"n": n})


def ask_exchange(*, n: Value) -> Message:
    return Message("ask-exchange", {"n": n})


def ask_first(*, n: Value) -> Message:
    return Message("ask-first", {"n": n})


def ask_give() -> Message:
    return Message("ask-give")


def ask_give_to(*, card: int) -> Message:
    return Message("ask-give-to", {"card": card})


def ask_look() -> Message:
    return Message("ask-look")


def ask_must_take(*, n: int) -> Message:
    return Message("ask-must-take", {"n": n})


def ask_name() -> Message:
    return Message("ask-name")


def ask_next(*, n: Value) -> Message:
    return Message("ask-next", {"n": n})


def ask_offer(*, n: int) -> Message:
    return Message("ask-offer", {"n": n})


def ask_powers() -> Message:
    return Message("ask-powers")


def ask_replace(*, card: int) -> Message:
    return Message("ask-replace", {"card": card})


def ask_steal() -> Message:
    return Message("ask-steal")


def card_any_family() -> Message:
    return Message("card-any-family")


def card_any_family_face() -> Message:
    return Message("card-any-family-face")


def card_black_spot(*, n: int) -> Message:
    return Message("card-black-spot", {"n": n})


def card_plain() -> Message:
    return Message("card-plain")


def card_power(*, allows: Value, power: int) -> Message:
    return Message("card-power", {"allows": allows, "power": power})


def card_power_face(*, allows: Value) -> Message:
    return Message("card-power-face", {"allows": allows})


def card_stars(*, n: int) -> Message:
    return Message("card-stars", {"n": n})


def card_stars_face(*, n: int) -> Message:
    return Message("card-stars-face", {"n": n})


def power_give() -> Message:
    return Message("power-give")


def power_give_face() -> Message:
    return Message("power-give-face")


def power_look() -> Message:
    return Message("power-look")


def power_look_face() -> Message:
    return Message("power-look-face")


def power_steal() -> Message:
    return Message("power-steal")


def power_steal_face() -> Message:
    return Message("power-steal-face")


def reason_alone() -> Message:
    return Message("reason-alone")


def reason_empty_deck() -> Message:
    return Message("reason-empty-deck")


def reason_fills(*, n: int) -> Message:
    return Message("reason-fills", {"n": n})


def reason_gift_first() -> Message:
    return Message("reason-gift-first")


def reason_just_laid() -> Message:
    return Message("reason-just-laid")


def reason_look_first() -> Message:
    return Message("reason-look-first")


def reason_name_owl() -> Message:
    return Message("reason-name-owl")


def reason_no_power(*, power: int) -> Message:
    return Message("reason-no-power", {"power": power})


def reason_no_room(*, n: Value, space: Value) -> Message:
    return Message("reason-no-room", {"n": n, "space": space})


def reason_not_in_collection() -> Message:
    return Message("reason-not-in-collection")


def reason_not_receiver() -> Message:
    return Message("reason-not-receiver")


def reason_not_robbable() -> Message:
    return Message("reason-not-robbable")


def reason_not_spied() -> Message:
    return Message("reason-not-spied")


def reason_not_your_prize() -> Message:
    return Message("reason-not-your-prize")


def reason_not_yours() -> Message:
    return Message("reason-not-yours")


def reason_offer_first() -> Message:
    return Message("reason-offer-first")


def reason_one_collection() -> Message:
    return Message("reason-one-collection")


def reason_owl_last() -> Message:
    return Message("reason-owl-last")


def reason_own_card() -> Message:
    return Message("reason-own-card")


def reason_place_first() -> Message:
    return Message("reason-place-first")


def reason_powers_first() -> Message:
    return Message("reason-powers-first")


def reason_prize_first() -> Message:
    return Message("reason-prize-first")


def reason_put_back_first() -> Message:
    return Message("reason-put-back-first")


def reason_receiver_first() -> Message:
    return Message("reason-receiver-first")


def reason_stage_one() -> Message:
    return Message("reason-stage-one")


def reason_stage_three() -> Message:
    return Message("reason-stage-three")


def reason_three() -> Message:
    return Message("reason-three")


def score_bonus(*, group: Value, n: int) -> Message:
    return Message("score-bonus", {"group": group, "n": n})


def score_family(*, family: int, n: int) -> Message:
    return Message("score-family", {"family": family, "n": n})
