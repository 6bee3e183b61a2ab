## The game in a minute

minute-goal = { $seats ->
    [2] A show of { $seasons } seasons. In each you collect two collections of { $full } animals and win medals for them. More points for medals win.
   *[other] A show of { $seasons } seasons. In each you collect { $full } animals and win medals for them. The most points for medals win.
    }
minute-turn = The leader turns up a card: take it or pass it on? A set that went round grows by a card. It is taken whole, and the leader must take three cards that come back.
minute-end = { $seats ->
    [2] A season ends when all four collections are full. More stars earn two prize cards, fewer one. Swap them into your collections; then medals are given.
   *[other] A season ends when all have { $full } animals. The most stars earn two prize cards, the second place one. Swap them into your collection; then medals are given.
    }
minute-scoring = { $seats ->
    [2] For each collection: 2 to { $full } animals of a family bring as many medals, { $full } different families one of each. A medal is a point, every { $group_of_two } medals of one family { $bonus } more.
   *[other] 2 to { $full } animals of a family bring as many of its medals, { $full } different families one of each. A medal is a point, every { $usual_group } medals of one family { $bonus } more.
    }
minute-advice =
    Collect one or two families through all seasons.
    A second thief, spy or joker in a collection acts.
    At the end of a season the owl is of any family you name.

## The lesson, step by step: .wrong is said instead of another move

lesson-1 = This is a show: in each of { $seasons } seasons you collect { $full } animals, and they earn medals. Here is the place of your collection.
lesson-2 = A dog champion. Animals of one family earn medals, and stars earn prize cards.
lesson-3 = You lead this turn and decide first: take the card, or pass it on. Take it!
    .wrong = Three stars are more than any other card has. Do not leave the champion to your neighbours.
lesson-4 = Now { $seat1 } turns up a card. Nobody took the horse thief, and it does not go with your dog: give it back, too.
    .wrong = A single horse earns no medals, and you have only { $full } places. Pass it, and see what is added to it.
lesson-5 = The horse went round, and the leader turned up one more card: a dog! Now they are a set, and a set is taken whole.
lesson-6 = Two dogs in a collection are two medals already. Take the set, even though the horse comes along.
    .wrong = If you do not take it now, a neighbour may. A horse too many is a small price for two medals.
lesson-7 = { $seat2 } leads and takes the dog thief at once. Never mind: you can still get it.
lesson-8 = The parrot thief is the second thief of your collection, and a second one steals a card from a rival at once. Take it.
    .wrong = A second thief acts as soon as it is taken. To pass it on is to give up a stolen card.
lesson-9 = A theft! Press the dog thief that lies before { $seat2 }: it is your third dog.
    .wrong = Do not give it up: a third dog is a third medal.
lesson-10 = Everybody has { $full } animals, and stars are counted: { $seat1 } has the most, you come second. The second place earns one prize card.
lesson-11 = The prize is a dog joker! Press it, and then the horse: it is alone here and earns no medal.
    .wrong = Not yet: with the prize card you have a fourth dog, and one more medal.
lesson-12 = Now choose who makes room. The horse is alone and earns no medal.
    .wrong = Keep the dogs: each of them is a medal. Let the horse make room.
lesson-13 = Four dog medals are four points. A fifth medal of the same family adds { $bonus } more: go on collecting dogs.
lesson-end = A new season begins: collections start anew, medals stay. Watch what your neighbours need, and do not pass it to them.

## Examples of the rules: .try-1 is what to do there, and what comes of it

example-too-many = A set that does not fit
    .text = Your left neighbour has three animals and room for two. A set of three lies before you: it cannot be divided, and the neighbour is not even asked.
    .try-1 = Pass the set: the neighbour is left out, and the next one decides.
example-last-place = The last place in a collection
    .text = The leader has four animals. Nobody takes the card that was turned up, and you are asked last. If you refuse too, it exactly fills the leader's collection, and the leader has to take it.
    .try-1 = Pass it on: the leader takes the card and is complete.
    .try-2 = Or take it: it is your second thief, which may steal at once.
example-elegance = Seven stars
    .text = Two champions are 6 stars, the smart one 2 more, the rascal takes one away: 7. As soon as everybody has five animals, elegance is counted.
    .try-1 = Take the card: your 7 stars are the best, which is worth two prize cards.
example-owl-joins = The owl joins in
    .text = The collection has three dogs, a rabbit and the owl. The owl stands for one animal, of a family that you name.
    .try-1 = Name the dogs: 4 dog medals.
    .try-2 = Name the rabbits: 3 dog medals and 2 rabbit medals, 5 in all.
    .try-3 = Name the cats: a lonely owl brings nothing, and there are 3 medals.
example-owl-is-fifth = Five different ones
    .text = A cat, a horse, a dog, a rabbit and the owl. Single animals earn nothing, but all five families together earn one medal of each.
    .try-1 = Name the parrots that are missing: 5 medals, all different.
    .try-2 = Name the dogs: there will be two of them, and only 2 medals.
example-exchange = Prize cards
    .text = Two dogs would earn two medals. But you hold two prize cats, which can take the places of the parrot and the horse.
    .try-1 = Put the cats in place of horse and parrot: 3 cat and 2 dog medals, 5 in all.
    .try-2 = Change nothing: only 2 dog medals, but the cats wait for the next season.

## The study: what is worth counting

study-1 = Cards taken
    .about = Cards taken into a collection.
study-2 = Prize cards
    .about = Cards won by elegance.
study-3 = Medals
    .about = Of a player in a game.
study-4 = How often the rules bite
    .no-room = no room: the set goes on
    .must-take = no passing: the set must be taken
    .steal = the thief steals a card
    .give = the joker gives a card
    .look = the spy looks at the deck
    .lapse = a power has nothing to do
    .shared-first = elegance is shared
    .no-prize = no prize card is left
    .exchange = a prize card is laid
