/** Advice to defenders, and in Ramsch, on which the old books can be set beside each other. */
import type { AdviceOfFour } from './advice-of-four.ts';

export const ADVICE_FOR_DEFENDERS: readonly AdviceOfFour[] = [
  {
    id: 'declarer-between',
    title: 'The declarer in the middle',
    foster: {
      says: 'Try to get the declarer there in every game, and lead the long suit through.',
      href: '/manual/solo-defence/#the-declarer-in-the-middle',
    },
    eichhorn: {
      says: 'Get the declarer between you; the third player takes the trick and leads a long suit back.',
      href: '/shelf/eichhorn-finesse/#finesse-declarer-between',
    },
    hoyle: {
      says: 'Always keep the declarer between two fires.',
      href: '/shelf/hoyle-maxims/#between-two-fires',
    },
    deals: null,
    differ: null,
  },
  {
    id: 'making-aces',
    title: 'Aces against a Solo',
    foster: {
      says: 'Begin with an ace, and change suits often.',
      href: '/manual/solo-defence/#change-suits',
    },
    eichhorn: {
      says: 'Lead an ace at every chance, each time from another suit.',
      href: '/shelf/eichhorn-hands/#the-rule-of-the-aces',
    },
    hoyle: {
      says: 'Win tricks with them, and change from suit to suit.',
      href: '/shelf/hoyle-maxims/#against-the-declarer',
    },
    deals: {
      says: 'An ace with its ten is a better lead than an ace alone. But a suit without ace and ten is at least as good as the first of these, and better than the second.',
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
      says: 'Lead a long suit through the declarer, a short one up to the declarer. Against a Grand never lead short.',
      href: '/manual/leading-in-tournee/#long-suits-through-the-declarer',
    },
    eichhorn: {
      says: 'Lead the long suit through the declarer. From the last seat lead the shortest suit. He makes no exception for the Grand.',
      href: '/shelf/eichhorn-finesse/#finesse-shortest-suit',
    },
    hoyle: {
      says: 'Against a Grand lead your best suit, even up to the declarer.',
      href: '/shelf/hoyle-maxims/#the-grand',
    },
    deals: null,
    differ:
      'Against a Grand, Foster and Hoyle lead the long suit; Eichhorn leads the short one from the last seat.',
  },
  {
    id: 'lone-ten',
    title: 'A lone ten',
    foster: {
      says: 'Fatten a partner’s sure trick with it at the first chance.',
      href: '/manual/solo-fattening/#with-which-cards-to-fatten',
    },
    eichhorn: {
      says: 'Do not be afraid to lead it.',
      href: '/shelf/eichhorn-finesse/#finesse-a-bare-ten',
    },
    hoyle: {
      says: 'To lead it is doubtful in every game, but if it wins, the declarer suffers.',
      href: '/shelf/hoyle-maxims/#against-the-declarer',
    },
    deals: {
      says: 'Eichhorn’s lead was tried in two hands, with all cards open.',
      href: '/shelf/eichhorn-finesse/#finesse-a-bare-ten',
    },
    differ: 'Foster fattens a trick with it, Eichhorn leads it, and Hoyle is in doubt.',
  },
  {
    id: 'holding-the-ace',
    title: 'Holding back the ace',
    foster: {
      says: 'The ace can wait if the declarer leads the suit, but must be played if your partner does.',
      href: '/manual/solo-second-hand/#the-declarer-leads-a-plain-suit',
    },
    eichhorn: {
      says: 'Play it on a partner’s lead; play low only if the partner has led the ace.',
      href: '/shelf/eichhorn-finesse/#finesse-return-the-short-suit',
    },
    hoyle: {
      says: 'Hold it until it takes the ten; that is a masterpiece.',
      href: '/shelf/hoyle-maxims/#against-the-declarer',
    },
    deals: {
      says: 'Play it, whoever leads, if you do not know where the ten is.',
      href: '/proof/#second-hand',
      holds: {
        T13: 'the declarer leads, the ace held: the ace below the declarer leads, the ace held: the ace held back; the partner leads, the ace held: the ace below the partner leads, the ace held: the ace held back',
      },
    },
    differ:
      'Hoyle holds it back, Foster half the time. The deals agree with Eichhorn, and go further.',
  },
  {
    id: 'jack-on-jack',
    title: 'Second hand on a jack',
    foster: {
      says: 'Cover it, but on the lowest jack you may wait for your partner.',
      href: '/manual/solo-second-hand/#jack-on-jack',
    },
    eichhorn: {
      says: 'Always cover it, because otherwise your partner may lose a good card.',
      href: '/shelf/eichhorn-finesse/#finesse-second-hand-over-a-jack',
    },
    hoyle: {
      says: 'On the lowest jack play the ace or ten, because your partner probably has a better jack.',
      href: '/shelf/hoyle-maxims/#against-the-declarer',
    },
    deals: {
      says: 'We have measured what it is worth to cover with a better jack, or to hold it back.',
      href: '/proof/#second-hand',
    },
    differ:
      'On the lowest jack Eichhorn plays a jack, Foster perhaps a low card, and Hoyle an ace or ten.',
  },
  {
    id: 'guarded-ten',
    title: 'A ten with its guard',
    foster: {
      says: 'Make the declarer lead up to it.',
      href: '/manual/solo-defence/#make-the-declarer-lead',
    },
    eichhorn: {
      says: 'Keep it for the last three tricks, rather than an ace.',
      href: '/shelf/eichhorn-finesse/#finesse-guarded-ten-at-the-end',
    },
    hoyle: {
      says: 'Do not lead that suit, but wait.',
      href: '/shelf/hoyle-maxims/#against-the-declarer',
    },
    deals: null,
    differ: null,
  },
  {
    id: 'fattening',
    title: 'Fattening',
    foster: {
      says: 'Do not fatten with an ace, except in four cases. To get rid of a suit matters more.',
      href: '/manual/solo-fattening/#with-which-cards-to-fatten',
    },
    eichhorn: {
      says: 'Play the highest card of the suit on a partner’s trick; add an unguarded ace or ten of trumps only if your partner has already won the trick.',
      href: '/shelf/eichhorn-finesse/#finesse-highest-to-partner',
    },
    hoyle: {
      says: 'Fatten boldly: tens saved for later have lost as many games as fattening has won.',
      href: '/shelf/hoyle-maxims/#against-the-declarer',
    },
    deals: {
      says: 'We have measured what it is worth to fatten with an ace, a ten or another card.',
      href: '/proof/#fattening',
    },
    differ: 'Foster fattens sparingly, Hoyle boldly.',
  },
  {
    id: 'nullo-returning',
    title: 'Against a Nullo: the suit led',
    foster: {
      says: 'Work out the declarer’s long suit from your own cards.',
      href: '/manual/nullo/#how-two-catch-one',
    },
    eichhorn: {
      says: 'Lead your long suit and keep the seven in reserve, while your partner discards the next suit.',
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
      says: 'Lead red jacks at once, but no jack at all if you have a black one.',
      href: '/manual/ramsch/#leading-jacks',
    },
    eichhorn: {
      says: 'Lead a red jack at once. Even the best may be led: if each player has one jack, it costs six points.',
      href: '/shelf/eichhorn-hands/#out-of-a-ramsch',
    },
    hoyle: null,
    deals: null,
    differ: 'They agree about red jacks. From a hand with a black one Foster leads no jack at all.',
  },
];
