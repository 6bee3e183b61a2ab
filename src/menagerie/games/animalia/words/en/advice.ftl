## Why a move is the better one: said to its player

advice-take-medals = With this set the collection earns { $n ->
    [one] { $n } medal
   *[other] { $n } medals
    } for { $family }.
advice-take-bonus = That makes { $n } equal medals for { $family }: a special prize of { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
    } more.
advice-take-stars = The set adds { $n ->
    [one] { $n } star
   *[other] { $n } stars
    } of elegance: the first places win prize cards.
advice-take-spots = Black spots take { $n ->
    [one] { $n } star
   *[other] { $n } stars
    } away, and prize cards with them.
advice-take-power-0 = The thief works: you may steal any card of a rival.
advice-take-power-1 = The spy works: you see the top of the deck and put it back as it suits you.
advice-take-power-2 = The joker works: you may give a card that you do not need to a rival.
advice-take-idle = { $n ->
    [one] { $n } card
   *[other] { $n } cards
    } of this set would earn no medals yet, with { $left ->
    [one] { $left } place
   *[other] { $left } places
    } left.
advice-take-begins = You can still collect { $family }: { $n ->
    [one] { $n } card is
   *[other] { $n } cards are
    } yet to be seen.
advice-pass-room = This set adds no medals, and room in the collection is precious: better cards may come.
advice-pass-rival = { $seat } may take the set: there it adds { $n ->
    [one] { $n } medal
   *[other] { $n } medals
    }.
advice-look = Looking costs nothing: you learn what comes next and decide in which order.
advice-steal-gain = The { $card } adds { $n ->
    [one] { $n } medal
   *[other] { $n } medals
    } to yours.
advice-steal-loss = Without the { $card }, { $seat } earns { $n ->
    [one] { $n } medal
   *[other] { $n } medals
    } fewer.
advice-steal-stars = The { $card } brings its stars of elegance over to you.
advice-steal-spot = The { $card } has a black spot: with it prize cards are harder to win.
advice-steal-opens = { $seat }'s complete collection opens again and must be filled anew.
advice-give-medals = Without the { $card } you lose { $n ->
    [one] { $n } medal
   *[other] { $n } medals
    }.
advice-give-idle = The { $card } earns no medals: giving it away makes room for a better card.
advice-give-stars = With the { $card } you give stars of elegance away.
advice-give-spot = With the { $card } you get rid of a black spot.
advice-gift-helps = With the { $card }, { $seat } earns { $n ->
    [one] { $n } medal
   *[other] { $n } medals
    } more.
advice-gift-idle = With { $seat } the { $card } adds no medals and takes up room.
advice-next-mine = You will turn this card up: the { $card } adds { $n ->
    [one] { $n } medal
   *[other] { $n } medals
    } to yours.
advice-next-helps = { $seat } will turn this card up: there the { $card } adds { $n ->
    [one] { $n } medal
   *[other] { $n } medals
    }.
advice-next-idle = { $seat } will turn this card up, and the { $card } adds no medals there.
advice-lay = The { $card } in place of the { $card2 } means { $n ->
    [one] { $n } point
   *[other] { $n } points
    } more.
    .early = The { $card } adds nothing now: keep the prize card for the next season.
advice-replace = In place of the { $card } the prize card brings { $n ->
    [one] { $n } point
   *[other] { $n } points
    } more.
    .loses = Without the { $card } you lose { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
advice-done-more = Exchanges still bring { $n ->
    [one] { $n } point
   *[other] { $n } points
    }: it is too early to stop.
advice-done-saved = Exchanges bring nothing now: the prize cards will serve in the next season.
advice-owl = With the owl among the { $family } the season brings { $n ->
    [one] { $n } point
   *[other] { $n } points
    }.
