/** Eichhorn's rules and penalties: bidding, naming a game, and what it counts. */
import type { RuleTopic } from './rule.ts';

export const BIDDING: RuleTopic = {
  id: 'bidding',
  title: 'Bidding and naming the game',
  rules: [
    {
      heading: 'Bidding',
      id: 'bidding',
      says: 'Bids are numbers that some game is worth, and Vorhand may say yes to each bid with a game worth as much. If Vorhand mistakes a bid for a pass and turns a card too soon, the card goes back, the dealer mixes the skat, and the bidding goes on: nobody may spoil another player’s game.',
      laws: [33, 34, 35],
      foster: 'The same order, and no number may be taken back.',
      today: 'The same order, from 18 up.',
    },
    {
      heading: 'Bidding on suit',
      id: 'bidding-on-suit',
      says: 'The old way, still used in some circles. Players name games and outbid them by rank: Frage, Tourne, Solo and Grand, and within each of them diamonds, hearts, spades and clubs. A Nullo ranks with a heart Solo, a Null Ouvert just below the Grand.',
      laws: [33],
      foster: 'Numbers only.',
      today: 'Numbers only.',
    },
    {
      heading: 'Bidding on value',
      id: 'bidding-on-value',
      says: 'The official way. The first bid is usually ten. You may bid up to the full value of your game. Then you name any game worth your bid or more, and score its full value.',
      laws: [33, 36],
      foster: 'The same, and ten is the lowest bid.',
      today: 'The same, but the lowest bid is 18.',
    },
    {
      heading: 'Mistaken game announced',
      id: 'mistaken-game-announced',
      says: 'Until a card is played you may correct yourself to a game of higher value, never to one of lower value.',
      laws: [],
      foster: null,
      today: null,
    },
    {
      heading: 'All passing',
      id: 'all-passing',
      says: 'Ramsch is played, and the player with the most points loses. If two are level, the one who took a trick last is the loser.',
      laws: [37, 43],
      foster:
        'Ramsch is played, unless Vorhand would rather be declarer. In a tie the winner of the last trick pays.',
      today: 'The cards are thrown in, and the next dealer deals.',
    },
    {
      heading: 'Ramsch',
      id: 'ramsch',
      says: 'It costs 20; 30 if one player has no trick; 50 for a player with every trick.',
      laws: [4],
      foster: 'The same prices.',
      today: 'The official game has no Ramsch.',
    },
    {
      heading: 'Open plays',
      id: 'open-plays',
      says: 'The declarer lays the ten cards face up on the table and plays from there.',
      laws: [5],
      foster:
        'The same. The cards are laid down before either defender plays, and the defenders may not consult.',
      today: 'An open game adds one to the multiplier.',
    },
    {
      heading: 'Contra and Re-contra',
      id: 'contra-and-re-contra',
      says: 'Only where the table has agreed to it. A defender may double, and the declarer may double again. The rules fix no penalties; Eichhorn works out a set of his own, but would rather not have Contra at all.',
      laws: [],
      foster: null,
      today: 'No official rule has it.',
    },
  ],
};

export const COUNTING: RuleTopic = {
  id: 'counting',
  title: 'Won, lost and overbid',
  rules: [
    {
      heading: 'To win or lose',
      id: 'to-win-or-lose',
      says: '61 wins. With 60 or fewer the declarer loses the value of the game.',
      laws: [56, 57, 60],
      foster: 'The same.',
      today: '61 wins, and a lost game costs double its value.',
    },
    {
      heading: 'Schneider',
      id: 'schneider',
      says: 'The declarer needs 91 to make it, the defenders 90. The defenders are out of schneider with 30, the declarer with 31.',
      laws: [56, 57],
      foster: 'The same.',
      today: 'Either side is schneider with 30 or fewer, so 90 points make it.',
    },
    {
      heading: 'Schneider announced',
      id: 'schneider-announced',
      says: 'It is announced in a Solo or Grand Solo before the first card. If it is made it adds two to the multiplier; if not, the game is lost.',
      laws: [39, 41],
      foster: 'The same: it is announced with the game, and never if the skat is used.',
      today: 'Only in a game from the hand.',
    },
    {
      heading: 'Schwarz',
      id: 'schwarz',
      says: 'A side makes schwarz by taking every trick; a single trick, even without a point in it, prevents it. A declarer without a trick loses the points of the skat as well.',
      laws: [56, 57],
      foster: 'Every trick.',
      today: 'A side without a trick is schwarz.',
    },
    {
      heading: 'Schwarz announced',
      id: 'schwarz-announced',
      says: 'It includes every other multiplier: schneider made and announced, and schwarz made. The loss of one trick loses the game.',
      laws: [39, 41],
      foster: 'In naming the game.',
      today: 'Only in a game from the hand.',
    },
    {
      heading: 'Overbidding',
      id: 'overbidding',
      says: 'A game worth less than the bid is lost, unless schneider makes up the difference. It costs the value of the game that the declarer meant, or the next value above the bid. If a defender then makes a mistake, the overbid is forgiven and the defender pays.',
      laws: [61],
      foster: 'It costs the next value of that game that covers the bid.',
      today: 'It costs the next value that covers the bid, doubled, as for every lost game.',
    },
  ],
};
