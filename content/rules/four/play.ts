/** What the four books say about the play, its errors and its end. */
import type { TopicOfFour } from './rule-of-four.ts';

export const PLAY_OF_FOUR: TopicOfFour = {
  id: 'play',
  title: 'The play',
  rules: [
    {
      id: 'first-lead',
      title: 'The lead',
      foster: {
        says: 'Vorhand leads first, whoever is declarer; then the winner of each trick leads.',
        laws: [45],
      },
      eichhorn: { rules: ['the-lead'] },
      hoyle: { says: 'The player after the dealer leads first.', under: 'Playing a Game' },
      // Order 4.1.1.
      today: 'Vorhand leads first; then the winner of each trick leads.',
      differ: null,
    },
    {
      id: 'following-suit',
      title: 'Following suit',
      foster: { says: 'A player who can follow must follow.', laws: [45] },
      eichhorn: { rules: ['following-suit'] },
      hoyle: {
        says: 'You must follow. If you cannot, you may ruff or discard as you please.',
        under: 'Following Suit',
      },
      today: 'You must follow. If you cannot, you may play any card.',
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
        says: 'The side that revokes loses the game. Perhaps, he says, the loss should even count as schwarz.',
        under: 'Rules; Suggestions in Regard to Skat',
      },
      // Order 4.2.3, 4.1.3 to 4.1.6.
      today:
        'The deal ends at once, and the guilty side has lost a plain game, unless the game was already decided. The other side may have the revoke put right and play on.',
      differ:
        'Foster gives you until the trick is turned down. In Eichhorn a revoke is made when the card leaves the hand, and only the guilty defender pays.',
    },
    {
      id: 'asking-your-partner',
      title: 'Asking “no more?”',
      foster: {
        says: 'A defender may ask a partner who does not follow. If the partner revokes all the same, the partner pays for both.',
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
        says: 'A declarer who leads out of turn takes the card back if the trick is not complete. If a defender does, the declarer has won.',
        laws: [47, 48],
      },
      eichhorn: { rules: ['leading-out-of-turn'] },
      hoyle: null,
      // Order 4.1.3, 4.1.4.
      today: 'It ends the deal, and the guilty side has lost, unless the game was already decided.',
      differ:
        'Only Foster forgives the declarer. At Eichhorn’s tables a wrong lead to the first trick could be taken back.',
    },
    {
      id: 'played-out-of-turn',
      title: 'Playing before the second player',
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
        says: 'It may not be taken back, except for a lead out of turn or a revoke found out in time.',
        laws: [47, 52, 53],
      },
      eichhorn: { rules: ['a-played-card', 'recalling-card'], says: 'It may not be taken back.' },
      hoyle: {
        says: 'If it was wrong, the others may call for that card or for any other.',
        under: 'Rules',
      },
      // Order 4.1.2.
      today: 'Once it is on the table it may not be taken back.',
      differ:
        'Foster sometimes lets you take it back, and Hoyle lets the others call a card. In Eichhorn and today a played card is played.',
    },
    {
      id: 'looking-back',
      title: 'Looking back',
      foster: {
        says: 'You may look at the last trick only. A player who looks further back, or counts, has lost; the others may play on to fix the price.',
        laws: [55],
      },
      eichhorn: { rules: ['looking-at-tricks-played'] },
      hoyle: { says: 'You may look at the last trick only.', under: 'Rules' },
      // Order 4.4.3, 4.4.6, 4.1.4, as the Skat court applied them.
      today:
        'You may look at the last trick only. Looking or counting further back ends the deal, and the guilty side has lost, unless the game was already decided.',
      differ:
        'All four allow a look at the last trick, but Eichhorn only until the next card is led. In Eichhorn a guilty defender also pays alone.',
    },
    {
      id: 'giving-up',
      title: 'The declarer gives up',
      foster: {
        says: 'In a Tournee, before a card is played, the declarer loses only the plain game. Otherwise all the cards that are left go to the defenders.',
        laws: [44, 51],
      },
      eichhorn: {
        rules: ['throwing-up-the-game'],
        says: 'In any game, until the second trick is led to, the declarer loses only the plain game. Later all the cards that are left go to the defenders.',
      },
      hoyle: {
        says: 'In a Tourné, after the first card, the declarer may give up for the lowest price of the game.',
        under: 'To Lay Down',
      },
      today: 'In any game, without asking, as long as the declarer holds nine cards or more.',
      differ:
        'They differ in when it is allowed: until a card is played, after the first card, or until the second trick. Foster and Hoyle allow it only in a Tournee.',
    },
    {
      id: 'defenders-give-up',
      title: 'The defenders give up',
      foster: {
        says: 'If a defender lays cards down, they go to the declarer, who counts them in.',
        laws: [50],
      },
      eichhorn: {
        rules: ['throwing-up-the-game'],
        says: 'A defender who gives up a game that could still be beaten pays for it.',
      },
      hoyle: { says: 'They may not give up, however sure they are to lose.', under: 'To Lay Down' },
      // Order 4.3.3, 4.3.6 (since 2018: 4.4.6).
      today:
        'If one defender gives up, the deal is over and lost for both. If a defender throws the cards down face up, that side keeps only what it has taken so far.',
      differ: 'Hoyle forbids it, and the others make it costly.',
    },
    {
      id: 'claiming',
      title: 'Claiming the game',
      foster: {
        says: 'A declarer who claims wrongly has lost. A defender who claims wrongly pays for the game alone, and the declarer scores it too.',
        laws: [49, 50],
      },
      eichhorn: { rules: ['claiming-game-won'] },
      hoyle: null,
      // Order 4.3.4 (since 2018: 4.4.4).
      today:
        'A declarer may show the cards. If the defenders do not agree, the play goes on with these cards open.',
      differ: 'In the old books a mistaken claim loses the game. Today the play goes on.',
    },
    {
      id: 'contention',
      title: 'Both sides claim the game',
      foster: {
        says: 'There is no law: nothing is said of tricks that are already mixed.',
        laws: [],
      },
      eichhorn: { rules: ['contention-if-game-was-won'] },
      hoyle: null,
      // Order 5.2.8.
      today:
        'If the result is in doubt, the defenders must prove that the game was lost, and the declarer that it was schneider.',
      differ:
        'In Eichhorn the declarer must be able to prove that it was won; today the defenders must prove that it was lost.',
    },
  ],
};
