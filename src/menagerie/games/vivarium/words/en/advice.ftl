## Why a move is the better one: said to its player

advice-feeds = { $card } adds { $n ->
    [one] { $n } point
   *[other] { $n } points
    } to your contract “{ $card2 }”.
    .several = { $card } serves several of your contracts at once: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, most of them from “{ $card2 }”.
advice-points = { $card } is worth { $n ->
    [one] { $n } point
   *[other] { $n } points
    } by itself.
advice-card-gems = With { $card } you get { $n ->
    [one] { $n } gem
   *[other] { $n } gems
    } at once.
advice-price = { $card } costs { $n ->
    [one] { $n } gem
   *[other] { $n } gems
    }, and each of them is a point.
advice-contract = The contract “{ $card }” pays you { $n ->
    [one] { $n } point
   *[other] { $n } points
    } already, and may pay more.
advice-camera = { $card }: for a gem you choose the better of two creatures from the deck.
advice-compass = { $card }: you also get the top creature of the deck.
advice-shovel = { $card }: of the creatures from the deck you keep the best and hand out the rest.
advice-race = You come out ahead in the race for the token “{ $token }” with { $n }: { $points ->
    [one] { $points } point
   *[other] { $points } points
    } at the end of the game.
advice-swap = By giving the domino { $domino } you reach { $card }: { SIGNED($n) }, its price counted.
advice-gems = { $n ->
    [one] { $n } gem is
   *[other] { $n } gems are
    } { $n ->
    [one] { $n } point
   *[other] { $n } points
    }, and a wider choice of cards later.
advice-missed = You miss { $card }: { SIGNED($n) }, its price counted.
advice-shoot = For one gem you see two creatures and keep the better one.
advice-give-away = { $card } is better kept: it brings you { $n ->
    [one] { $n } point
   *[other] { $n } points
    }.
