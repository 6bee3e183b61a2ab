## The game

title = Vivarium
list-card = cards
list-domino = dominoes
list-token = tokens
about = An expedition underground: two dominoes pick cards from a 4 × 4 board for your contracts.

## Options

option-tools-in-starting = Hats and bags in starting contracts
    .true = count
    .false = do not count
    .help = The worked example of the rulebook can be read two ways; only this depends on it.

## Moves, as they are offered to the player

move-give = Give the domino { $domino }, take { $domino2 }
move-take = Take { $card } ({ $cell })
    .gems = Take { $card } ({ $cell }) for { $n ->
        [one] { $n } gem
       *[other] { $n } gems
    }
move-cell = Take the card ({ $cell })
move-two-gems = Take { $n ->
    [one] { $n } gem
   *[other] { $n } gems
    }
move-spot = With binoculars take { $card } ({ $cell }) for a gem
move-stop = Put the binoculars away
move-shoot = Pay a gem, look at two creatures
move-skip = Do not use the camera
move-keep = Keep { $card }
move-pick = Hand out { $card }
move-hand = Give it to { $seat }
    .own = Keep it yourself

## Events: [seat] is what the player reads about whom it is told

event-swapped = { $you ->
    [seat] You put the domino { $domino } in the centre and take { $domino2 }.
   *[other] { $seat } puts the domino { $domino } in the centre and takes { $domino2 }.
    }
event-took = { $you ->
    [seat] You take { $card } ({ $cell }).
   *[other] { $seat } takes { $card } ({ $cell }).
    }
event-paid = { $you ->
    [seat] You pay { $n ->
        [one] { $n } gem
       *[other] { $n } gems
    }.
   *[other] { $seat } pays { $n ->
        [one] { $n } gem
       *[other] { $n } gems
    }.
    }
event-took-gems = { $you ->
    [seat] You take { $n ->
        [one] { $n } gem
       *[other] { $n } gems
    } instead of a card.
   *[other] { $seat } takes { $n ->
        [one] { $n } gem
       *[other] { $n } gems
    } instead of a card.
    }
event-token-gem = { $you ->
    [seat] The token ({ $token }) brings you a gem.
   *[other] The token ({ $token }) brings { $seat } a gem.
    }
event-equipment-gems = { $you ->
    [seat] { $card } brings you { $n ->
        [one] { $n } gem
       *[other] { $n } gems
    }.
   *[other] { $card } brings { $seat } { $n ->
        [one] { $n } gem
       *[other] { $n } gems
    }.
    }
event-out-of-reach = { $you ->
    [seat] You can reach no card.
   *[other] { $seat } can reach no card.
    }
event-no-gem = { $you ->
    [seat] { $equipment }: you have no gem to pay with.
   *[other] { $equipment }: { $seat } has no gem to pay with.
    }
event-no-neighbour = { $you ->
    [seat] { $equipment }: there is no card beside it for you to take.
   *[other] { $equipment }: there is no card beside it for { $seat } to take.
    }
event-no-creature = { $you ->
    [seat] { $equipment }: the creature deck is empty, there is nothing for you.
   *[other] { $equipment }: the creature deck is empty, there is nothing for { $seat }.
    }
event-few-creatures = Only { $n ->
    [one] { $n } creature is
   *[other] { $n } creatures are
    } left in the deck.
event-spotted = { $you ->
    [seat] You take { $card } ({ $cell }) with binoculars.
   *[other] { $seat } takes { $card } ({ $cell }) with binoculars.
    }
event-stopped = { $you ->
    [seat] You put the binoculars away.
   *[other] { $seat } puts the binoculars away.
    }
event-skipped = { $you ->
    [seat] You do not use the camera.
   *[other] { $seat } does not use the camera.
    }
event-saw = { $you ->
    [seat] You see { $card }.
   *[other] { $seat } sees { $card }.
    }
    .hidden = { $you ->
        [seat] You look at a creature from the deck.
       *[other] { $seat } looks at a creature from the deck.
        }
event-kept = { $you ->
    [seat] You keep { $card }.
   *[other] { $seat } keeps { $card }.
    }
event-rejected = { $you ->
    [seat] You discard { $card } unseen.
   *[other] { $seat } discards { $card } unseen.
    }
    .hidden = { $you ->
        [seat] You discard the other card unseen.
       *[other] { $seat } discards the other card unseen.
        }
