## The game

title = Animalia
list-card = cards
about = Collect the best pets over three seasons of a show: take cards or pass them on.

## Options

option-set-uses = Powers of a set
    .help = How often a power works when a set with several such animals is taken and none was there before.
    .one = once less than the cards
    .all = each card of the set
option-open-medals = Open medals
    .help = Show everybody's medals. By the rules they lie face down.
    .false = face down
    .true = face up

## Moves, as they are offered to the player

move-take = Take
    .row = Take into the { $row } collection
move-pass = Pass to { $seat }
    .back = Back to the leader
    .alone = Do not take
move-skip = Do not use the { $power }
move-look = Look at the top of the deck
move-keep = Leave the rest in this order
move-done = Done
move-name = The owl stands for { $family }
move-give-to = Give it to { $seat }
    .row = Give it to { $seat }, { $row } collection
move-steal = Steal the { $card }
move-next = The { $card } comes next
move-give = Give the { $card } away
move-lay = Lay the prize card { $card }
move-replace = Replace the { $card }

## Events: [seat] is what the player reads about whom it is told

event-season = { $you ->
    [seat] Season { $n }, stage 1: collections, and you lead.
   *[other] Season { $n }, stage 1: collections, and { $seat } leads.
    }
event-open = { $you ->
    [seat] You turn up the { $card }.
   *[other] { $seat } turns up the { $card }.
    }
event-reveal = { $you ->
    [seat] You turn up the { $card }.
   *[other] { $seat } turns up the { $card }.
    }
event-pass = { $you ->
    [seat] You pass.
   *[other] { $seat } passes.
    }
event-no-room = { $you ->
    [seat] You have no room and pass.
   *[other] { $seat } has no room and passes.
    }
