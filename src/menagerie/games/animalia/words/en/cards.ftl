## Cards

-card-cat-champion = Cat champion
-card-cat-smart = Smart cat
-card-cat-cute = Cute cat
-card-cat-rascal = Cat rascal
-card-cat-thief = Cat thief
-card-cat-spy = Cat spy
-card-cat-joker = Cat joker
-card-horse-champion = Horse champion
-card-horse-smart = Smart horse
-card-horse-cute = Cute horse
-card-horse-rascal = Horse rascal
-card-horse-thief = Horse thief
-card-horse-spy = Horse spy
-card-horse-joker = Horse joker
-card-dog-champion = Dog champion
-card-dog-smart = Smart dog
-card-dog-cute = Cute dog
-card-dog-rascal = Dog rascal
-card-dog-thief = Dog thief
-card-dog-spy = Dog spy
-card-dog-joker = Dog joker
-card-rabbit-champion = Rabbit champion
-card-rabbit-smart = Smart rabbit
-card-rabbit-cute = Cute rabbit
-card-rabbit-rascal = Rabbit rascal
-card-rabbit-thief = Rabbit thief
-card-rabbit-spy = Rabbit spy
-card-rabbit-joker = Rabbit joker
-card-parrot-champion = Parrot champion
-card-parrot-smart = Smart parrot
-card-parrot-cute = Cute parrot
-card-parrot-rascal = Parrot rascal
-card-parrot-thief = Parrot thief
-card-parrot-spy = Parrot spy
-card-parrot-joker = Parrot joker
-card-owl = Owl

## Families and kinds; a power is called by the kind that has it

-family-cat = cats
-family-horse = horses
-family-dog = dogs
-family-rabbit = rabbits
-family-parrot = parrots

-kind-champion = champion
-kind-smart = smart one
-kind-cute = cute one
-kind-rascal = rascal
-kind-thief = thief
-kind-spy = spy
-kind-joker = joker

## The two collections of a player, in a game of two

-row-upper = upper
-row-lower = lower

## What is printed on a card: in full, and on its face

card-any-family = Stands for one animal of any family when medals are awarded.
    .face = any family
card-stars = { $n ->
    [one] { $n } star
   *[other] { $n } stars
    } of elegance.
    .face = *{ SIGNED($n) }* elegance
card-black-spot = A black spot: { $n ->
    [one] { $n } star
   *[other] { $n } stars
    } of elegance less.
# $allows is what the power allows, as below
card-power = Works when taken to where a { $power } already is, or in a set with another { $power }. { $allows }
    .face = _as a pair_: { $allows }
card-plain = No stars, no power.

## What the powers allow: of the thief, the spy and the joker

power-steal = Steal any card of any rival, even from a complete collection. It comes into this collection of yours or, if that is complete, goes under the deck.
    .face = steal a rival's card
power-look = Look at the top { $looks ->
    [one] { $looks } card
   *[other] { $looks } cards
    } of the deck and put them back on top in any order.
    .face = see the top { $looks ->
        [one] { $looks } card
       *[other] { $looks } cards
    }
power-give = Give any card of this collection to a rival whose collection is not complete: it cannot be refused. If all are complete, the card goes under the deck.
    .face = give a card away