event-drew = { $you ->
    [seat] You draw { $card }.
   *[other] { $seat } draws { $card }.
    }
event-handed = { $you ->
    [seat2] The shovel brings you { $card }.
   *[other] The shovel brings { $seat2 } { $card }.
    }
event-discarded = { $card } ({ $cell }) leaves the game.
event-token-won = { $you ->
    [seat] You win the token ({ $token }) with { $n } matching { $n ->
        [one] card
       *[other] cards
    }.
   *[other] { $seat } wins the token ({ $token }) with { $n } matching { $n ->
        [one] card
       *[other] cards
    }.
    }
event-token-tied = { $you ->
    [seat] A tie at { $n } matching { $n ->
        [one] card
       *[other] cards
    }: you come later in turn order and win the token ({ $token }).
   *[other] A tie at { $n } matching { $n ->
        [one] card
       *[other] cards
    }: { $seat } comes later in turn order and wins the token ({ $token }).
    }
event-token-unclaimed = Nobody wins the token ({ $token }): there are no matching cards.
event-first-player = { $you ->
    [seat] You go first now.
   *[other] { $seat } goes first now.
    }
event-flipped = The centre dominoes turn over: { $domino } is open, { $domino2 } is not. The cards of column { $n } leave the game.
event-placed = { $card } comes to the board ({ $cell }).
event-round-begins = Round { $n }. Advantage token: { $token }.
event-token-revealed = The token of the next round: { $token }.
event-shown = { $you ->
    [seat] You show the starting contracts: { $card }, { $card2 }.
   *[other] { $seat } shows the starting contracts: { $card }, { $card2 }.
    }
event-game-over = The expedition is over.

## Questions to the player who decides

ask-swap = Which domino do you give for { $domino }?
ask-choose = Which card do you take? Or { $gems_instead ->
    [one] { $gems_instead } gem
   *[other] { $gems_instead } gems
    }. You have { $n ->
    [one] { $n } gem
   *[other] { $n } gems
    }.
ask-spot = Binoculars: take a neighbour for a gem, or stop?
ask-shoot = Use the camera? A gem for one of two creatures.
ask-keep = Which creature do you keep?
ask-pick = Shovel: which creature goes out next?
ask-hand = Who gets { $card }?

## Why a move is not allowed

reason-swap-first = First swap one of your dominoes.
reason-swapped = You have swapped a domino already.
reason-cell-empty = There is no card here: { $cell }.
reason-too-dear = This card costs { $n ->
    [one] { $n } gem
   *[other] { $n } gems
    }, and you have { $n2 }.
reason-card-taken = You have taken a card already: answer the question about it.
reason-not-neighbour = The binoculars did not lie beside it: { $cell }.
reason-no-binoculars = No binoculars are in use now.
reason-no-camera = No camera is in use now.
reason-not-looked = You are not looking at { $card }.
reason-no-shovel = No shovel is in use now.
reason-pick-first = First choose the creature, then the player.
reason-picked = The creature is chosen: name the player.
reason-not-owed = No creature is due to this player any more: one each.

## The end with equal points

tie-shared = { $points }:{ $points }. Equal points share the victory.

## Lines of the score

score-creatures = Creatures ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
    })
score-gems = Gems ({ $n })
score-tokens = Advantage tokens ({ $n })
score-contracts = Contracts ({ $n })
score-card = { $card }
score-token = { $token }
score-contract = { $card } (counted: { $n })
score-group = { LIST($card) }

## The table in a terminal

table-round = Round
table-lap = turn
table-token = token
table-next = next
table-centre = Centre domino
table-down = face down
table-column = column { $n } will go
table-decks = in the decks: { $a } creatures, { $b } equipment, { $c } contracts
table-dominoes = dominoes
table-creatures = creatures
table-equipment = equipment
table-contracts = contracts
table-tokens = tokens
table-points = { $total }{ $secret } { $total ->
    [one] point
   *[other] points
    }
table-players = Opponents
table-gathered = You have gathered
table-secret = { $n } secret
table-looking = You look at
table-picked = You give away
table-rejected = You alone know that these are gone

## Its signs

sign-free = the card costs you nothing
sign-price = price in gems; a player's gems
sign-giving = the price if you give the domino 1·3
sign-dear = more than you can pay
sign-contract = a contract: cards that count → points
sign-secret = and secret contracts besides
sign-matching = matching cards by seat
sign-symbols = symbols of equipment
