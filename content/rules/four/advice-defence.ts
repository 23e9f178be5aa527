/** Advice to defenders, and in Ramsch, on which the old books can be set beside each other. */
import type { AdviceOfFour } from './advice-of-four.ts';

export const ADVICE_FOR_DEFENDERS: readonly AdviceOfFour[] = [
  {
    id: 'declarer-between',
    title: 'The declarer in the middle',
    foster: {
      says: 'Try for it in every game, and lead the long suit through.',
      href: '/manual/solo-defence/#the-declarer-in-the-middle',
    },
    eichhorn: {
      says: 'Get the declarer between you; the third player takes the trick and leads a long suit back.',
      href: '/shelf/eichhorn-finesse/#finesse-declarer-between',
    },
    hoyle: {
      says: 'Always, between two fires.',
      href: '/shelf/hoyle-maxims/#between-two-fires',
    },
    deals: null,
    differ: null,
  },
  {
    id: 'making-aces',
    title: 'Aces against a Solo',
    foster: {
      says: 'Begin with the ace, and change suits often.',
      href: '/manual/solo-defence/#change-suits',
    },
    eichhorn: {
      says: 'An ace at every chance, each time from another suit.',
      href: '/shelf/eichhorn-hands/#the-rule-of-the-aces',
    },
    hoyle: {
      says: 'Make them, and skip from suit to suit.',
      href: '/shelf/hoyle-maxims/#against-the-declarer',
    },
    deals: {
      says: 'The ace is a better lead with its ten than alone. But a suit without ace and ten costs no more than the first, and less than the second.',
      href: '/proof/#the-first-lead',
      holds: {
        T12: 'against H, ace or ten from ace-ten below against H, ace; against M, ace or ten from ace-ten below against M, ace; against H, suit without ace and ten not above against H, ace or ten from ace-ten; against M, suit without ace and ten not above against M, ace or ten from ace-ten; against H, suit without ace and ten below against H, ace; against M, suit without ace and ten below against M, ace',
      },
    },
    differ: null,
  },
  {
    id: 'long-or-short',
    title: 'Long suits or short',
    foster: {
      says: 'Long through the declarer, short up to the declarer. Against a Grand never short.',
      href: '/manual/leading-in-tournee/#long-suits-through-the-declarer',
    },
    eichhorn: {
      says: 'Long through the declarer. From the last seat the shortest, and he makes no exception for the Grand.',
      href: '/shelf/eichhorn-finesse/#finesse-shortest-suit',
    },
    hoyle: {
      says: 'Against a Grand your best suit, right up to the declarer.',
      href: '/shelf/hoyle-maxims/#the-grand',
    },
    deals: null,
    differ:
      'Against a Grand: Foster and Hoyle lead the long suit, Eichhorn’s last seat the short one.',
  },
  {
    id: 'lone-ten',
    title: 'A lone ten',
    foster: {
      says: 'Throw it on a partner’s sure trick at the first chance.',
      href: '/manual/solo-fattening/#with-which-cards-to-fatten',
    },
    eichhorn: {
      says: 'Do not be shy of leading it.',
      href: '/shelf/eichhorn-finesse/#finesse-a-bare-ten',
    },
    hoyle: {
      says: 'Doubtful in every game. But if it comes off, woe to the declarer.',
      href: '/shelf/hoyle-maxims/#against-the-declarer',
    },
    deals: {
      says: 'At one place of a hand the solver tried Eichhorn’s lead.',
      href: '/shelf/eichhorn-finesse/#finesse-a-bare-ten',
    },
    differ: 'Throw it, lead it, or think twice.',
  },
  {
    id: 'holding-the-ace',
    title: 'Holding back the ace',
    foster: {
      says: 'The ace can wait when the declarer leads, and must go up when your partner does.',
      href: '/manual/solo-second-hand/#the-declarer-leads-a-plain-suit',
    },
    eichhorn: {
      says: 'Put it up on a partner’s lead; stay under only if the partner has led the ace.',
      href: '/shelf/eichhorn-finesse/#finesse-return-the-short-suit',
    },
    hoyle: {
      says: 'Hold it until it takes the ten: a masterpiece.',
      href: '/shelf/hoyle-maxims/#against-the-declarer',
    },
    deals: {
      says: 'Put it up, whoever leads, where nothing is known of the ten.',
      href: '/proof/#second-hand',
      holds: {
        T13: 'the declarer leads, the ace held: the ace below the declarer leads, the ace held: the ace held back; the partner leads, the ace held: the ace below the partner leads, the ace held: the ace held back',
      },
    },
    differ: 'Hoyle holds it, Foster half the time. The deals take Eichhorn’s side, and go further.',
  },
  {
    id: 'jack-on-jack',
    title: 'Second hand on a jack',
    foster: {
      says: 'Cover, but on the lowest jack you may wait for your partner.',
      href: '/manual/solo-second-hand/#jack-on-jack',
    },
    eichhorn: {
      says: 'Cover always: your partner may lose a good card otherwise.',
      href: '/shelf/eichhorn-finesse/#finesse-second-hand-over-a-jack',
    },
    hoyle: {
      says: 'On the lowest jack put an ace or ten: your partner has probably a better one.',
      href: '/shelf/hoyle-maxims/#against-the-declarer',
    },
    deals: { says: 'A better jack put on or held back, measured.', href: '/proof/#second-hand' },
    differ:
      'On the lowest jack: a jack with Eichhorn, perhaps nothing with Foster, an ace or ten with Hoyle.',
  },
  {
    id: 'guarded-ten',
    title: 'A ten with its guard',
    foster: {
      says: 'Make the declarer lead up to it.',
      href: '/manual/solo-defence/#make-the-declarer-lead',
    },
    eichhorn: {
      says: 'For the last three tricks keep it, rather than an ace.',
      href: '/shelf/eichhorn-finesse/#finesse-guarded-ten-at-the-end',
    },
    hoyle: {
      says: 'Do not touch that suit; wait.',
      href: '/shelf/hoyle-maxims/#against-the-declarer',
    },
    deals: null,
    differ: null,
  },
  {
    id: 'fattening',
    title: 'Fattening',
    foster: {
      says: 'Not with an ace, but in four cases. To be rid of a suit comes before it.',
      href: '/manual/solo-fattening/#with-which-cards-to-fatten',
    },
    eichhorn: {
      says: 'The highest card of the suit on a partner’s trick; a short high trump only when the trick is your partner’s already.',
      href: '/shelf/eichhorn-finesse/#finesse-highest-to-partner',
    },
    hoyle: {
      says: 'Boldly: tens that were saved for later have lost as many games as fattening won.',
      href: '/shelf/hoyle-maxims/#against-the-declarer',
    },
    deals: {
      says: 'What ace, ten and others bring when they are thrown.',
      href: '/proof/#fattening',
    },
    differ: 'Foster is sparing with it, Hoyle bold.',
  },
  {
    id: 'nullo-returning',
    title: 'Against a Nullo: the suit led',
    foster: {
      says: 'Look for the declarer’s long suit, from your own cards.',
      href: '/manual/nullo/#how-two-catch-one',
    },
    eichhorn: {
      says: 'Lead your long suit with the seven in reserve, while your partner throws away the next.',
      href: '/shelf/eichhorn-fragments/#an-open-nullo-and-its-lone-eight',
    },
    hoyle: {
      says: 'Never return the suit the declarer began with. Think of what was bid before.',
      href: '/shelf/hoyle-maxims/#nullo',
    },
    deals: null,
    differ: null,
  },
  {
    id: 'ramsch-jacks',
    title: 'Jacks in Ramsch',
    foster: {
      says: 'Lead red jacks at once, and no jack if you have a black one.',
      href: '/manual/ramsch/#leading-jacks',
    },
    eichhorn: {
      says: 'Lead a red one at once. Even the best may be led: with one jack each it costs six points.',
      href: '/shelf/eichhorn-hands/#out-of-a-ramsch',
    },
    hoyle: null,
    deals: null,
    differ: 'On red jacks they agree. With a black one Foster leads none.',
  },
];
