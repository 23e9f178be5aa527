/** What the four say of the play, its errors and its end. */
import type { TopicOfFour } from './rule-of-four.ts';

export const PLAY_OF_FOUR: TopicOfFour = {
  id: 'play',
  title: 'The play',
  rules: [
    {
      id: 'first-lead',
      title: 'The lead',
      foster: {
        says: 'Vorhand, whoever is declarer; then the winner of each trick.',
        laws: [45],
      },
      eichhorn: { rules: ['the-lead'] },
      hoyle: { says: 'The first player after the dealer.', under: 'Playing a Game' },
      today: 'Vorhand; then the winner of each trick.',
      differ: null,
    },
    {
      id: 'following-suit',
      title: 'Following suit',
      foster: { says: 'Each follows who can.', laws: [45] },
      eichhorn: { rules: ['following-suit'] },
      hoyle: {
        says: 'You must follow. If you cannot, trump or throw off as you please.',
        under: 'Following Suit',
      },
      today: 'You must follow. If you cannot, any card will do.',
      differ: null,
    },
    {
      id: 'revoke',
      title: 'The revoke',
      foster: {
        says: 'It can be put right until the trick is turned down. After that a declarer loses, and a defender loses for both.',
        laws: [52, 53],
      },
      eichhorn: { rules: ['revoking'] },
      hoyle: {
        says: 'It loses the game for whichever side did it. Perhaps it should even count as schwarz.',
        under: 'Rules; Suggestions in Regard to Skat',
      },
      today:
        'The hand ends at once, and the guilty side has lost a plain game, unless it was decided already. The other side may have it put right and play on.',
      differ:
        'Foster gives you until the trick is turned. With Eichhorn it is done when the card leaves the hand, and only the guilty defender pays.',
    },
    {
      id: 'asking-your-partner',
      title: 'Asking “no more?”',
      foster: {
        says: 'A defender may ask the partner. If the partner revokes all the same, the partner pays for both.',
        laws: [54],
      },
      eichhorn: null,
      hoyle: null,
      today: null,
      differ: null,
    },
    {
      id: 'lead-out-of-turn',
      title: 'Leading out of turn',
      foster: {
        says: 'The declarer takes it back while the trick is not complete. If a defender does it, the declarer has won.',
        laws: [47, 48],
      },
      eichhorn: { rules: ['leading-out-of-turn'] },
      hoyle: null,
      today: 'It ends the hand, and the guilty side has lost unless the game was decided already.',
      differ:
        'Foster forgives the declarer, and nobody else does. Eichhorn’s tables let the first lead of all be taken up.',
    },
    {
      id: 'played-out-of-turn',
      title: 'Playing third before second',
      foster: { says: 'The laws speak of leads only.', laws: [] },
      eichhorn: { rules: ['playing-out-of-turn'] },
      hoyle: null,
      today: null,
      differ: null,
    },
    {
      id: 'played-card',
      title: 'A card that is played',
      foster: {
        says: 'A lead out of turn, or a revoke found out in time, may go back.',
        laws: [47, 52, 53],
      },
      eichhorn: { rules: ['a-played-card', 'recalling-card'], says: 'It stays.' },
      hoyle: {
        says: 'If it was wrong the others may call for it, or for any card they like.',
        under: 'Rules',
      },
      today: 'It stays, once it lies on the table.',
      differ: 'It may go back with Foster, is open to call with Hoyle, and stays with the others.',
    },
    {
      id: 'looking-back',
      title: 'Looking back',
      foster: {
        says: 'At the last trick, no further. Who looks further, or counts, has lost; the others may play on to fix the price.',
        laws: [55],
      },
      eichhorn: { rules: ['looking-at-tricks-played'] },
      hoyle: { says: 'At the last trick, no further.', under: 'Rules' },
      // Order 4.4.3, 4.4.6, 4.1.4, as the Skat court applied them.
      today:
        'At the last trick, no further. Looking or counting further back ends the hand, and the guilty side has lost unless the game was decided already.',
      differ:
        'All four allow the last trick. Eichhorn shuts it when the next card is led, and has a defender pay alone.',
    },
    {
      id: 'giving-up',
      title: 'The declarer gives up',
      foster: {
        says: 'In a Tournee before a card is played, and it is lost simply. Otherwise all the cards left go to the defenders.',
        laws: [44, 51],
      },
      eichhorn: {
        rules: ['throwing-up-the-game'],
        says: 'Until the second trick is led to, in any game, and it is lost simply. Later the cards left go to the defenders.',
      },
      hoyle: {
        says: 'In a Tourné after the first card, for the smallest price of the hand.',
        under: 'To Lay Down',
      },
      today: 'In any game, without asking, with nine cards or more in hand.',
      differ:
        'Until when: no card, one card, one trick. And whether only in a Tournee, as for Foster and Hoyle.',
    },
    {
      id: 'defenders-give-up',
      title: 'The defenders give up',
      foster: {
        says: 'A defender’s cards laid down go to the declarer, who counts them in.',
        laws: [50],
      },
      eichhorn: {
        rules: ['throwing-up-the-game'],
        says: 'A defender who throws up a game that could still be beaten pays it.',
      },
      hoyle: { says: 'They cannot, however sure they are to lose.', under: 'To Lay Down' },
      // Order 4.3.3, 4.3.6.
      today:
        'If one defender gives up, the hand is over and lost for both. A defender who throws the cards down open leaves their side with what it has taken so far.',
      differ: 'Hoyle forbids it, the others make it dear.',
    },
    {
      id: 'claiming',
      title: 'Claiming the game',
      foster: {
        says: 'A declarer who claims wrongly has lost. A defender who does so pays the game alone, and the declarer scores it too.',
        laws: [49, 50],
      },
      eichhorn: { rules: ['claiming-game-won'] },
      hoyle: null,
      today:
        'A declarer may show the cards. If the defenders do not agree, the hand is played out with them open.',
      differ: 'A mistaken claim lost the game then. Today the play goes on.',
    },
    {
      id: 'contention',
      title: 'Both sides claim it',
      foster: { says: 'No law: nothing is said of cards that are already mixed.', laws: [] },
      eichhorn: { rules: ['contention-if-game-was-won'] },
      hoyle: null,
      today:
        'In doubt the defenders must prove that the game was lost, and the declarer that it was schneider.',
      differ: 'The declarer must be able to prove the game with Eichhorn, the defenders today.',
    },
  ],
};
