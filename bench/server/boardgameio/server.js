// boardgame.io with a small game of hidden hands: draw a card, discard a card, pass the turn.
const { Server, Origins } = require('boardgame.io/server')
const { PlayerView, INVALID_MOVE } = require('boardgame.io/core')

const CARDS = 53
const HAND = 7

const game = {
  name: 'bench',
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([...Array(CARDS).keys()])
    const players = {}
    for (let p = 0; p < ctx.numPlayers; p++) players[p] = { hand: deck.splice(0, HAND) }
    return { secret: { deck }, players, discard: [], deckSize: deck.length, drawn: false }
  },
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    draw: {
      client: false,
      move: ({ G, playerID, random }) => {
        if (G.drawn) return INVALID_MOVE
        if (!G.secret.deck.length) G.secret.deck = random.Shuffle(G.discard.splice(0))
        G.players[playerID].hand.push(G.secret.deck.pop())
        G.deckSize = G.secret.deck.length
        G.drawn = true
      },
    },
    discard: {
      client: false,
      move: ({ G, playerID, events }, index) => {
        const hand = G.players[playerID].hand
        if (!G.drawn || !(index in hand)) return INVALID_MOVE
        G.discard.push(hand.splice(index, 1)[0])
        G.drawn = false
        events.endTurn()
      },
    },
  },
}

Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]), callback: () => console.log('ready') })
