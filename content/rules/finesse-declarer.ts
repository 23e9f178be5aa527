/** Eichhorn's rules of finesse for the declarer. */
import type { FinesseSeat } from './finesse-rule.ts';

export const FOR_THE_DECLARER: FinesseSeat = {
  id: 'declarer',
  title: 'For the declarer',
  side: 'declarer',
  rules: [
    {
      id: 'lead-trumps',
      says: 'On lead, lead trumps, with few exceptions; your long suits are good afterwards.',
      note: 'The second place is one of the few.',
      trials: [
        { hand: 'foster-10', after: 'deal', rule: 'DJ', other: 'SA' },
        { hand: 'foster-12', after: 'deal', rule: 'D8', other: 'SA' },
      ],
    },
    {
      id: 'long-suit-first',
      says: 'When the trumps are drawn, play your long suit to its end, and keep a single short card for the last trick. Somebody may throw its master away.',
      trials: [{ hand: 'foster-04', after: 't6', rule: 'SA', other: 'H9' }],
    },
    {
      id: 'two-short-suits',
      says: 'With two short suits lead one of them. When it is led again you can throw the other away, and then trump that.',
      trials: [{ hand: 'foster-02', after: 't5', rule: 'H7', other: 'C9' }],
    },
    {
      id: 'weak-in-trumps',
      says: 'Weak in trumps, with aces and tens beside them, put trumps and high cards away, and count on three or four good tricks in the suits before the others find you out.',
      note: 'What high trumps put away cost or bring on the whole is measured in the chapter on laying out.',
      trials: [],
    },
    {
      id: 'strong-trumps-against-you',
      says: 'If the trumps against you are too strong to draw, lead your best suit. Let them trump it and lead, and win with your high cards as they come round.',
      trials: [{ hand: 'foster-11', after: 't1', rule: 'SA', other: 'SJ' }],
    },
    {
      id: 'one-jack-and-four',
      says: 'With one jack, ace, ten and two small trumps lead the small ones first. They draw trumps, and the jack is one lead more.',
      trials: [{ hand: 'foster-12', after: 'deal', rule: 'D8', other: 'DA' }],
    },
    {
      id: 'two-jacks-and-three',
      says: 'If your five trumps are two jacks, one high card and two small, the jacks go first and the small ones after them.',
      trials: [
        { hand: 'foster-04', after: 'layout', rule: 'CJ', other: 'C10' },
        { hand: 'foster-04', after: 'layout', rule: 'CJ', other: 'CQ' },
      ],
    },
    {
      id: 'lone-jack-last',
      says: 'With only the best or second jack lead small trumps, and keep the jack towards the end. A lone jack led first leaves you a prey to the others.',
      note: 'He lets it go where it clears the field. Here it would have drawn two of the three trumps still out.',
      trials: [{ hand: 'foster-01', after: 't1', rule: 'S7', other: 'SJ' }],
    },
    {
      id: 'second-of-two-jacks',
      says: 'With the two best jacks lead the second of them. It puzzles the next player, who may throw an ace or a ten on it. If one does fall and you hold the other, go on with a small trump; your last jack may catch the rest.',
      note: 'To somebody who sees the cards two neighbouring jacks are one, and nobody is puzzled.',
      trials: [{ hand: 'foster-09', after: 't2', rule: 'SJ', other: 'CJ' }],
    },
    {
      id: 'smallest-of-three-jacks',
      says: 'With the three best jacks lead the smallest. With two small trumps to go with them they clear the field, if the others have three each.',
      trials: [{ hand: 'foster-07', after: 'deal', rule: 'HJ', other: 'CJ' }],
    },
    {
      id: 'one-has-no-trumps',
      says: 'When one opponent is out of trumps and the other long, stop leading them. Lead your suits, and let the trumps come to you.',
      trials: [{ hand: 'foster-01', after: 't3', rule: 'DK', other: 'SJ' }],
    },
    {
      id: 'ace-ten-king',
      says: 'From ace, ten and king lead down from the ace.',
      trials: [{ hand: 'foster-11', after: 't5', rule: 'SA', other: 'S10' }],
    },
    {
      id: 'ace-king-and-more',
      says: 'From ace, king and two or three small ones the ace too: the suit may lie so that the ten falls. Then a small one, and either nobody has any left, or a defender must ruff.',
      trials: [{ hand: 'foster-03', after: 't2', rule: 'SA', other: 'SK' }],
    },
    {
      id: 'ace-king-and-one',
      says: 'From ace, king and one small card lead the small one. The ten will probably fall on it, and leave you two tricks.',
      trials: [
        { hand: 'foster-04', after: 'layout', rule: 'H9', other: 'HA' },
        { hand: 'foster-02', after: 't3', rule: 'D8', other: 'DA' },
      ],
    },
    {
      id: 'ten-and-king',
      says: 'From ten and king alone lead the ten. It drives the ace out, and the king is good. If the king goes first, the ace waits for the ten.',
      trials: [{ hand: 'foster-20', after: 'layout', rule: 'D10', other: 'DK' }],
    },
    {
      id: 'ten-and-small',
      says: 'A ten with one small card is as good as lost, both of them, unless the ace has been led.',
      note: 'So it went: the seven was lost in the fifth trick and the ten to the ace in the seventh.',
      trials: [{ hand: 'foster-10', after: 't4', rule: 'D7', other: 'D10' }],
    },
  ],
};
