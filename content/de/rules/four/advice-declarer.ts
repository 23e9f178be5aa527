/** Advice of the old books to the declarer, bidding and leading, in German. */
import type { AdviceOfFour } from '../../../rules/four/advice-of-four.ts';

export const ADVICE_FOR_THE_DECLARER: readonly AdviceOfFour[] = [
  {
    id: 'what-makes-a-solo',
    title: 'Was ein Solo ausmacht',
    foster: {
      says: 'Deine Trümpfe, dazu die Asse und Zehnen daneben, die wahrscheinlich einen Stich machen, sollen acht ergeben.',
      href: '/manual/solo-bidding/#the-eight-rule',
    },
    eichhorn: {
      says: 'Eichhorn zählt nicht. Sieben Trümpfe, so stark sie auch sind, sind in Gefahr, wenn die drei anderen Karten keine Asse sind.',
      href: '/shelf/eichhorn-hands/#the-rule-of-the-aces',
    },
    hoyle: {
      says: 'Auch Hoyle zählt nicht. Für ein Tourné will er zwei Spitzen und eine gute Farbe.',
      href: '/shelf/hoyle-maxims/#the-tournee',
    },
    deals: {
      says: 'Acht ist die richtige Grenze zwischen Reizen und Passen. Aber ein Ass ist nicht so viel wert wie ein Trumpf.',
      href: '/proof/#the-eight-rule',
      holds: {
        T1: 'count 7 below 50; count 8 above 50; count 8, 4 trumps below count 8, 7 trumps',
      },
    },
    differ: 'Nur Foster nennt eine Zahl, und die Karten geben ihm recht.',
  },
  {
    id: 'leading-trumps',
    title: 'Ob der Alleinspieler Trumpf ziehen soll',
    foster: {
      says: 'Zieh Trumpf, wann immer du kannst, außer wenn alle restlichen Trümpfe in einer Hand sind.',
      href: '/manual/solo-leading/#lead-trumps',
    },
    eichhorn: {
      says: 'Zieh Trumpf, von wenigen Ausnahmen abgesehen: nicht, wenn die Trümpfe gegen dich zu stark sind, und nicht, wenn einer der Gegner keinen hat.',
      href: '/shelf/eichhorn-finesse/#finesse-lead-trumps',
    },
    hoyle: {
      says: 'Fang damit an. Bist du schwach in Trumpf, musst du nicht, aber dann zeigst du deine Schwäche.',
      href: '/shelf/hoyle-maxims/#as-declarer',
    },
    deals: {
      says: 'Im Schnitt macht es kaum einen Unterschied, ob du mit Trumpf anfängst: Es kommt auf das Blatt an.',
      href: '/proof/#lead-trumps',
      holds: { T11: '* below 2' },
    },
    differ: null,
  },
  {
    id: 'which-of-the-best-jacks',
    title: 'Welchen der höchsten Buben',
    foster: {
      says: 'Von den beiden höchsten spiel den zweiten aus, von den drei höchsten oder von allen vieren den niedrigsten.',
      href: '/manual/solo-leading/#four-jacks-or-the-best-three',
    },
    eichhorn: {
      says: 'Von den beiden höchsten spiel den zweiten aus, von den drei höchsten den niedrigsten. Wer nach dir kommt, rätselt.',
      href: '/shelf/eichhorn-finesse/#finesse-second-of-two-jacks',
    },
    hoyle: {
      says: 'Von den drei höchsten spiel den niedrigsten aus: Vielleicht legt ein Gegenspieler eine Zehn darauf.',
      href: '/shelf/hoyle-maxims/#as-declarer',
    },
    deals: {
      says: 'Mit offenen Karten sind benachbarte Buben gleich gut. Das Ausspiel ist ein Köder, und einen Köder kann man nicht messen, wenn sich niemand täuschen lässt.',
      href: '/proof/#which-jack',
      holds: {
        T10: 'CJ SJ, CJ level with CJ SJ, SJ; CJ SJ HJ, CJ level with CJ SJ HJ, HJ; CJ SJ HJ DJ, CJ level with CJ SJ HJ DJ, DJ',
      },
    },
    differ: null,
  },
  {
    id: 'one-jack',
    title: 'Mit einem einzigen Buben',
    foster: {
      says: 'Mit Ass, Zehn und kleinen Trümpfen daneben spiel zuerst die kleinen aus, denn ein Bube zählt zwei Augen.',
      href: '/manual/solo-leading/#one-jack',
    },
    eichhorn: {
      says: 'Spiel zuerst die kleinen Trümpfe aus und den Buben gegen Ende. Im Grand spielt Eichhorn einen einzigen Buben sofort aus.',
      href: '/shelf/eichhorn-finesse/#finesse-one-jack-and-four',
    },
    hoyle: null,
    deals: {
      says: 'Ein kleiner Trumpf ist besser, vor allem wenn der einzige Bube der Pik-Bube ist.',
      href: '/proof/#which-jack',
      holds: {
        T10: 'CJ, small trump below CJ, CJ; SJ, small trump below SJ, SJ; SJ, SJ above CJ, CJ',
      },
    },
    differ: null,
  },
  {
    id: 'ten-and-king',
    title: 'Ausspielen von Zehn und König',
    foster: {
      says: 'Als Gegenspieler mit anderen Karten daneben spiel den König aus. Er macht den Stich oder holt das Ass heraus.',
      href: '/manual/solo-defence/#what-to-lead',
    },
    eichhorn: {
      says: 'Als Alleinspieler mit nur diesen beiden spiel die Zehn aus. Kommt der König zuerst, wartet das Ass auf die Zehn.',
      href: '/shelf/eichhorn-finesse/#finesse-ten-and-king',
    },
    hoyle: {
      says: 'Spiel keine Farbe aus, in der deine Zehn nur eine Karte zur Deckung hat.',
      href: '/shelf/hoyle-maxims/#against-the-declarer',
    },
    deals: {
      says: 'Für das erste Ausspiel der Gegenspieler ist Fosters König richtig.',
      href: '/proof/#the-first-lead',
      holds: {
        T12: 'against H, king from ten-king below against H, ten from ten-king; against M, king from ten-king below against M, ten from ten-king',
      },
    },
    differ:
      'Foster spielt den König aus, Eichhorn die Zehn, aber aus verschiedenen Blättern; Hoyle wartet lieber.',
  },
  {
    id: 'laying-out-high-cards',
    title: 'Was du drückst',
    foster: {
      says: 'Drück, was in Gefahr ist, und sonst nichts. Drück kein Ass ohne seine Zehn, außer dem Trumpf-Ass.',
      href: '/manual/laying-out-for-the-skat/#safe-in-the-skat',
    },
    eichhorn: {
      says: 'Von Ass, Zehn und König einer langen Farbe drück Ass und Zehn, oder nur die Zehn, wenn die Farbe zwei Stiche machen kann. Bist du schwach in Trumpf, dann drück hohe Trümpfe.',
      href: '/shelf/eichhorn-finesse/#finesse-weak-in-trumps',
    },
    hoyle: {
      says: 'Drück eine Zehn, wenn sie dir nicht sicher ist: 51 und 10 sind 61. Beim Skat, sagt Hoyle, ist das alles.',
      href: '/shelf/hoyle-the-game/#the-simple-game-worked',
    },
    deals: {
      says: 'Wir haben gemessen, was jede von Fosters Regeln bringt.',
      href: '/proof/#laying-out',
    },
    differ: null,
  },
];
