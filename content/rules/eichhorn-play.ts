/** Eichhorn's rules and penalties: the play, errors in it, its end, and how to behave. */
import type { RuleTopic } from './rule.ts';

export const THE_PLAY: RuleTopic = {
  id: 'play',
  title: 'The play and its errors',
  rules: [
    {
      heading: 'The lead',
      id: 'the-lead',
      says: 'Vorhand leads in every game. It is a mistake to think that in open games the declarer leads.',
      laws: [45],
      foster: 'The same.',
      today: 'The same.',
    },
    {
      heading: 'Following suit',
      id: 'following-suit',
      says: 'Follow if you can, higher or lower as you like. If you cannot, you may ruff, discard or fatten.',
      laws: [45],
      foster: 'The same.',
      today: 'The same.',
    },
    {
      heading: 'Revoking',
      id: 'revoking',
      says: 'A revoke is made as soon as the card leaves the hand, and it ends the game. A declarer has lost, even with 61 points taken. A defender pays for the game alone, and the partner pays nothing. The other side may have the card taken back and play on to raise the price. Tricks are kept in order so that a revoke can be traced.',
      laws: [52, 53, 54],
      foster:
        'It can be put right until the trick is turned down. After that a declarer loses, and a defender loses for both.',
      today: 'The deal ends at once.',
    },
    {
      heading: 'Leading out of turn',
      id: 'leading-out-of-turn',
      says: 'It costs either side as much as a revoke. Eichhorn finds that severe in the first trick, where most tables let the card be taken back.',
      laws: [47, 48],
      foster:
        'A declarer takes the card back if the trick is not complete. If a defender leads out of turn, the declarer has won.',
      today: 'It ends the deal, and the guilty side has lost, unless the game was already decided.',
    },
    {
      heading: 'Playing out of turn',
      id: 'playing-out-of-turn',
      says: 'A defender who plays before the partner, out of turn, has shown a card too soon. That counts as a revoke, and the declarer may claim the game.',
      laws: [48],
      foster: 'The laws speak of leads only.',
      today: null,
    },
    {
      heading: 'A played card',
      id: 'a-played-card',
      says: 'It may not be taken back.',
      laws: [47, 52],
      foster: 'A wrong lead, or a revoke found out in time, may be taken back.',
      today: 'Once it is on the table it may not be taken back.',
    },
    {
      heading: 'Recalling a card',
      id: 'recalling-card',
      says: 'It is not allowed, as the rule above says.',
      laws: [47, 52],
      foster: 'A wrong lead may be taken back, and so may a revoke found out in time.',
      today: 'No card may be taken back.',
    },
    {
      heading: 'Looking at tricks played',
      id: 'looking-at-tricks-played',
      says: 'You may look only at the last trick, and only until the next is led to. A player who looks further back, or counts, has lost the game; a defender pays all of it alone. The only exception is a search for a revoke.',
      laws: [55],
      foster:
        'You may look only at the last trick. A player who looks further back loses at once, and the deal may be played out to fix its value.',
      // Order 4.4.3, 4.4.6.
      today:
        'You may look at the last trick again. Looking or counting further back ends the deal.',
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
      says: 'A declarer may give up until the second trick is led to, and so avoid schneider and schwarz. Later, all the cards that are left go to the defenders. A defender who gives up a game that could still be beaten pays for it.',
      laws: [44, 51],
      foster:
        'Until a card is played, and only in a Tournee. Otherwise all the cards that are left go to the defenders.',
      today: 'You may give up any game without asking, as long as you hold nine cards or more.',
    },
    {
      heading: 'Claiming game won',
      id: 'claiming-game-won',
      says: 'A declarer who lays down the cards and is wrong has lost, even if every other trick would be won. A defender who does so must give the remaining cards to the declarer, and pays the full value.',
      laws: [49, 50],
      foster: 'The same for both. A defender’s mistaken claim is charged to that defender alone.',
      today:
        'A declarer may show the cards. If the defenders do not agree, the play goes on with these cards open.',
    },
    {
      heading: 'Contention if the game was won',
      id: 'contention-if-game-was-won',
      says: 'If both sides claim the game after the cards have been gathered up, the majority can decide against the declarer, who should have kept the tricks until the others agreed.',
      laws: [],
      foster: null,
      today:
        'If the result is in doubt, the defenders must prove that the game was lost, and the declarer that it was schneider.',
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
      says: 'You pay ten points for showing your hand to another player, and ten for looking into another hand on purpose. You may say nothing that could show another player what to discard or lead. If a defender does, the declarer can claim the game. In a Grand Ouvert and a Revolution the defenders may consult aloud.',
      laws: [5],
      foster: 'In open games too the defenders may not consult.',
      // Order 3.3.9, 4.2.9.
      today:
        'You may not show what you hold by a word or a gesture. If you look into another hand during the bidding, you are out of it.',
    },
    {
      heading: 'Showing strength',
      id: 'showing-strength',
      says: 'To reach for a card before your turn, so that your partner sees that you will take the trick, is one of the most unfair habits. Eichhorn has no fine for it, only scorn.',
      laws: [],
      foster: null,
      // Order 4.2.9.
      today: 'You may not show what you hold by a gesture.',
    },
    {
      heading: 'The pausing player',
      id: 'the-pausing-player',
      says: 'With four at the table the dealer sits out, and wins and loses with the defenders. A look at the skat costs ten points. The dealer may, and indeed should, point out an error, and may guide a beginner if the others agree, but may say nothing that helps a player.',
      laws: [6, 24],
      foster: 'Ten points for a look at the skat.',
      today: 'The dealer shares in what is won and lost.',
    },
  ],
};
