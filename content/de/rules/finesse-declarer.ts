/** Eichhorn’s rules of finesse in German: for the declarer. */
import type { FinesseSeat } from '../../rules/finesse-rule.ts';

export const FOR_THE_DECLARER: FinesseSeat = {
  id: 'declarer',
  title: 'Für den Alleinspieler',
  side: 'declarer',
  rules: [
    {
      id: 'lead-trumps',
      says: 'Spielst du aus, dann zieh Trumpf, von wenigen Ausnahmen abgesehen; danach sind deine langen Farben hoch.',
      note: 'Spiel Nr. 12 ist eine der Ausnahmen.',
      trials: [
        { hand: 'foster-10', after: 'deal', rule: 'DJ', other: 'SA' },
        { hand: 'foster-12', after: 'deal', rule: 'D8', other: 'SA' },
      ],
    },
    {
      id: 'long-suit-first',
      says: 'Sind die Trümpfe gezogen, dann spiel deine lange Farbe bis zum Ende, und heb eine einzelne Karte einer kurzen Farbe für den letzten Stich auf. Vielleicht hat ein Gegenspieler die Karte abgeworfen, die sie schlägt.',
      trials: [{ hand: 'foster-04', after: 't6', rule: 'SA', other: 'H9' }],
    },
    {
      id: 'two-short-suits',
      says: 'Hast du zwei kurze Farben, dann spiel eine davon aus. Kommt sie wieder, kannst du die andere darauf abwerfen und sie später stechen.',
      trials: [{ hand: 'foster-02', after: 't5', rule: 'H7', other: 'C9' }],
    },
    {
      id: 'weak-in-trumps',
      says: 'Bist du schwach in Trumpf, hast aber Asse und Zehnen daneben, dann drück hohe Trümpfe und andere hohe Karten, und rechne mit drei oder vier Stichen in den Fehlfarben, bevor die anderen dich durchschauen.',
      note: 'Was es kostet oder bringt, hohe Trümpfe zu drücken, zeigt das Kapitel über das Drücken.',
      trials: [],
    },
    {
      id: 'strong-trumps-against-you',
      says: 'Sind die Trümpfe gegen dich zu stark, um sie zu ziehen, dann spiel deine beste Farbe aus. Lass die Gegenspieler stechen und ausspielen, und mach deine Stiche mit hohen Karten, wenn ihre Farben kommen.',
      trials: [{ hand: 'foster-11', after: 't1', rule: 'SA', other: 'SJ' }],
    },
    {
      id: 'one-jack-and-four',
      says: 'Hast du einen Buben, Ass, Zehn und zwei kleine Trümpfe, dann spiel zuerst die kleinen aus. Sie holen Trümpfe heraus, und der Bube bringt dich später noch einmal ans Spiel.',
      trials: [{ hand: 'foster-12', after: 'deal', rule: 'D8', other: 'DA' }],
    },
    {
      id: 'two-jacks-and-three',
      says: 'Sind deine fünf Trümpfe zwei Buben, eine hohe Karte und zwei kleine, dann spiel erst die Buben aus und danach die kleinen.',
      trials: [
        { hand: 'foster-04', after: 'layout', rule: 'CJ', other: 'C10' },
        { hand: 'foster-04', after: 'layout', rule: 'CJ', other: 'CQ' },
      ],
    },
    {
      id: 'lone-jack-last',
      says: 'Ist der höchste oder der zweithöchste Bube dein einziger, dann spiel kleine Trümpfe aus und heb den Buben für das Ende auf. Spielst du ihn zuerst aus, bist du den anderen ausgeliefert.',
      note: 'Eichhorn erlaubt es, wenn der Bube alle Trümpfe holt. Hier hätte er zwei von den drei geholt, die noch draußen waren.',
      trials: [{ hand: 'foster-01', after: 't1', rule: 'S7', other: 'SJ' }],
    },
    {
      id: 'second-of-two-jacks',
      says: 'Von den beiden höchsten Buben spiel den zweiten aus. Wer nach dir kommt, rätselt und legt vielleicht Trumpf-Ass oder Trumpf-Zehn darauf. Fällt eins davon und hast du das andere, dann mach mit einem kleinen Trumpf weiter; dein letzter Bube fängt vielleicht den Rest.',
      note: 'Mit offenen Karten sind zwei benachbarte Buben gleich gut, und niemand rätselt, also lässt sich das nicht messen.',
      trials: [{ hand: 'foster-09', after: 't2', rule: 'SJ', other: 'CJ' }],
    },
    {
      id: 'smallest-of-three-jacks',
      says: 'Von den drei höchsten Buben spiel den niedrigsten aus. Haben die anderen je drei Trümpfe, dann holen die Buben und zwei kleine Trümpfe sie alle.',
      trials: [{ hand: 'foster-07', after: 'deal', rule: 'HJ', other: 'CJ' }],
    },
    {
      id: 'one-has-no-trumps',
      says: 'Hat ein Gegner keinen Trumpf mehr und der andere viele, dann hör auf, Trumpf zu ziehen. Spiel deine Fehlfarben, und lass die Trümpfe zu dir kommen.',
      trials: [{ hand: 'foster-01', after: 't3', rule: 'DK', other: 'SJ' }],
    },
    {
      id: 'ace-ten-king',
      says: 'Von Ass, Zehn und König spiel erst das Ass aus, dann die Zehn, dann den König.',
      trials: [{ hand: 'foster-11', after: 't5', rule: 'SA', other: 'S10' }],
    },
    {
      id: 'ace-king-and-more',
      says: 'Auch von Ass, König und zwei oder drei kleinen Karten spiel das Ass aus: Vielleicht fällt die Zehn. Danach spiel eine kleine: Entweder hat niemand mehr die Farbe, oder ein Gegenspieler muss stechen.',
      trials: [{ hand: 'foster-03', after: 't2', rule: 'SA', other: 'SK' }],
    },
    {
      id: 'ace-king-and-one',
      says: 'Von Ass, König und einer kleinen Karte spiel die kleine aus. Wahrscheinlich legt jemand die Zehn darauf, und dir bleiben zwei Stiche.',
      trials: [
        { hand: 'foster-04', after: 'layout', rule: 'H9', other: 'HA' },
        { hand: 'foster-02', after: 't3', rule: 'D8', other: 'DA' },
      ],
    },
    {
      id: 'ten-and-king',
      says: 'Von Zehn und König allein spiel die Zehn aus. Sie holt das Ass heraus, und der König wird hoch. Spielst du den König zuerst aus, wartet das Ass auf die Zehn.',
      trials: [{ hand: 'foster-20', after: 'layout', rule: 'D10', other: 'DK' }],
    },
    {
      id: 'ten-and-small',
      says: 'Eine Zehn mit einer kleinen Karte ist so gut wie verloren, und die kleine mit ihr, außer wenn das Ass schon gespielt ist.',
      note: 'Hier gingen beide verloren: die Sieben im fünften Stich und die Zehn im siebten an das Ass.',
      trials: [{ hand: 'foster-10', after: 't4', rule: 'D7', other: 'D10' }],
    },
  ],
};
