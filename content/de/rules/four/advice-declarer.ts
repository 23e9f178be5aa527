/** Advice of the old books to the declarer, bidding and leading, in German. */
import { ADVICE_FOR_THE_DECLARER as ENGLISH } from '../../../rules/four/advice-declarer.ts';
import { rulesInWords } from '../rule-words.ts';

export const ADVICE_FOR_THE_DECLARER = rulesInWords(ENGLISH, {
  'what-makes-a-solo': {
    title: 'Was ein Solo ausmacht',
    foster:
      'Deine Trümpfe, dazu die Asse und Zehnen daneben, die wahrscheinlich einen Stich machen, sollen acht ergeben.',
    eichhorn:
      'Eichhorn zählt nicht. Sieben Trümpfe, so stark sie auch sind, sind in Gefahr, wenn die drei anderen Karten keine Asse sind.',
    hoyle: 'Auch Hoyle zählt nicht. Für ein Tourné will er zwei Spitzen und eine gute Farbe.',
    deals:
      'Acht ist die richtige Grenze zwischen Reizen und Passen. Aber ein Ass ist nicht so viel wert wie ein Trumpf.',
    differ: 'Nur Foster nennt eine Zahl, und die Karten geben ihm recht.',
  },
  'leading-trumps': {
    title: 'Ob der Alleinspieler Trumpf ziehen soll',
    foster:
      'Zieh Trumpf, wann immer du kannst, außer wenn alle restlichen Trümpfe in einer Hand sind.',
    eichhorn:
      'Zieh Trumpf, von wenigen Ausnahmen abgesehen: nicht, wenn die Trümpfe gegen dich zu stark sind, und nicht, wenn einer der Gegner keinen hat.',
    hoyle:
      'Fang damit an. Bist du schwach in Trumpf, musst du nicht, aber dann zeigst du deine Schwäche.',
    deals:
      'Im Schnitt macht es kaum einen Unterschied, ob du mit Trumpf anfängst: Es kommt auf das Blatt an.',
  },
  'which-of-the-best-jacks': {
    title: 'Welchen der höchsten Buben',
    foster:
      'Von den beiden höchsten spiel den zweiten aus, von den drei höchsten oder von allen vieren den niedrigsten.',
    eichhorn:
      'Von den beiden höchsten spiel den zweiten aus, von den drei höchsten den niedrigsten. Wer nach dir kommt, rätselt.',
    hoyle:
      'Von den drei höchsten spiel den niedrigsten aus: Vielleicht legt ein Gegenspieler eine Zehn darauf.',
    deals:
      'Mit offenen Karten sind benachbarte Buben gleich gut. Das Ausspiel ist ein Köder, und einen Köder kann man nicht messen, wenn sich niemand täuschen lässt.',
  },
  'one-jack': {
    title: 'Mit einem einzigen Buben',
    foster:
      'Mit Ass, Zehn und kleinen Trümpfen daneben spiel zuerst die kleinen aus, denn ein Bube zählt zwei Augen.',
    eichhorn:
      'Spiel zuerst die kleinen Trümpfe aus und den Buben gegen Ende. Im Grand spielt Eichhorn einen einzigen Buben sofort aus.',
    deals: 'Ein kleiner Trumpf ist besser, vor allem wenn der einzige Bube der Pik-Bube ist.',
  },
  'ten-and-king': {
    title: 'Ausspielen von Zehn und König',
    foster:
      'Als Gegenspieler mit anderen Karten daneben spiel den König aus. Er macht den Stich oder holt das Ass heraus.',
    eichhorn:
      'Als Alleinspieler mit nur diesen beiden spiel die Zehn aus. Kommt der König zuerst, wartet das Ass auf die Zehn.',
    hoyle: 'Spiel keine Farbe aus, in der deine Zehn nur eine Karte zur Deckung hat.',
    deals: 'Für das erste Ausspiel der Gegenspieler ist Fosters König richtig.',
    differ:
      'Foster spielt den König aus, Eichhorn die Zehn, aber aus verschiedenen Blättern; Hoyle wartet lieber.',
  },
  'laying-out-high-cards': {
    title: 'Was du drückst',
    foster:
      'Drück, was in Gefahr ist, und sonst nichts. Drück kein Ass ohne seine Zehn, außer dem Trumpf-Ass.',
    eichhorn:
      'Von Ass, Zehn und König einer langen Farbe drück Ass und Zehn, oder nur die Zehn, wenn die Farbe zwei Stiche machen kann. Bist du schwach in Trumpf, dann drück hohe Trümpfe.',
    hoyle:
      'Drück eine Zehn, wenn sie dir nicht sicher ist: 51 und 10 sind 61. Beim Skat, sagt Hoyle, kommt alles darauf an, was du drückst.',
    deals: 'Wir haben gemessen, was jede von Fosters Regeln bringt.',
  },
});
