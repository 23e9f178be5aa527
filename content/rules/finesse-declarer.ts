/** Eichhorn's rules of finesse for the declarer. */
import type { FinesseSeat } from './finesse-rule.ts';

export const FOR_THE_DECLARER: FinesseSeat = {
  id: 'declarer',
  title: 'For the declarer',
  side: 'declarer',
  rules: [
    {
      id: 'lead-trumps',
      says: 'When you are on lead, lead trumps, with few exceptions. Afterwards your long suits are good.',
      note: 'The second place is one of the exceptions.',
      trials: [
        { hand: 'foster-10', after: 'deal', rule: 'DJ', other: 'SA' },
        { hand: 'foster-12', after: 'deal', rule: 'D8', other: 'SA' },
      ],
    },
    {
      id: 'long-suit-first',
      says: 'When the trumps are drawn, play your long suit to its end, and keep a lone card of another suit for the last trick. Somebody may throw away the card that beats it.',
      trials: [{ hand: 'foster-04', after: 't6', rule: 'SA', other: 'H9' }],
    },
    {
      id: 'two-short-suits',
      says: 'With two short suits, lead one of them. When it is led again you can throw the other away, and later ruff that one.',
      trials: [{ hand: 'foster-02', after: 't5', rule: 'H7', other: 'C9' }],
    },
    {
      id: 'weak-in-trumps',
      says: 'If you are weak in trumps but have aces and tens beside them, put trumps and high cards away, and count on three or four good tricks in the suits before the others find you out.',
      note: 'The chapter on laying out measures what it costs or brings to put high trumps away.',
      trials: [],
    },
    {
      id: 'strong-trumps-against-you',
      says: 'If the trumps against you are too strong to draw, lead your best suit. Let the defenders ruff it and lead, and win with your high cards when their suits are led.',
      trials: [{ hand: 'foster-11', after: 't1', rule: 'SA', other: 'SJ' }],
    },
    {
      id: 'one-jack-and-four',
      says: 'With one jack, ace, ten and two small trumps, lead the small ones first. They draw trumps, and the jack gives you one more lead.',
      trials: [{ hand: 'foster-12', after: 'deal', rule: 'D8', other: 'DA' }],
    },
    {
      id: 'two-jacks-and-three',
      says: 'If your five trumps are two jacks, one high card and two small ones, lead the jacks first and the small ones after them.',
      trials: [
        { hand: 'foster-04', after: 'layout', rule: 'CJ', other: 'C10' },
        { hand: 'foster-04', after: 'layout', rule: 'CJ', other: 'CQ' },
      ],
    },
    {
      id: 'lone-jack-last',
      says: 'If you have only the best or the second jack, lead small trumps, and keep the jack until near the end. If you lead a lone jack first, the others can do with you as they like.',
      note: 'He would lead it only to clear the field. Here it would have drawn two of the three trumps still out.',
      trials: [{ hand: 'foster-01', after: 't1', rule: 'S7', other: 'SJ' }],
    },
    {
      id: 'second-of-two-jacks',
      says: 'With the two best jacks, lead the second of them. It puzzles the next player, who may throw an ace or a ten on it. If one of these falls and you hold the other, go on with a small trump; your last jack may catch the rest.',
      note: 'The solver sees all the cards, so for it two neighbouring jacks are the same and puzzle nobody.',
      trials: [{ hand: 'foster-09', after: 't2', rule: 'SJ', other: 'CJ' }],
    },
    {
      id: 'smallest-of-three-jacks',
      says: 'With the three best jacks, lead the lowest. With two small trumps beside them, they draw all the trumps of the others if these have three each.',
      trials: [{ hand: 'foster-07', after: 'deal', rule: 'HJ', other: 'CJ' }],
    },
    {
      id: 'one-has-no-trumps',
      says: 'When one opponent has no trumps left and the other has many, stop leading them. Lead your suits, and let the trumps come to you.',
      trials: [{ hand: 'foster-01', after: 't3', rule: 'DK', other: 'SJ' }],
    },
    {
      id: 'ace-ten-king',
      says: 'From ace, ten and king lead down from the ace.',
      trials: [{ hand: 'foster-11', after: 't5', rule: 'SA', other: 'S10' }],
    },
    {
      id: 'ace-king-and-more',
      says: 'From ace, king and two or three small cards lead the ace too, because the ten may fall if the suit is evenly divided. Then lead a small card: either nobody has any left, or a defender must ruff.',
      trials: [{ hand: 'foster-03', after: 't2', rule: 'SA', other: 'SK' }],
    },
    {
      id: 'ace-king-and-one',
      says: 'From ace, king and one small card lead the small one. A defender will probably take it with the ten, and that leaves you two tricks.',
      trials: [
        { hand: 'foster-04', after: 'layout', rule: 'H9', other: 'HA' },
        { hand: 'foster-02', after: 't3', rule: 'D8', other: 'DA' },
      ],
    },
    {
      id: 'ten-and-king',
      says: 'From ten and king alone lead the ten. It drives out the ace, and then the king is good. If you lead the king first, the ace waits for the ten.',
      trials: [{ hand: 'foster-20', after: 'layout', rule: 'D10', other: 'DK' }],
    },
    {
      id: 'ten-and-small',
      says: 'If you have a ten with one small card, both are as good as lost unless the ace has been led.',
      note: 'In this hand the seven was lost in the fifth trick, and the ten to the ace in the seventh.',
      trials: [{ hand: 'foster-10', after: 't4', rule: 'D7', other: 'D10' }],
    },
  ],
};