event-must-take = { $you ->
    [seat] No passing: you have to take { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
   *[other] No passing: { $seat } has to take { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
    }
event-take = { $you ->
    [seat] You take the { $card }.
   *[other] { $seat } takes the { $card }.
    }
event-complete = { $you ->
    [seat] You complete a collection.
   *[other] { $seat } completes a collection.
    }
event-power = { $you ->
    [seat] You may use the power of the { $power }, { $n ->
        [one] { $n } time
       *[other] { $n } times
    }.
   *[other] { $seat } may use the power of the { $power }, { $n ->
        [one] { $n } time
       *[other] { $n } times
    }.
    }
event-skip = { $you ->
    [seat] You do not use the { $power }.
   *[other] { $seat } does not use the { $power }.
    }
event-lapse = { $you ->
    [seat] The { $power } can do nothing for you.
   *[other] The { $power } can do nothing for { $seat }.
    }
event-steal = { $you ->
    [seat] You steal the { $card } from { $seat2 }.
    [seat2] { $seat } steals the { $card } from you.
   *[other] { $seat } steals the { $card } from { $seat2 }.
    }
event-bury = The { $card } goes under the deck.
event-look = { $you ->
    [seat] You look at the top { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of the deck.
   *[other] { $seat } looks at the top { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of the deck.
    }
event-see = { $you ->
    [seat] You see the { $card }.
   *[other] { $seat } sees the { $card }.
    }
event-next = The { $card } comes next.
event-keep = { $you ->
    [seat] You put the cards back on the deck.
   *[other] { $seat } puts the cards back on the deck.
    }
event-give = { $you ->
    [seat] You give the { $card } to { $seat2 }.
    [seat2] { $seat } gives the { $card } to you.
   *[other] { $seat } gives the { $card } to { $seat2 }.
    }
event-elegance = Stage 2: the elegance prize.
event-stars = { $you ->
    [seat] You have { $n ->
        [one] { $n } star
       *[other] { $n } stars
    }.
   *[other] { $seat } has { $n ->
        [one] { $n } star
       *[other] { $n } stars
    }.
    }
event-first = { $you ->
    [seat] You come first in elegance.
   *[other] { $seat } comes first in elegance.
    }
event-shared-first = { $you ->
    [seat] You share the first place in elegance.
   *[other] { $seat } shares the first place in elegance.
    }
event-second = { $you ->
    [seat] You come second in elegance.
   *[other] { $seat } comes second in elegance.
    }
event-prize = { $you ->
    [seat] You draw the prize card { $card }.
   *[other] { $seat } draws the prize card { $card }.
    }
    .hidden = { $you ->
        [seat] You draw a prize card.
       *[other] { $seat } draws a prize card.
        }
event-no-prize = { $you ->
    [seat] The deck is empty: there is no prize card for you.
   *[other] The deck is empty: there is no prize card for { $seat }.
    }
event-awards = Stage 3: prize cards are exchanged and medals awarded.
event-exchange = { $you ->
    [seat] You lay the { $card } in place of the { $card2 }.
   *[other] { $seat } lays the { $card } in place of the { $card2 }.
    }
event-done = { $you ->
    [seat] You exchange no more cards.
   *[other] { $seat } exchanges no more cards.
    }
event-owl = { $you ->
    [seat] You name what the owl stands for: { $family }.
   *[other] { $seat } names what the owl stands for: { $family }.
    }
event-medals = { $you ->
    [seat] You win { $n ->
        [one] { $n } medal
       *[other] { $n } medals
    }: { $family }.
   *[other] { $seat } wins { $n ->
        [one] { $n } medal
       *[other] { $n } medals
    }: { $family }.
    }
event-end = Three seasons are played.

## Why a move is not allowed

reason-offer-first = First decide whether to take the offered cards.
reason-one-collection = Only with two players does everybody have two collections.
reason-no-room = A collection holds { $full ->
    [one] { $full } animal
   *[other] { $full } animals
    } at most. Free places: { $space }, cards offered: { $n }.
reason-three = Three cards have gone round: they have to be taken.
reason-fills = { $n ->
    [one] The card came back and exactly completes a collection: it has to be taken.
   *[other] The cards came back and exactly complete a collection: they have to be taken.
    }
reason-alone = Only one player still collects and takes every card.
reason-powers-first = First use or skip the powers of the cards you took.
reason-no-power = The { $power } has no power now: it takes a pair of such animals.
reason-put-back-first = First put back the cards your spy looks at.
reason-not-spied = That is not one of the cards still to be put back.
reason-look-first = Cards are rearranged after the spy has looked.
reason-empty-deck = The deck is empty.
reason-own-card = A thief robs others, not yourself.
reason-not-robbable = No rival has that card in a collection.
reason-not-in-collection = The joker gives a card of the collection it joined.
reason-gift-first = First choose the card the joker gives.
reason-receiver-first = Choose who gets the present.
reason-not-receiver = A present goes to an incomplete collection of another player.
reason-stage-three = Prize cards and the owl are for the third stage.
reason-stage-one = The collections are complete: now prize cards are exchanged and medals awarded.
reason-name-owl = The exchange is over: name what the owl stands for.
reason-owl-last = The owl is named after the exchange, by its owner.
reason-place-first = Choose the card that the prize card replaces.
reason-prize-first = First choose a prize card.
reason-not-your-prize = You hold no such prize card.
reason-not-yours = Only a card of your own collection can be replaced.
reason-just-laid = A card laid this season is not exchanged again.

## Questions to the player who decides

ask-offer = Take { $n ->
    [one] { $n } card
   *[other] { $n } cards
    } or pass?
ask-must-take = No passing. Into which collection { $n ->
    [one] does the card
   *[other] do the cards
    } go?
ask-powers = Which power do you use?
ask-steal = Which card does the thief steal?
ask-look = Look at the top of the deck?
ask-give = Which card does the joker give away?
ask-first = Which of the { $n } cards comes first?
ask-next = Which card comes next? { $n } left.
ask-give-to = Who gets the { $card }?
ask-exchange = Exchange prize cards? You hold { $n }
ask-replace = Which card does the { $card } replace?
ask-name = What does the owl stand for?

## Lines of the score

score-family = { $family }, { $n ->
    [one] { $n } medal
   *[other] { $n } medals
    }
score-bonus = { $n ->
    [one] Special prize
   *[other] Special prizes
    } for { $group } equal medals, { $n } × { $bonus }

## The end with equal points

tie-ahead = { $points }:{ $points }. { $seat } is ahead with more medals of one family: { $n } against { $n2 }.
tie-shared = { $points }:{ $points }, and as many medals of one family.

## The table in a terminal

table-season = Season { $season }/{ $of }, stage { $stage }
table-deck = { $n } in the deck
table-offer = Offered
table-gift = The present
table-spied = the spy looks at
table-next = next cards
table-among = among the next { $n }
table-bottom = at the bottom
table-players = Opponents
table-collection = collection
table-medals = medals
table-prizes = prizes
table-laying = being laid
table-taking = if taken

## The terminal: signs of the table

sign-leader = leader
sign-star = stars of elegance
sign-free = a free place
sign-hidden = a face-down card
sign-secret = secret until the end
