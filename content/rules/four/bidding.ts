/** What the four say of bidding and of naming a game. */
import type { TopicOfFour } from './rule-of-four.ts';

export const BIDDING_OF_FOUR: TopicOfFour = {
  id: 'bidding',
  title: 'Bidding and naming a game',
  rules: [
    {
      id: 'numbers-or-games',
      title: 'Numbers or games',
      foster: { says: 'Numbers, each the value of some game, from ten up.', laws: [33] },
      eichhorn: {
        rules: ['bidding-on-value', 'bidding-on-suit'],
        says: 'Officially numbers, usually from ten up. In some circles still games by their rank: Frage, Tourne, Solo, Grand, each from diamonds to clubs.',
      },
      hoyle: {
        says: 'Games by their rank, in sixteen steps. The German congress does not allow numbers; yet the dearer game should go first.',
        under: 'Progression of the Game; From the Lowest to the Highest Game; General Laws',
      },
      today: 'Numbers, from 18 up.',
      differ: 'Hoyle bids games, the others numbers, and the lowest number has gone from 10 to 18.',
    },
    {
      id: 'who-bids-to-whom',
      title: 'Who bids to whom',
      foster: {
        says: 'Mittelhand to Vorhand, then Hinterhand to whoever is left.',
        laws: [34],
      },
      eichhorn: {
        rules: ['bidding'],
        says: 'The same. If Vorhand turns a card too early, having taken a bid for a pass, it goes back and the bidding goes on.',
      },
      hoyle: {
        says: 'Backwards: the dealer asks Mittelhand, and Mittelhand asks Vorhand. The editors would turn it round.',
        under: 'Dealing; Counting the Game',
      },
      today: 'Mittelhand to Vorhand, then Hinterhand to whoever is left.',
      differ: 'Hoyle alone asks from right to left.',
    },
    {
      id: 'same-bid',
      title: 'The same bid twice',
      foster: { says: 'Vorhand may hold every number, and keeps the game with it.', laws: [34] },
      eichhorn: {
        rules: ['bidding'],
        says: 'The elder hand may hold every bid with as good a game.',
      },
      hoyle: { says: 'Of two who call one game, the elder hand plays it.', under: 'Dealing' },
      today: 'Vorhand may hold every number.',
      differ: null,
    },
    {
      id: 'no-going-back',
      title: 'No going back',
      foster: { says: 'A number once named stands.', laws: [35] },
      eichhorn: null,
      hoyle: { says: 'You may raise your call, and never lower it.', under: 'To Call a Game' },
      // Order 3.3.8.
      today: 'A bid, a hold and a pass all stand.',
      differ: null,
    },
    {
      id: 'naming-the-game',
      title: 'What may be named',
      foster: {
        says: 'Whoever is left names the game: a suit, Grand or Nullo.',
        laws: [36, 38],
      },
      eichhorn: {
        rules: ['bidding-on-value'],
        says: 'Any game worth the bid or more, and all of it counts.',
      },
      hoyle: {
        says: 'The game is named in the bidding. You may go from a Tourné with a jack to the Grand.',
        under: 'To Call a Game; Plays',
      },
      today: 'Any game that reaches the bid, after the skat has been put away.',
      differ:
        'With Hoyle the bid is the game. With the others it is a number, and the game comes after.',
    },
    {
      id: 'wrong-game-named',
      title: 'The wrong game named',
      foster: {
        says: 'No law: the laws speak of numbers that are taken back, not of games.',
        laws: [],
      },
      eichhorn: { rules: ['mistaken-game-announced'] },
      hoyle: {
        says: 'A game holds as it was called, and you may only go higher.',
        under: 'General Laws',
      },
      today: null,
      differ: null,
    },
    {
      id: 'guckser-said',
      title: 'Saying what the skat is for',
      foster: {
        says: 'Needless: how the skat is taken up says it.',
        laws: [40],
      },
      eichhorn: {
        rules: [],
        says: '“Guckser” before the skat is picked up, unless the Frage has been ruled out at the table.',
        under: 'The Guckser Grand',
      },
      hoyle: null,
      today: 'Needless: whoever does not say “Hand” takes it up.',
      differ: 'Only Eichhorn wants the word.',
    },
    {
      id: 'all-pass',
      title: 'When nobody bids',
      foster: {
        says: 'Ramsch, unless Vorhand would rather play alone. Only Vorhand can announce it.',
        laws: [37, 43],
      },
      eichhorn: { rules: ['all-passing'], says: 'Ramsch.' },
      hoyle: {
        says: 'The cards are thrown in. Ramsch only where it was agreed on; the congress advises against it.',
        under: 'When There is No Call, Ramps',
      },
      today: 'The hand is passed in, and the next dealer deals.',
      differ: 'Ramsch for the two Americans, a new deal for Hoyle’s Germans and for today.',
    },
    {
      id: 'schneider-announced',
      title: 'Announcing schneider',
      foster: {
        says: 'In naming the game, and only if the skat is not used.',
        laws: [39, 41],
      },
      eichhorn: { rules: ['schneider-announced'] },
      hoyle: {
        says: 'With a strong hand. No game is excepted.',
        under: 'Schneider and Schwarz',
      },
      today: 'Only in a game from the hand.',
      differ: 'Hoyle does not say that the skat forbids it. The others do.',
    },
    {
      id: 'schwarz-announced',
      title: 'Announcing schwarz',
      foster: {
        says: 'In naming the game, and only if the skat is not used.',
        laws: [39, 41],
      },
      eichhorn: { rules: ['schwarz-announced'] },
      hoyle: { says: 'The same as schneider, and two steps more.', under: 'Counting the Game' },
      today: 'Only in a game from the hand.',
      differ: 'As with schneider, Hoyle excepts no game.',
    },
    {
      id: 'contra',
      title: 'What defenders may announce',
      foster: { says: 'Nothing, neither schneider nor schwarz.', laws: [42] },
      eichhorn: { rules: ['contra-and-re-contra'] },
      hoyle: null,
      today: 'Nothing: Contra is in no official rule.',
      differ: 'Only Eichhorn tells of Contra, and he would rather not have it.',
    },
    {
      id: 'open-games',
      title: 'Open games',
      foster: {
        says: 'The cards lie face up before a defender plays. The defenders may not consult.',
        laws: [5],
      },
      eichhorn: {
        rules: ['open-plays', 'etiquette-of-players'],
        says: 'The ten cards lie face up on the table and are played from there. In an open Grand and a Revolution the defenders may consult aloud.',
      },
      hoyle: { says: 'All cards are laid on the table.', under: 'Nullo-Ouvert or Open' },
      today: 'The cards lie open, and in a suit game or Grand every trick must be won.',
      differ: 'May the defenders talk? Never with Foster, in two games with Eichhorn.',
    },
  ],
};
