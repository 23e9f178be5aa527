/** What the four books say about bidding and naming a game. */
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
        says: 'Officially numbers, usually from ten up. Some circles still bid games by their rank: Frage, Tourne, Solo, Grand, each from diamonds to clubs.',
      },
      hoyle: {
        says: 'Games by their rank, in sixteen steps. The German congress does not allow numbers, but a game that costs more should still outbid one that costs less.',
        under: 'Progression of the Game; From the Lowest to the Highest Game; General Laws',
      },
      // Order 3.3.1.
      today: 'Numbers, from 18 up.',
      differ: 'Hoyle bids games, the others numbers. The lowest number has risen from 10 to 18.',
    },
    {
      id: 'who-bids-to-whom',
      title: 'Who bids to whom',
      foster: {
        says: 'Mittelhand bids to Vorhand. When one of them has passed, Hinterhand bids to the other.',
        laws: [34],
      },
      eichhorn: {
        rules: ['bidding'],
        says: 'The same. If Vorhand mistakes a bid for a pass and turns a card too soon, the card goes back and the bidding goes on.',
      },
      hoyle: {
        says: 'The other way round: the dealer asks Mittelhand, and Mittelhand asks Vorhand. The editors would reverse it.',
        under: 'Dealing; Counting the Game',
      },
      today: 'The same as in Foster.',
      differ: 'Hoyle alone asks from right to left.',
    },
    {
      id: 'same-bid',
      title: 'The same bid twice',
      foster: {
        says: 'Vorhand may say yes to every number, and so keeps the right to name the game.',
        laws: [34],
      },
      eichhorn: {
        rules: ['bidding'],
        says: 'The elder hand may say yes to every bid with a game worth as much.',
      },
      hoyle: {
        says: 'If two players call the same game, the elder hand plays it.',
        under: 'Dealing',
      },
      today: 'Vorhand may say yes to every number.',
      differ: null,
    },
    {
      id: 'no-going-back',
      title: 'No going back',
      foster: { says: 'A number that has been bid may not be taken back.', laws: [35] },
      eichhorn: null,
      hoyle: { says: 'You may raise your call but never lower it.', under: 'To Call a Game' },
      // Order 3.3.8.
      today: 'A bid, a yes or a pass may not be taken back.',
      differ: null,
    },
    {
      id: 'naming-the-game',
      title: 'What may be named',
      foster: {
        says: 'The winner of the bidding names the game: a suit, Grand or Nullo.',
        laws: [36, 38],
      },
      eichhorn: {
        rules: ['bidding-on-value'],
        says: 'Any game worth the bid or more; its full value counts.',
      },
      hoyle: {
        says: 'The game is named in the bidding. You may go from a Tourné with a jack to the Grand.',
        under: 'To Call a Game; Plays',
      },
      today:
        'Any game that reaches the bid. If the skat is taken up, the game is named after two cards have been put away.',
      differ:
        'In Hoyle the bid is the game. Elsewhere it is a number, and the game is named afterwards.',
    },
    {
      id: 'wrong-game-named',
      title: 'The wrong game named',
      foster: {
        says: 'There is no law: the laws forbid you to take back a number, but do not mention a game.',
        laws: [],
      },
      eichhorn: { rules: ['mistaken-game-announced'] },
      hoyle: {
        says: 'You may change your call to a higher game, but not to a lower one.',
        under: 'General Laws',
      },
      today: null,
      differ: null,
    },
    {
      id: 'guckser-said',
      title: 'Saying what the skat is for',
      foster: {
        says: 'There is no need, because the way the skat is taken up shows the game.',
        laws: [40],
      },
      eichhorn: {
        rules: [],
        says: 'You say “Guckser” before you pick up the skat, unless the table does not play the Frage.',
        under: 'The Guckser Grand',
      },
      hoyle: null,
      today:
        'There is no need: a declarer who does not want to play from the hand simply takes up the skat.',
      differ: 'Only Eichhorn asks for the word.',
    },
    {
      id: 'all-pass',
      title: 'When nobody bids',
      foster: {
        says: 'Ramsch is played, unless Vorhand would rather be declarer. Only Vorhand can announce it.',
        laws: [37, 43],
      },
      eichhorn: { rules: ['all-passing'], says: 'Ramsch is played.' },
      hoyle: {
        says: 'The cards are thrown in. Ramsch is played only where the table has agreed to it, and the congress advises against it.',
        under: 'When There is No Call, Ramps',
      },
      // Order 3.3.7.
      today: 'The cards are thrown in, and the next dealer deals.',
      differ: 'The two American books play Ramsch; Hoyle’s Germans and today’s players deal again.',
    },
    {
      id: 'schneider-announced',
      title: 'Announcing schneider',
      foster: {
        says: 'When the game is named, and only if the skat is not used.',
        laws: [39, 41],
      },
      eichhorn: { rules: ['schneider-announced'] },
      hoyle: {
        says: 'With a strong hand, in any game.',
        under: 'Schneider and Schwarz',
      },
      // Order 5.2.5.
      today: 'Only in a game from the hand.',
      differ: 'Hoyle does not forbid it in games with the skat. The others do.',
    },
    {
      id: 'schwarz-announced',
      title: 'Announcing schwarz',
      foster: {
        says: 'When the game is named, and only if the skat is not used.',
        laws: [39, 41],
      },
      eichhorn: { rules: ['schwarz-announced'] },
      hoyle: { says: 'As for schneider; it counts two steps more.', under: 'Counting the Game' },
      // Order 5.2.5.
      today: 'Only in a game from the hand.',
      differ: 'As with schneider, Hoyle allows it in any game.',
    },
    {
      id: 'contra',
      title: 'What defenders may announce',
      foster: { says: 'Nothing, neither schneider nor schwarz.', laws: [42] },
      eichhorn: { rules: ['contra-and-re-contra'] },
      hoyle: null,
      today: 'Nothing: Contra is in no official rule.',
      differ: 'Only Eichhorn mentions Contra, and he would rather not have it.',
    },
    {
      id: 'open-games',
      title: 'Open games',
      foster: {
        says: 'The declarer’s cards are laid face up before either defender plays. The defenders may not consult.',
        laws: [5],
      },
      eichhorn: {
        rules: ['open-plays', 'etiquette-of-players'],
        says: 'The declarer lays the ten cards face up on the table and plays from there. In an Open Grand and a Revolution the defenders may consult aloud.',
      },
      hoyle: {
        says: 'The declarer lays all the cards on the table.',
        under: 'Nullo-Ouvert or Open',
      },
      // Order 5.2.6.
      today:
        'The declarer’s cards are laid face up, and in a suit game or Grand every trick must be won.',
      differ:
        'They differ in whether the defenders may talk: never in Foster, in two games in Eichhorn.',
    },
  ],
};
