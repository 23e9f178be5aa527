/** Eichhorn's rules and penalties: the play, errors in it, its end, and how to behave. */
import type { RuleTopic } from './rule.ts';

export const THE_PLAY: RuleTopic = {
  id: 'play',
  title: 'The play and its errors',
  rules: [
    {
      heading: 'The lead',
      id: 'the-lead',
      says: 'Vorhand leads in every game, in the open ones too. It is a mistake that the declarer leads in these.',
      laws: [45],
      foster: 'The same.',
      today: 'The same.',
    },
    {
      heading: 'Following suit',
      id: 'following-suit',
      says: 'Follow suit if you can, higher or lower as you like. If you cannot, ruff, discard or fatten.',
      laws: [45],
      foster: 'The same.',
      today: 'The same.',
    },
    {
      heading: 'Revoking',
      id: 'revoking',
      says: 'A revoke is made when the card has left the hand, and ends the game at once. A declarer has lost, even with 61 points won. A defender pays the game alone, and the partner pays nothing. The other side may have the card taken back and play on, to raise the price. Tricks are kept in order, so that a revoke can be traced.',
      laws: [52, 53, 54],
      foster:
        'It can be put right until the trick is turned. After that a declarer loses, and a defender loses for both.',
      today: 'The play ends at once.',
    },
    {
      heading: 'Leading out of turn',
      id: 'leading-out-of-turn',
      says: 'It costs either side the same as a revoke. Eichhorn finds that hard in the first trick, where most tables let the card be taken up.',
      laws: [47, 48],
      foster:
        'A declarer takes the card back while the trick is not complete. A defender’s wrong lead gives the declarer the game.',
      today:
        'It ends the play, and the side that made the mistake has lost unless the game was already decided.',
    },
    {
      heading: 'Playing out of turn',
      id: 'playing-out-of-turn',
      says: 'A defender who plays before the partner shows what is coming. That counts as a revoke, and the declarer may claim the game.',
      laws: [48],
      foster: 'The laws speak of leads only.',
      today: null,
    },
    {
      heading: 'A played card',
      id: 'a-played-card',
      says: 'A card that is played stays.',
      laws: [47, 52],
      foster: 'A wrong lead, or a revoke found out in time, may be taken back.',
      today: 'It stays once it lies on the table.',
    },
    {
      heading: 'Recalling a card',
      id: 'recalling-card',
      says: 'No card may be recalled, since a played card stays.',
      laws: [47, 52],
      foster: 'Only a wrong lead, and a revoke found out in time, may be taken back.',
      today: 'No card may be taken back.',
    },
    {
      heading: 'Looking at tricks played',
      id: 'looking-at-tricks-played',
      says: 'You may look only at the last trick, and only until the next is led. A player who looks further back, or counts, has lost the game, and a defender pays all of it alone. The exception is a search for a revoke.',
      laws: [55],
      foster:
        'You may look only at the last trick. A player who looks further loses at once, and the deal may be played out to fix its value.',
      // Order 4.4.3, 4.4.6.
      today:
        'You may look at the last trick again. Looking or counting further back ends the play.',
    },
  ],
};

export const THE_END: RuleTopic = {
  id: 'end',
  title: 'Giving up and claiming',
  rules: [
    {
      heading: 'Throwing up the game',
      id: 'throwing-up-the-game',
      says: 'A declarer may give up until the second trick is led, and so escapes schneider and schwarz. Later the cards still in hand go to the defenders. A defender who gives up a game that could still be beaten pays for it.',
      laws: [44, 51],
      foster:
        'A declarer may give up only in a Tournee, before a card is played. In other games all the cards still in hand go to the defenders.',
      today: 'You may give up any game without asking, as long as you hold nine cards or more.',
    },
    {
      heading: 'Claiming game won',
      id: 'claiming-game-won',
      says: 'A declarer who lays down the cards and is wrong has lost, even if every other trick would be won. A defender who does so gives the cards still in hand to the declarer and pays the full value.',
      laws: [49, 50],
      foster: 'The same for both. A defender’s mistaken claim is charged to that defender alone.',
      today:
        'A declarer may show the cards. If the defenders do not agree, the play goes on with those cards open.',
    },
    {
      heading: 'Contention if the game was won',
      id: 'contention-if-game-was-won',
      says: 'When the cards have been gathered and both sides claim the game, the majority can decide against the declarer, who should have kept the tricks until the others agreed.',
      laws: [],
      foster: null,
      today:
        'In case of doubt the defenders must prove that the game was lost, and the declarer that it was schneider.',
    },
  ],
};

export const BEHAVIOUR: RuleTopic = {
  id: 'behaviour',
  title: 'How to behave',
  rules: [
    {
      heading: 'Etiquette of players',
      id: 'etiquette-of-players',
      says: 'Ten points for showing your hand to another player, and ten for looking into one on purpose. You may say nothing that shows a player what to throw or lead, or the declarer can claim the game. In an Open Grand and a Revolution the defenders may consult aloud.',
      laws: [5],
      foster: 'In open games too the defenders may not consult.',
      // Order 3.3.9, 4.2.9.
      today:
        'No word or gesture may give cards away. A player who looks into another hand during the bidding may no longer bid.',
    },
    {
      heading: 'Showing strength',
      id: 'showing-strength',
      says: 'To reach for a card before your turn, so that your partner sees you will take the trick, is among the most unfair habits there are. Eichhorn has no fine for it, but much scorn.',
      laws: [],
      foster: null,
      // Order 4.2.9.
      today: 'No gesture may give cards away.',
    },
    {
      heading: 'The pausing player',
      id: 'the-pausing-player',
      says: 'With four at the table the dealer sits out, and wins and loses with the rest. Ten points for a look at the skat. The dealer may and should point out a mistake, and may guide a beginner if the others agree, but says nothing that helps a player.',
      laws: [6, 24],
      foster: 'Ten points for a look at the skat.',
      today: 'The dealer takes part in what is won and lost.',
    },
  ],
};
