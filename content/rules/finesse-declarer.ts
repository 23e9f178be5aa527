/** Eichhorn's rules of finesse for the declarer. */
import type { FinesseSeat } from './finesse-rule.ts';

export const FOR_THE_DECLARER: FinesseSeat = {
  id: 'declarer',
  title: 'For the declarer',
  side: 'declarer',
  rules: [
    {
      id: 'lead-trumps',
      says: 'When you are on lead, lead trumps, with few exceptions; afterwards your long suits are good.',
      note: 'No. 12 is one of the exceptions.',
      trials: [
        { hand: 'foster-10', after: 'deal', rule: 'DJ', other: 'SA' },
        { hand: 'foster-12', after: 'deal', rule: 'D8', other: 'SA' },
      ],
    },
    {
      id: 'long-suit-first',
      says: 'When the trumps are drawn, play your long suit to the end, and keep a single card of a short suit for the last trick. A defender may have discarded the card that beats it.',
      trials: [{ hand: 'foster-04', after: 't6', rule: 'SA', other: 'H9' }],
    },
    {
      id: 'two-short-suits',
      says: 'With two short suits, lead one of them. When it is led again, you can discard the other suit on it and ruff that suit later.',
      trials: [{ hand: 'foster-02', after: 't5', rule: 'H7', other: 'C9' }],
    },
    {
      id: 'weak-in-trumps',
      says: 'If you are weak in trumps, but have aces and tens beside them, put high trumps and other high cards away, and count on three or four tricks in the plain suits before the others find you out.',
      note: 'The chapter on laying out shows what it costs or gains to put high trumps away.',
      trials: [],
    },
    {
      id: 'strong-trumps-against-you',
      says: 'If the trumps against you are too strong to draw, lead your best suit. Let the defenders ruff it and lead, and win with your high cards when their suits are led.',
      trials: [{ hand: 'foster-11', after: 't1', rule: 'SA', other: 'SJ' }],
    },
    {
      id: 'one-jack-and-four',
      says: 'With one jack, ace, ten and two small trumps, lead the small ones first. They draw trumps, and the jack gives you one more lead later.',
      trials: [{ hand: 'foster-12', after: 'deal', rule: 'D8', other: 'DA' }],
    },
    {
      id: 'two-jacks-and-three',
      says: 'If your five trumps are two jacks, one high card and two small ones, lead the jacks first and then the small ones.',
      trials: [
        { hand: 'foster-04', after: 'layout', rule: 'CJ', other: 'C10' },
        { hand: 'foster-04', after: 'layout', rule: 'CJ', other: 'CQ' },
      ],
    },
    {
      id: 'lone-jack-last',
      says: 'If the best jack or the second is your only one, lead small trumps and keep the jack for the end. If you lead it first, you are at the mercy of the others.',
      note: 'Eichhorn allows it if the jack draws all the trumps. Here it would have drawn two of the three still out.',
      trials: [{ hand: 'foster-01', after: 't1', rule: 'S7', other: 'SJ' }],
    },
    {
      id: 'second-of-two-jacks',
      says: 'With the two best jacks, lead the second. It puzzles the next player, who may put the ace or ten of trumps on it. If one of these falls and you hold the other, go on with a small trump; your last jack may catch the rest.',
      note: 'With all cards open, two neighbouring jacks are equal and nobody is puzzled, so this cannot be measured.',
      trials: [{ hand: 'foster-09', after: 't2', rule: 'SJ', other: 'CJ' }],
    },
    {
      id: 'smallest-of-three-jacks',
      says: 'With the three best jacks, lead the lowest. If the others have three trumps each, the jacks and two small trumps draw them all.',
      trials: [{ hand: 'foster-07', after: 'deal', rule: 'HJ', other: 'CJ' }],
    },
    {
      id: 'one-has-no-trumps',
      says: 'When one opponent has no more trumps and the other has many, stop leading trumps. Lead your plain suits, and let the trumps come to you.',
      trials: [{ hand: 'foster-01', after: 't3', rule: 'DK', other: 'SJ' }],
    },
    {
      id: 'ace-ten-king',
      says: 'From ace, ten and king, lead the ace first, then the ten, then the king.',
      trials: [{ hand: 'foster-11', after: 't5', rule: 'SA', other: 'S10' }],
    },
    {
      id: 'ace-king-and-more',
      says: 'From ace, king and two or three small cards, again lead the ace: the ten may fall. Then lead a small one: either nobody has the suit any more, or a defender must ruff.',
      trials: [{ hand: 'foster-03', after: 't2', rule: 'SA', other: 'SK' }],
    },
    {
      id: 'ace-king-and-one',
      says: 'From ace, king and one small card, lead the small one. The ten will probably be played on it, and leave you two tricks.',
      trials: [
        { hand: 'foster-04', after: 'layout', rule: 'H9', other: 'HA' },
        { hand: 'foster-02', after: 't3', rule: 'D8', other: 'DA' },
      ],
    },
    {
      id: 'ten-and-king',
      says: 'From ten and king alone, lead the ten. It drives the ace out and makes the king good. If you lead the king first, the ace waits for the ten.',
      trials: [{ hand: 'foster-20', after: 'layout', rule: 'D10', other: 'DK' }],
    },
    {
      id: 'ten-and-small',
      says: 'If you have a ten and one small card, both are as good as lost, unless the ace has been led.',
      note: 'Both were lost here: the seven in the fifth trick, and the ten to the ace in the seventh.',
      trials: [{ hand: 'foster-10', after: 't4', rule: 'D7', other: 'D10' }],
    },
  ],
};
