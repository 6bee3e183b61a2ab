## The game in a minute

minute-goal = An expedition of { $rounds } rounds: collect creatures, equipment and contracts that suit each other. The most victory points win.
minute-turn = Swap one of your dominoes with one of the centre. A number of one of yours is the row, a number of the other the column: take that card. Or { $gems_instead } gems instead.
minute-end = { $rounds } rounds of { $turns } turns. At the end of a round its advantage token goes to whoever has the most cards that match it. After the last one points are counted.
minute-scoring = Points on creatures and for contracts, 1 for a gem, { $token_points } for an advantage token. Everybody has two starting contracts, hidden from the others.
minute-advice =
    A gem moves a number by 1: spend it for the card you need.
    Take contracts early, then the cards they ask for.
    A card that matches the token of the round brings a gem at once.

## The lesson, step by step: .wrong is said instead of another move

lesson-1 = In { $rounds } rounds you collect creatures, equipment and contracts. These starting contracts only you can see: a point for each animal, and one for each card of the swamp.
lesson-2 = Two dominoes lead to a card: a number of one is its row, a number of the other its column. But first you swap one of yours for the open one in the centre.
lesson-3 = This swamp animal suits both contracts. Press it and take it, giving 2·4: then both dominoes show a 1, and that is row 1 and column 1.
    .wrong = Without 1·2 only one of your dominoes shows a 1, and this animal costs a gem. Give 2·4, and it is free.
lesson-4 = Take it: three points are printed on the card, and each of the two contracts adds one.
    .wrong = The animal in the corner of the board brings five points: no other card brings as much now.
lesson-5 = The map is equipment: it gives three gems. A gem is a point in the end, or shifts a number by one, so take the map, giving 1·4.
    .wrong = The map needs a three and a two on different dominoes. Give 1·4, and you keep your gem.
lesson-6 = Take the map. The second swamp animal can wait: in the next round animals earn a gem as well.
    .wrong = There are other good moves, but let us take a risk: first gems, and the animal in the next round, when the token pays for it, too.
lesson-7 = With two players a column leaves the board after each round. Which one, you see beforehand: the fourth is next, so what you need there should be taken soon.
lesson-8 = The token of this round: an animal or dragon that you take brings a gem at once. After the round the token goes to whoever has most of them: so far { $seat1 }.
lesson-9 = The animal has waited for you. Take it, giving 2·3: the 1 names the row, and for a gem the 3 passes for a 2 and names the column.
    .wrong = Without 1·2 both numbers would have to be shifted, for two gems. Give 2·3, and one is enough.
lesson-10 = Take it: the token brings back the gem you pay, and the animal suits both contracts.
    .wrong = The swamp animal brings more: it suits the token and both contracts.
lesson-11 = Both of you have two matching cards. In a tie the token goes to whoever moves last in the round, and that is you.
lesson-12 = Now a contract: it pays for pairs of animal and swamp, and more for each further one. You have a pair already: take it, giving 1·2.
    .wrong = The contract lies in row 4 and column 3, and 3·4 is needed. Give 1·2, and the contract is free.
lesson-13 = Take the contract: swamp animals fit either half of a pair, and you collect them anyway.
    .wrong = There are other good moves, but this contract will grow with new pairs. Take it while it is here.
lesson-14 = The token is yours, { $token_points } points in the end. The next round's token is always seen beforehand: pick cards for it, too.
lesson-end = The number on a card is what it brings now. Contracts grow: look for cards that suit several of them at once.

## Examples of the rules: .try-1 is what to do there, and what comes of it

example-dominoes = Swapping a domino
    .text = You have 1·2 and 2·4, and 3·4 lies in the centre. Give 2·4: a number of one tile will be the row, a number of the other the column. That is 1·3, 1·4, 2·3 and 2·4, either way round.
    .try-1 = Give 2·4 and take the card of row 1, column 3: it costs nothing.
    .try-2 = Row 1, column 1: no tile serves twice, and two steps would cost two gems.
example-shifting = A gem shifts a number
    .text = You have 1·2 and 1·3, and one gem. It shifts one number by one, for this card only. A cell costs what its cheapest way costs.
    .try-1 = Row 1, column 4: the 3 becomes a 4 for a gem.
    .try-2 = Row 3, column 4: one gem is missing.
    .try-3 = Or two gems in place of a card: that is always possible.
example-lamp = A lamp empties a column
    .text = A lamp gives two gems, and all other cards of its column leave the game: creatures, equipment, contracts. That is compulsory.
    .try-1 = Take the lamp in row 3, column 1: three cards go with it.
example-second-pair = The second pair
    .text = Your contract pays for pairs of a dragon and a forest. A pair is two different cards. It pays 2 for one, 5 for two, 9 for three. You have one dragon and two forests: a dragon is missing.
    .try-1 = Take the mountain dragon in row 2, column 1: 1 for the card, 3 for the second pair and 1 for the mountains of your starting contract, 5 in all.

## The study: what is worth counting

study-1 = Creatures and equipment
    .about = A player's cards at the end.
study-2 = Contracts
    .about = Contracts taken from the board.
study-3 = Advantage tokens
    .about = Who won the token.
study-4 = At the end
    .gems = gems
    .contracts = contracts from the board
study-5 = How often the rules bite
    .out-of-reach = no card is in reach
    .took-gems = gems instead of a card
    .no-gem = no gem for an ability
    .no-neighbour = no card beside the binoculars
    .no-creature = the creature deck is empty
    .token-tied = turn order decided a token
    .token-unclaimed = nobody won a token
