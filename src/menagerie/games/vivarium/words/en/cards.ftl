## Components, by the names that their pictures have; [of] is what lives in a habitat

-species-mineral = mineral
-species-plant = plant
-species-animal = animal
-species-dragon = dragon

-habitat-mountain = { $case ->
   *[nom] mountains
    [of] mountain
    }
-habitat-forest = { $case ->
   *[nom] forests
    [of] forest
    }
-habitat-desert = { $case ->
   *[nom] deserts
    [of] desert
    }
-habitat-swamp = { $case ->
   *[nom] swamps
    [of] swamp
    }

-symbol-circle = ●
-symbol-triangle = ▲
-symbol-square = ■
-symbol-diamond = ◆

-equipment-bag = Bag
-equipment-hat = Hat
-equipment-binoculars = Binoculars
-equipment-camera = Camera
-equipment-compass = Compass
-equipment-lamp = Lamp
-equipment-map = Map
-equipment-shovel = Shovel

-token-nothing = hourglass
-token-equipment = equipment
-token-contracts = contracts

## Names made of the print. { "" } before a value keeps its first letter small

cell = row { $row }, column { $column }
domino = { $n }·{ $n2 }
# Either of these species counts
token-species = { "" }{ LIST($species, "or") }
creature = { NAME($habitat, case: "of") } { $species } { $n }
    .help = Species: { $species }; habitat: { $habitat }; points: { $n }.
equipment = { $equipment } { $symbol }
hat = { -equipment-hat } { $symbol } ({ LIST($species) })
# Of a contract: what its cards show
icon-species = { "" }{ $species }
icon-habitat = { "" }{ $habitat }

## What equipment does beside its gems: in full, and on its face

equipment-gems = { $n ->
    [one] { $n } gem
   *[other] { $n } gems
    }.
    .face = *+{ $n }* { $n ->
        [one] gem
       *[other] gems
    }
equipment-bag = At the end it is an icon of any habitat, a different one in each contract.
    .face = In contracts: _any habitat_
equipment-hat = At the end it is the two species icons printed on it.
    .face = In contracts: _{ $species }_ + _{ $species2 }_
equipment-binoculars = You may take the neighbours above, below, left and right, a gem for each.
    .face = Neighbouring cards, *−1* gem each
equipment-camera = For a gem look at two creatures from the deck: keep one, discard the other.
    .face = *−1* gem: one of two creatures
equipment-compass = The top creature of the deck is yours.
    .face = *+1* creature from the deck
equipment-lamp = All other cards of its column leave the game.
    .face = The rest of its column leaves
equipment-shovel = Draw a creature for every player and hand them out, one each.
    .face = Hand a creature to everybody

## Contracts: how they are called, what they say in full, and on their face

contract-pairs = Pairs: { $icon } + { $icon2 }
    .help = For { $steps } or more pairs: { $pays }. A card is in one pair.
    .face = _{ $icon }_ + _{ $icon2 }_: *{ $pays }*
contract-species-sets = Sets: four species
    .help = For { $steps } or more sets of the four species: { $pays }. A hat gives both.
    .face = Four _species_: *{ $pays }*
contract-habitat-sets = Sets: four habitats
    .help = For { $steps } or more sets of the four habitats: { $pays }. A bag is any one.
    .face = Four _habitats_: *{ $pays }*
contract-both-sets = Sets: species and habitats
    .help = A set: four creatures of four species and four habitats at once. For { $steps } or more: { $pays }.
    .face = Four _species_ and _habitats_: *{ $pays }*
contract-species = Starting: { $species }
    .help = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for each { $species } card.
    .face = *+{ $n }* for a card: _{ $species }_
contract-habitat = Starting: { $habitat }
    .help = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for each card of the { $habitat }.
    .face = *+{ $n }* for a card: _{ $habitat }_
contract-symbol = Equipment { $symbol }
    .help = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for each equipment { $symbol }.
    .face = *+{ $n }* for equipment{ "\u00A0" }_{ $symbol }_
contract-equipment = All equipment
    .help = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for each equipment.
    .face = *+{ $n }* for each equipment
contract-light = Travelling light
    .help = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, less { $less } for each equipment; never below zero.
    .face = *+{ $n }*, but *−{ $less }* for each equipment

## What a token says

token-nothing = The first round: nothing for anybody.
token-race = A matching card ({ $token }) brings a gem; most of them at the round's end wins the token.
