/** Advice of the old books to defenders, and in Ramsch, in German. */
import type { AdviceOfFour } from '../../../rules/four/advice-of-four.ts';

export const ADVICE_FOR_DEFENDERS: readonly AdviceOfFour[] = [
  {
    id: 'declarer-between',
    title: 'Der Alleinspieler in der Mitte',
    foster: {
      says: 'Versuch in jedem Spiel, den Alleinspieler dorthin zu bekommen, und spiel die lange Farbe durch ihn hindurch.',
      href: '/manual/solo-defence/#the-declarer-in-the-middle',
    },
    eichhorn: {
      says: 'Nehmt den Alleinspieler in die Mitte; der Dritte macht den Stich und spielt eine lange Farbe zurück.',
      href: '/shelf/eichhorn-finesse/#finesse-declarer-between',
    },
    hoyle: {
      says: 'Halte den Alleinspieler immer zwischen zwei Feuern.',
      href: '/shelf/hoyle-maxims/#between-two-fires',
    },
    deals: null,
    differ: null,
  },
  {
    id: 'making-aces',
    title: 'Asse gegen ein Solo',
    foster: {
      says: 'Fang mit einem Ass an, und wechsle oft die Farbe.',
      href: '/manual/solo-defence/#change-suits',
    },
    eichhorn: {
      says: 'Spiel bei jeder Gelegenheit ein Ass aus, jedes Mal aus einer anderen Farbe.',
      href: '/shelf/eichhorn-hands/#the-rule-of-the-aces',
    },
    hoyle: {
      says: 'Mach Stiche mit ihnen, und wechsle von Farbe zu Farbe.',
      href: '/shelf/hoyle-maxims/#against-the-declarer',
    },
    deals: {
      says: 'Ein Ass mit seiner Zehn ist ein besseres Ausspiel als ein Ass allein. Aber eine Farbe ohne Ass und Zehn ist mindestens so gut wie das erste und besser als das zweite.',
      href: '/proof/#the-first-lead',
      holds: {
        T12: 'against H, ace or ten from ace-ten below against H, ace; against M, ace or ten from ace-ten below against M, ace; against H, suit without ace and ten not above against H, ace or ten from ace-ten; against M, suit without ace and ten not above against M, ace or ten from ace-ten; against H, suit without ace and ten below against H, ace; against M, suit without ace and ten below against M, ace',
      },
    },
    differ: null,
  },
  {
    id: 'long-or-short',
    title: 'Lange Farben oder kurze',
    foster: {
      says: 'Spiel eine lange Farbe durch den Alleinspieler hindurch, eine kurze auf ihn zu. Gegen einen Grand spiel nie kurz aus.',
      href: '/manual/leading-in-tournee/#long-suits-through-the-declarer',
    },
    eichhorn: {
      says: 'Spiel die lange Farbe durch den Alleinspieler hindurch. Vom letzten Platz spiel die kürzeste aus. Für den Grand macht Eichhorn keine Ausnahme.',
      href: '/shelf/eichhorn-finesse/#finesse-shortest-suit',
    },
    hoyle: {
      says: 'Gegen einen Grand spiel deine beste Farbe aus, sogar auf den Alleinspieler zu.',
      href: '/shelf/hoyle-maxims/#the-grand',
    },
    deals: null,
    differ:
      'Gegen einen Grand spielen Foster und Hoyle die lange Farbe aus, Eichhorn spielt vom letzten Platz die kurze.',
  },
  {
    id: 'lone-ten',
    title: 'Eine blanke Zehn',
    foster: {
      says: 'Wirf sie bei erster Gelegenheit in einen sicheren Stich deines Partners.',
      href: '/manual/solo-fattening/#with-which-cards-to-fatten',
    },
    eichhorn: {
      says: 'Hab keine Angst, sie auszuspielen.',
      href: '/shelf/eichhorn-finesse/#finesse-a-bare-ten',
    },
    hoyle: {
      says: 'Sie auszuspielen ist in jedem Spiel zweifelhaft, aber macht sie den Stich, dann leidet der Alleinspieler.',
      href: '/shelf/hoyle-maxims/#against-the-declarer',
    },
    deals: {
      says: 'Eichhorns Ausspiel haben wir in zwei Spielen mit offenen Karten probiert.',
      href: '/shelf/eichhorn-finesse/#finesse-a-bare-ten',
    },
    differ: 'Foster wirft sie in einen Stich, Eichhorn spielt sie aus, und Hoyle zweifelt.',
  },
  {
    id: 'holding-the-ace',
    title: 'Das Ass zurückhalten',
    foster: {
      says: 'Spielt der Alleinspieler die Farbe aus, kann das Ass warten; spielt dein Partner sie aus, muss es kommen.',
      href: '/manual/solo-second-hand/#the-declarer-leads-a-plain-suit',
    },
    eichhorn: {
      says: 'Leg es, wenn dein Partner ausspielt; bleib nur niedrig, wenn er selbst ein Ass ausgespielt hat.',
      href: '/shelf/eichhorn-finesse/#finesse-return-the-short-suit',
    },
    hoyle: {
      says: 'Behalt es, bis es die Zehn nimmt; das ist ein Meisterstück.',
      href: '/shelf/hoyle-maxims/#against-the-declarer',
    },
    deals: {
      says: 'Leg es, ganz gleich, wer ausspielt, wenn du nicht weißt, wo die Zehn ist.',
      href: '/proof/#second-hand',
      holds: {
        T13: 'the declarer leads, the ace held: the ace below the declarer leads, the ace held: the ace held back; the partner leads, the ace held: the ace below the partner leads, the ace held: the ace held back',
      },
    },
    differ:
      'Hoyle hält es zurück, Foster in der Hälfte der Fälle. Die Karten geben Eichhorn recht und gehen noch weiter.',
  },
  {
    id: 'jack-on-jack',
    title: 'An zweiter Stelle auf einen Buben',
    foster: {
      says: 'Geh darüber, aber auf den niedrigsten Buben darfst du auf deinen Partner warten.',
      href: '/manual/solo-second-hand/#jack-on-jack',
    },
    eichhorn: {
      says: 'Geh immer darüber, denn sonst verliert dein Partner vielleicht eine gute Karte.',
      href: '/shelf/eichhorn-finesse/#finesse-second-hand-over-a-jack',
    },
    hoyle: {
      says: 'Auf den niedrigsten Buben leg das Ass oder die Zehn, denn wahrscheinlich hat dein Partner einen höheren.',
      href: '/shelf/hoyle-maxims/#against-the-declarer',
    },
    deals: {
      says: 'Wir haben gemessen, was es bringt, mit einem höheren Buben darüberzugehen oder ihn zurückzuhalten.',
      href: '/proof/#second-hand',
    },
    differ:
      'Auf den niedrigsten Buben legt Eichhorn einen Buben, Foster vielleicht eine niedrige Karte, und Hoyle ein Ass oder eine Zehn.',
  },
  {
    id: 'guarded-ten',
    title: 'Eine gedeckte Zehn',
    foster: {
      says: 'Sorg dafür, dass der Alleinspieler auf sie zu ausspielen muss.',
      href: '/manual/solo-defence/#make-the-declarer-lead',
    },
    eichhorn: {
      says: 'Behalt sie für die letzten drei Stiche, lieber als ein Ass.',
      href: '/shelf/eichhorn-finesse/#finesse-guarded-ten-at-the-end',
    },
    hoyle: {
      says: 'Spiel diese Farbe nicht aus, sondern warte.',
      href: '/shelf/hoyle-maxims/#against-the-declarer',
    },
    deals: null,
    differ: null,
  },
  {
    id: 'fattening',
    title: 'Schmieren',
    foster: {
      says: 'Schmier kein Ass, außer in vier Fällen. Eine Farbe loszuwerden ist wichtiger.',
      href: '/manual/solo-fattening/#with-which-cards-to-fatten',
    },
    eichhorn: {
      says: 'Leg in einen Stich deines Partners die höchste Karte der Farbe; einen hohen, kurz besetzten Trumpf gib nur dazu, wenn dein Partner den Stich schon hat.',
      href: '/shelf/eichhorn-finesse/#finesse-highest-to-partner',
    },
    hoyle: {
      says: 'Schmier kühn: Zehnen, die für später aufgehoben wurden, haben so viele Spiele verloren, wie das Schmieren gewonnen hat.',
      href: '/shelf/hoyle-maxims/#against-the-declarer',
    },
    deals: {
      says: 'Wir haben gemessen, was es bringt, ein Ass, eine Zehn oder eine andere Karte hineinzuwerfen.',
      href: '/proof/#fattening',
    },
    differ: 'Foster schmiert sparsam, Hoyle kühn.',
  },
  {
    id: 'nullo-returning',
    title: 'Gegen einen Null: welche Farbe',
    foster: {
      says: 'Schließ aus deinen eigenen Karten auf die lange Farbe des Alleinspielers.',
      href: '/manual/nullo/#how-two-catch-one',
    },
    eichhorn: {
      says: 'Spiel deine lange Farbe aus und halt die Sieben in Reserve, während dein Partner die nächste Farbe abwirft.',
      href: '/shelf/eichhorn-fragments/#an-open-nullo-and-its-lone-eight',
    },
    hoyle: {
      says: 'Spiel nie die Farbe zurück, mit der der Alleinspieler angefangen hat. Denk daran, was vorher gereizt wurde.',
      href: '/shelf/hoyle-maxims/#nullo',
    },
    deals: null,
    differ: null,
  },
  {
    id: 'ramsch-jacks',
    title: 'Buben im Ramsch',
    foster: {
      says: 'Spiel rote Buben sofort aus, aber gar keinen Buben, wenn du einen schwarzen hast.',
      href: '/manual/ramsch/#leading-jacks',
    },
    eichhorn: {
      says: 'Spiel einen roten Buben sofort aus. Sogar den höchsten darfst du ausspielen: Hat jeder einen Buben, dann kostet das sechs Augen.',
      href: '/shelf/eichhorn-hands/#out-of-a-ramsch',
    },
    hoyle: null,
    deals: null,
    differ:
      'Bei roten Buben sind sie sich einig. Aus einem Blatt mit einem schwarzen spielt Foster gar keinen Buben aus.',
  },
];
