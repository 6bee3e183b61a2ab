"""The messages that Python names, made from `words/en`: make said."""

from menagerie.core.words import Message, Value, Values


def advice_camera(*, card: int) -> Message:
    return Message("advice-camera", {"card": card})


def advice_card_gems(*, card: int, n: int) -> Message:
    return Message("advice-card-gems", {"card": card, "n": n})


def advice_compass(*, card: int) -> Message:
    return Message("advice-compass", {"card": card})


def advice_contract(*, card: int, n: int) -> Message:
    return Message("advice-contract", {"card": card, "n": n})


def advice_feeds(*, card: int, card2: int, n: int) -> Message:
    return Message("advice-feeds", {"card": card, "card2": card2, "n": n})


def advice_feeds_several(*, card: int, card2: int, n: int) -> Message:
    return Message("advice-feeds-several", {"card": card, "card2": card2, "n": n})


def advice_gems(*, n: int) -> Message:
    return Message("advice-gems", {"n": n})


def advice_give_away(*, card: int, n: int) -> Message:
    return Message("advice-give-away", {"card": card, "n": n})


def advice_missed(*, card: int, n: int) -> Message:
    return Message("advice-missed", {"card": card, "n": n})


def advice_points(*, card: int, n: int) -> Message:
    return Message("advice-points", {"card": card, "n": n})


def advice_price(*, card: int, n: int) -> Message:
    return Message("advice-price", {"card": card, "n": n})


def advice_race(*, n: Value, points: int, token: int) -> Message:
    return Message("advice-race", {"n": n, "points": points, "token": token})


def advice_shoot() -> Message:
    return Message("advice-shoot")


def advice_shovel(*, card: int) -> Message:
    return Message("advice-shovel", {"card": card})


def advice_swap(*, card: int, domino: int, n: int) -> Message:
    return Message("advice-swap", {"card": card, "domino": domino, "n": n})


def ask_choose(*, n: int) -> Message:
    return Message("ask-choose", {"n": n})


def ask_hand(*, card: int) -> Message:
    return Message("ask-hand", {"card": card})


def ask_keep() -> Message:
    return Message("ask-keep")


def ask_pick() -> Message:
    return Message("ask-pick")


def ask_shoot() -> Message:
    return Message("ask-shoot")


def ask_spot() -> Message:
    return Message("ask-spot")


def ask_swap(*, domino: int) -> Message:
    return Message("ask-swap", {"domino": domino})


def cell(*, column: Value, row: Value) -> Message:
    return Message("cell", {"column": column, "row": row})


def contract_both_sets() -> Message:
    return Message("contract-both-sets")


def contract_both_sets_face(*, pays: Value) -> Message:
    return Message("contract-both-sets-face", {"pays": pays})


def contract_both_sets_help(*, pays: Value, steps: Value) -> Message:
    return Message("contract-both-sets-help", {"pays": pays, "steps": steps})


def contract_equipment() -> Message:
    return Message("contract-equipment")


def contract_equipment_face(*, n: Value) -> Message:
    return Message("contract-equipment-face", {"n": n})


def contract_equipment_help(*, n: int) -> Message:
    return Message("contract-equipment-help", {"n": n})


def contract_habitat(*, habitat: int) -> Message:
    return Message("contract-habitat", {"habitat": habitat})


def contract_habitat_face(*, habitat: int, n: Value) -> Message:
    return Message("contract-habitat-face", {"habitat": habitat, "n": n})


def contract_habitat_help(*, habitat: int, n: int) -> Message:
    return Message("contract-habitat-help", {"habitat": habitat, "n": n})


def contract_habitat_sets() -> Message:
    return Message("contract-habitat-sets")


def contract_habitat_sets_face(*, pays: Value) -> Message:
    return Message("contract-habitat-sets-face", {"pays": pays})


def contract_habitat_sets_help(*, pays: Value, steps: Value) -> Message:
    return Message("contract-habitat-sets-help", {"pays": pays, "steps": steps})


def contract_light() -> Message:
    return Message("contract-light")


def contract_light_face(*, less: Value, n: Value) -> Message:
    return Message("contract-light-face", {"less": less, "n": n})


def contract_light_help(*, less: Value, n: int) -> Message:
    return Message("contract-light-help", {"less": less, "n": n})


def contract_pairs(*, icon: Value, icon2: Value) -> Message:
    return Message("contract-pairs", {"icon": icon, "icon2": icon2})


def contract_pairs_face(*, icon: Value, icon2: Value, pays: Value) -> Message:
    return Message("contract-pairs-face", {"icon": icon, "icon2": icon2, "pays": pays})


def contract_pairs_help(*, pays: Value, steps: Value) -> Message:
    return Message("contract-pairs-help", {"pays": pays, "steps": steps})


def contract_species(*, species: int) -> Message:
    return Message("contract-species", {"species": species})


def contract_species_face(*, n: Value, species: int) -> Message:
    return Message("contract-species-face", {"n": n, "species": species})


def contract_species_help(*, n: int, species: int) -> Message:
    return Message("contract-species-help", {"n": n, "species": species})


