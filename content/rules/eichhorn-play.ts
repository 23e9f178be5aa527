/** Eichhorn's rules and penalties: the play, errors in it, its end, and how to behave. */
import type { RuleTopic } from './rule.ts';

export const THE_PLAY: RuleTopic = {
  id: 'play',
  title: 'The play and its errors',
  rules: [
    {
      heading: 'The lead',
      id: 'the-lead',
      says: 'Vorhand leads in every game, in the open ones too. Whoever says that there the declarer leads is mistaken.',
      laws: [45],
      foster: 'The same.',
      today: 'The same.',
    },
    {
      heading: 'Following suit',
      id: 'following-suit',
      says: 'Follow if you can, higher or lower as you like. If you cannot, trump, throw off, or fatten.',
      laws: [45],
      foster: 'The same.',
      today: 'The same.',
    },
    {
      heading: 'Revoking',
      id: 'revoking',
      says: 'It is done when the card has left the hand, and ends the game there. A declarer has lost, even with 61 home. A defender pays the game alone and the partner stays even. The other side may have the card taken back and play on, to make it dearer. Tricks are kept in order, so that it can be traced.',
      laws: [52, 53, 54],
      foster:
        'It can be put right until the trick is turned. After that a declarer loses, and a defender loses for both.',
      today: 'The hand ends at once.',
    },
    {
      heading: 'Leading out of turn',
      id: 'leading-out-of-turn',
      says: 'The same price as a revoke, for either side. Eichhorn finds that severe in the first trick, where most tables let the card be taken up.',
      laws: [47, 48],
      foster:
        'A declarer takes the card back while the trick is not complete. A defender’s wrong lead gives the declarer the game.',
      today: 'It ends the hand, and the guilty side has lost unless the game was decided already.',
    },
    {
      heading: 'Playing out of turn',
      id: 'playing-out-of-turn',
      says: 'A defender who plays before the partner has shown what is coming: that counts as a revoke, and the declarer may claim the game.',
      laws: [48],
      foster: 'The laws speak of leads only.',
      today: null,
    },
    {
      heading: 'A played card',
      id: 'a-played-card',
      says: 'It stays.',
      laws: [47, 52],
      foster: 'A wrong lead, or a revoke found out in time, may be taken back.',
      today: 'It stays, once it lies on the table.',
    },
    {
      heading: 'Recalling a card',
      id: 'recalling-card',
      says: 'See the rule before.',
      laws: [47, 52],
      foster: 'A wrong lead, and a revoke found out in time.',
      today: 'No card may be taken back.',
    },
    {
      heading: 'Looking at tricks played',
      id: 'looking-at-tricks-played',
      says: 'Only the last trick, and only until the next is led. Whoever looks further back, or counts, has lost the game: a defender alone pays all of it. The exception is a search for a revoke.',
      laws: [55],
      foster:
        'Only the last trick. Whoever looks further loses at once, and the hand may be finished to fix its value.',
      // Order 4.4.3, 4.4.6.
      today: 'The last trick may be seen again. Looking or counting further back ends the hand.',
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
      says: 'A declarer may give up until the second trick is led to, and saves schneider and schwarz. Later the cards left go to the defenders. A defender who gives up a game that could still be beaten pays it.',
      laws: [44, 51],
      foster:
        'Before a card is played, and only in a Tournee. In other games all the cards left go to the defenders.',
      today: 'Any game may be given up without asking, as long as you hold nine cards or more.',
    },
    {
      heading: 'Claiming game won',
      id: 'claiming-game-won',
      says: 'A declarer who lays down the cards and is wrong has lost, even with every other trick to come. A defender who does so gives the cards left to the declarer and pays the full value.',
      laws: [49, 50],
      foster: 'The same for both. A defender’s mistaken claim is charged to that defender alone.',
      today:
        'A declarer may show the cards. If the defenders do not agree, the hand is played out with them open.',
    },
    {
      heading: 'Contention if the game was won',
      id: 'contention-if-game-was-won',
      says: 'When the cards have been gathered and both sides claim the game, the majority can decide against the declarer, whose business it was to keep the tricks until the others agreed.',
      laws: [],
      foster: null,
      today:
        'In doubt the defenders must prove that the game was lost, and the declarer that it was schneider.',
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
      says: 'Ten points for showing your hand to another, and ten for looking into one on purpose. No talk that might tell somebody what to throw or lead: the declarer can have the game for it. In a Grand Ouvert and a Revolution the defenders may consult aloud.',
      laws: [5],
      foster: 'In open games too the defenders may not consult.',
      // Order 3.3.9, 4.2.9.
      today:
        'No word and no gesture that could give cards away. A look into another hand during the bidding puts you out of it.',
    },
    {
      heading: 'Showing strength',
      id: 'showing-strength',
      says: 'To reach for a card before your turn, so that your partner sees you will take the trick, is among the most unfair habits there are. He has no fine for it, only scorn.',
      laws: [],
      foster: null,
      // Order 4.2.9.
      today: 'No gesture that could give cards away.',
    },
    {
      heading: 'The pausing player',
      id: 'the-pausing-player',
      says: 'With four at the table the dealer sits out, and wins and loses with the rest. Ten points for a look at the skat. The dealer may point out an error, indeed should, and may guide a beginner if the others agree, but says nothing that helps a player.',
      laws: [6, 24],
      foster: 'Ten points for a look at the skat.',
      today: 'Takes part in what is won and lost.',
    },
  ],
};
