/** Eichhorn's rules and penalties: bidding, naming a game, and what it counts. */
import type { RuleTopic } from './rule.ts';

export const BIDDING: RuleTopic = {
  id: 'bidding',
  title: 'Bidding and naming the game',
  rules: [
    {
      heading: 'Bidding',
      id: 'bidding',
      says: 'Bids are numbers that some game is worth. Vorhand may say yes to each with as good a game. If Vorhand takes a bid for a pass by mistake and turns a card, the card goes back, the dealer mixes the two cards of the skat, and the bidding goes on, because nobody may spoil another player’s game.',
      laws: [33, 34, 35],
      foster: 'The same order, and no number can be taken back.',
      today: 'The same order, from 18 up.',
    },
    {
      heading: 'Bidding on suit',
      id: 'bidding-on-suit',
      says: 'In the old way, which some circles still keep, players name games and outbid them by rank: Frage, Tournee, Solo and Grand, and in each of them diamonds, hearts, spades, clubs. A Nullo is level with a heart Solo, and an Open Nullo ranks before the Grand.',
      laws: [33],
      foster: 'Numbers only.',
      today: 'Numbers only.',
    },
    {
      heading: 'Bidding on value',
      id: 'bidding-on-value',
      says: 'This is the official way. The first bid is usually ten. You may bid all that your game is worth, and then name any game worth your bid or more, and score its full value.',
      laws: [33, 36],
      foster: 'The same, and ten is the least that may be bid.',
      today: 'The same, but the least is 18.',
    },
    {
      heading: 'Mistaken game announced',
      id: 'mistaken-game-announced',
      says: 'Before a card is played you may correct yourself, but only to a game of higher value.',
      laws: [],
      foster: null,
      today: null,
    },
    {
      heading: 'All passing',
      id: 'all-passing',
      says: 'Then it is Ramsch. The player with the most points loses. If two are level, the one of the two who took the later trick loses.',
      laws: [37, 43],
      foster:
        'Ramsch, if Vorhand does not care to play alone. In a tie the winner of the last trick pays.',
      today: 'The hand is passed in, and the next dealer deals.',
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
      says: 'The declarer’s ten cards lie face up on the table and are played from there.',
      laws: [5],
      foster: 'The same, before a defender plays a card, and the defenders may not consult.',
      today: 'An open game counts one multiplier more.',
    },
    {
      heading: 'Contra and Re-contra',
      id: 'contra-and-re-contra',
      says: 'It is allowed only where the table has agreed to it. A defender doubles, and the declarer may double back. No penalties are fixed. Eichhorn works out a set of his own, but would rather have no Contra.',
      laws: [],
      foster: null,
      today: 'It is in no official rule.',
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
      today: '61 wins, and a lost game costs double.',
    },
    {
      heading: 'Schneider',
      id: 'schneider',
      says: 'The declarer needs 91 to make it, the defenders 90. The defenders are out of it with 30, the declarer with 31.',
      laws: [56, 57],
      foster: 'The same.',
      today: 'Either side is schneider with 30 or fewer, so 90 make it.',
    },
    {
      heading: 'Schneider announced',
      id: 'schneider-announced',
      says: 'It is allowed in a Solo or a Grand Solo, before the first card. If it is made, it adds two multipliers; if not, the game is lost.',
      laws: [39, 41],
      foster: 'The same: in naming the game, and never with the skat.',
      today: 'Only in a game from the hand.',
    },
    {
      heading: 'Schwarz',
      id: 'schwarz',
      says: 'It takes every trick, and even one trick without a point in it prevents it. A declarer without a trick loses the points of the skat as well.',
      laws: [56, 57],
      foster: 'Every trick.',
      today: 'A side without a trick is schwarz.',
    },
    {
      heading: 'Schwarz announced',
      id: 'schwarz-announced',
      says: 'It includes every other multiplier, schneider made and schneider announced. If one trick is lost, the game is lost.',
      laws: [39, 41],
      foster: 'In naming the game.',
      today: 'Only in a game from the hand.',
    },
    {
      heading: 'Overbidding',
      id: 'overbidding',
      says: 'A game worth less than the bid is lost, unless schneider makes up the difference. It costs the value of the game named, or its next value above the bid. If a defender then makes a mistake, the overbid is forgiven, and the defender pays.',
      laws: [61],
      foster: 'The next value of the game that covers the bid.',
      today: 'The next value that covers it, and double, as for every lost game.',
    },
  ],
};