def contract_species_sets() -> Message:
    return Message("contract-species-sets")


def contract_species_sets_face(*, pays: Value) -> Message:
    return Message("contract-species-sets-face", {"pays": pays})


def contract_species_sets_help(*, pays: Value, steps: Value) -> Message:
    return Message("contract-species-sets-help", {"pays": pays, "steps": steps})


def contract_symbol(*, symbol: int) -> Message:
    return Message("contract-symbol", {"symbol": symbol})


def contract_symbol_face(*, n: Value, symbol: int) -> Message:
    return Message("contract-symbol-face", {"n": n, "symbol": symbol})


def contract_symbol_help(*, n: int, symbol: int) -> Message:
    return Message("contract-symbol-help", {"n": n, "symbol": symbol})


def creature(*, habitat: int, n: Value, species: int) -> Message:
    return Message("creature", {"habitat": habitat, "n": n, "species": species})


def creature_help(*, habitat: int, n: Value, species: int) -> Message:
    return Message("creature-help", {"habitat": habitat, "n": n, "species": species})


def domino(*, n: Value, n2: Value) -> Message:
    return Message("domino", {"n": n, "n2": n2})


def equipment(*, equipment: int, symbol: int) -> Message:
    return Message("equipment", {"equipment": equipment, "symbol": symbol})


def equipment_bag() -> Message:
    return Message("equipment-bag")


def equipment_bag_face() -> Message:
    return Message("equipment-bag-face")


def equipment_binoculars() -> Message:
    return Message("equipment-binoculars")


def equipment_binoculars_face() -> Message:
    return Message("equipment-binoculars-face")


def equipment_camera() -> Message:
    return Message("equipment-camera")


def equipment_camera_face() -> Message:
    return Message("equipment-camera-face")


def equipment_compass() -> Message:
    return Message("equipment-compass")


def equipment_compass_face() -> Message:
    return Message("equipment-compass-face")


def equipment_gems(*, n: int) -> Message:
    return Message("equipment-gems", {"n": n})


def equipment_gems_face(*, n: int) -> Message:
    return Message("equipment-gems-face", {"n": n})


def equipment_hat() -> Message:
    return Message("equipment-hat")


def equipment_hat_face(*, species: int, species2: int) -> Message:
    return Message("equipment-hat-face", {"species": species, "species2": species2})


def equipment_lamp() -> Message:
    return Message("equipment-lamp")


def equipment_lamp_face() -> Message:
    return Message("equipment-lamp-face")


def equipment_shovel() -> Message:
    return Message("equipment-shovel")


def equipment_shovel_face() -> Message:
    return Message("equipment-shovel-face")


def hat(*, species: Values, symbol: int) -> Message:
    return Message("hat", {"species": species, "symbol": symbol})


def icon_habitat(*, habitat: int) -> Message:
    return Message("icon-habitat", {"habitat": habitat})


def icon_species(*, species: int) -> Message:
    return Message("icon-species", {"species": species})


def reason_card_taken() -> Message:
    return Message("reason-card-taken")


def reason_cell_empty(*, cell: int) -> Message:
    return Message("reason-cell-empty", {"cell": cell})


def reason_no_binoculars() -> Message:
    return Message("reason-no-binoculars")


def reason_no_camera() -> Message:
    return Message("reason-no-camera")


def reason_no_shovel() -> Message:
    return Message("reason-no-shovel")


def reason_not_looked(*, card: int) -> Message:
    return Message("reason-not-looked", {"card": card})


def reason_not_neighbour(*, cell: int) -> Message:
    return Message("reason-not-neighbour", {"cell": cell})


def reason_not_owed() -> Message:
    return Message("reason-not-owed")


def reason_pick_first() -> Message:
    return Message("reason-pick-first")


def reason_picked() -> Message:
    return Message("reason-picked")


def reason_swap_first() -> Message:
    return Message("reason-swap-first")


def reason_swapped() -> Message:
    return Message("reason-swapped")


def reason_too_dear(*, n: int, n2: Value) -> Message:
    return Message("reason-too-dear", {"n": n, "n2": n2})


def score_card(*, card: int) -> Message:
    return Message("score-card", {"card": card})


def score_contract(*, card: int, n: Value) -> Message:
    return Message("score-contract", {"card": card, "n": n})


def score_contracts(*, n: Value) -> Message:
    return Message("score-contracts", {"n": n})


def score_creatures(*, n: int) -> Message:
    return Message("score-creatures", {"n": n})


def score_gems(*, n: Value) -> Message:
    return Message("score-gems", {"n": n})


def score_group(*, card: Values) -> Message:
    return Message("score-group", {"card": card})


def score_token(*, token: int) -> Message:
    return Message("score-token", {"token": token})


def score_tokens(*, n: Value) -> Message:
    return Message("score-tokens", {"n": n})


def token_nothing() -> Message:
    return Message("token-nothing")


def token_race(*, token: int) -> Message:
    return Message("token-race", {"token": token})


def token_species(*, species: Values) -> Message:
    return Message("token-species", {"species": species})
