/** Eichhorn's rules of finesse for the defenders: for both, for the first seat and for the last. */
import type { FinesseSeat } from './finesse-rule.ts';

export const FOR_BOTH_DEFENDERS: FinesseSeat = {
  id: 'defenders',
  title: 'For both defenders',
  side: 'defenders',
  rules: [
    {
      id: 'follow-the-fall',
      says: 'Watch what the declarer leads and what falls on it, and you will know fairly well how the trumps lie.',
      note: 'There is no card to choose here; the last section is about this.',
      trials: [],
    },
    {
      id: 'declarer-between',
      says: 'Get the declarer between you. The defender who plays third takes the trick and leads a long suit back.',
      trials: [{ hand: 'eichhorn-solo', after: 't2', rule: 'HK', other: 'D7' }],
    },
    {
      id: 'second-hand-over-a-jack',
      says: 'When the declarer leads a jack and you play second with a higher one, take the trick. Otherwise your partner may lose a good card, and the declarer leads again.',
      trials: [
        { hand: 'foster-05', after: 't3.1', rule: 'CJ', other: 'DA' },
        { hand: 'foster-04', after: 't4.1', rule: 'SJ', other: 'C9' },
      ],
    },
    {
      id: 'highest-to-partner',
      says: 'On your partner’s trick play your highest card of the suit. Even from eight and seven play the eight: your partner then knows where the seven is.',
      trials: [
        { hand: 'foster-16', after: 't4.2', rule: 'CK', other: 'C8' },
        { hand: 'foster-09', after: 't6.1', rule: 'DA', other: 'DK' },
      ],
    },
    {
      id: 'draw-a-weak-declarers-trumps',
      says: 'If the declarer is weak in trumps, lead trumps yourselves. Your good suits are then safe.',
      trials: [{ hand: 'foster-03', after: 't1', rule: 'H8', other: 'DK' }],
    },
    {
      id: 'guarded-ten-at-the-end',
      says: 'For the last three tricks, keep a ten with its guard rather than an ace.',
      note: 'Nobody has to choose between ace and ten in this trick, but it shows what the guard of a ten is worth.',
      trials: [{ hand: 'foster-04', after: 't7.1', rule: 'DK', other: 'SQ' }],
    },
  ],
};

export const FOR_THE_FIRST: FinesseSeat = {
  id: 'first',
  title: 'For the first seat',
  side: 'defenders',
  rules: [
    {
      id: 'longest-through-the-declarer',
      says: 'With the declarer in the middle, lead your longest suit, high cards or low. It weakens the declarer and gives your partner a discard.',
      trials: [
        { hand: 'foster-17', after: 'layout', rule: 'DA', other: 'SQ' },
        { hand: 'foster-15', after: 'deal', rule: 'SK', other: 'D7' },
        { hand: 'foster-05', after: 'layout', rule: 'C7', other: 'H7' },
      ],
    },
    {
      id: 'king-from-ace-and-king',
      says: 'From ace, king and others, lead the king. A declarer who has the ten will not play it, for fear of the ace behind.',
      note: 'The chapter on the Tourne describes both tricks.',
      trials: [
        { hand: 'eichhorn-tourne-1', after: 'layout', rule: 'HK', other: 'HA' },
        { hand: 'eichhorn-tourne-2', after: 't3', rule: 'HK', other: 'HA' },
      ],
    },
    {
      id: 'keep-the-third-jack',
      says: 'If the two black jacks are led and you have the third jack and the ace or ten of trumps, give up the ace or ten. The jack is sure of a trick.',
      note: 'Here both black jacks are led in turn, and take both cards, whichever is played first.',
      trials: [{ hand: 'foster-09', after: 't3.2', rule: 'CA', other: 'DJ' }],
    },
    {
      id: 'return-the-short-suit',
      says: 'If your partner in the last seat leads a suit, it is a short one. With the ace and two more, play the ace and lead the suit back; in any case play higher than the card led.',
      trials: [{ hand: 'foster-14', after: 't6.2', rule: 'DA', other: 'D9' }],
    },
    {
      id: 'partner-leads-an-ace',
      says: 'If your partner leads an ace, that suit is short too. Play low, and lead the suit back when you can.',
      trials: [{ hand: 'foster-19', after: 't2.1', rule: 'D8', other: 'D10' }],
    },
    {
      id: 'read-the-short-suit',
      says: 'From your partner’s short suit and your own hand you can work out what the declarer may hold, or may have put away.',
      note: 'In the second trick of Eichhorn’s first Tourne, Vorhand sees from the ten of spades that Hinterhand has no other spade.',
      trials: [],
    },
    {
      id: 'take-the-declarers-trick',
      says: 'Take the declarer’s trick if you can, and lead your long suit or your partner’s. Add an unguarded ace or ten of trumps only if your partner already has the trick.',
      trials: [{ hand: 'foster-09', after: 't5.1', rule: 'SA', other: 'S8' }],
    },
  ],
};

export const FOR_THE_LAST: FinesseSeat = {
  id: 'last',
  title: 'For the last seat',
  side: 'defenders',
  rules: [
    {
      id: 'over-your-partner',
      says: 'Overtake your partner’s lead in the long suit. If you play low, the suit is led again and the declarer ruffs.',
      trials: [{ hand: 'foster-10', after: 't3.1', rule: 'CA', other: 'C9' }],
    },
    {
      id: 'the-red-jack-under-a-black-one',
      says: 'If the declarer leads a black jack, and you have one small trump and a red jack, play the jack. It shows your partner how strong the declarer is.',
      trials: [
        { hand: 'foster-01', after: 't1.2', rule: 'DJ', other: 'S9' },
        { hand: 'foster-04', after: 't1.2', rule: 'DJ', other: 'C8' },
      ],
    },
    {
      id: 'shortest-suit',
      says: 'Lead your shortest suit. Your partner may win it now or the next time, and then you can fatten, discard or ruff.',
      trials: [
        { hand: 'foster-01', after: 't2', rule: 'C8', other: 'D8' },
        { hand: 'foster-04', after: 't2', rule: 'H7', other: 'DK' },
      ],
    },
    {
      id: 'the-cheaper-singleton',
      says: 'Of two single cards, lead the one that counts less. You may be able to discard the other on your partner’s suit.',
      trials: [{ hand: 'eichhorn-tourne-2', after: 'layout', rule: 'H9', other: 'S10' }],
    },
    {
      id: 'a-bare-ten',
      says: 'Do not be afraid to lead a bare ten. If your partner does not have the ace, the declarer must take the ten, and your partner’s king and queen are good.',
      trials: [
        { hand: 'eichhorn-tourne-2', after: 'layout', rule: 'S10', other: 'D7' },
        { hand: 'foster-20', after: 't2', rule: 'S10', other: 'HA' },
      ],
    },
  ],
};
