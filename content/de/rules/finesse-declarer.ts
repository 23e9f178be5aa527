/** Eichhorn’s rules of finesse in German: for the declarer. */
import { FOR_THE_DECLARER as ENGLISH } from '../../rules/finesse-declarer.ts';
import { topicInWords } from './rule-words.ts';

export const FOR_THE_DECLARER = topicInWords(ENGLISH, 'Für den Alleinspieler', {
  'lead-trumps': {
    says: 'Spielst du aus, dann zieh Trumpf, von wenigen Ausnahmen abgesehen; danach sind deine langen Farben hoch.',
    note: 'Spiel Nr. 12 ist eine der Ausnahmen.',
  },
  'long-suit-first': {
    says: 'Sind die Trümpfe gezogen, dann spiel deine lange Farbe bis zum Ende, und heb eine einzelne Karte einer kurzen Farbe für den letzten Stich auf. Vielleicht hat ein Gegenspieler die Karte abgeworfen, die sie schlägt.',
  },
  'two-short-suits': {
    says: 'Hast du zwei kurze Farben, dann spiel eine davon aus. Kommt sie wieder, kannst du die andere darauf abwerfen und sie später stechen.',
  },
  'weak-in-trumps': {
    says: 'Bist du schwach in Trumpf, hast aber Asse und Zehnen daneben, dann drück hohe Trümpfe und andere hohe Karten, und rechne mit drei oder vier Stichen in den Fehlfarben, bevor die anderen dich durchschauen.',
    note: 'Was es kostet oder bringt, hohe Trümpfe zu drücken, zeigt das Kapitel über das Drücken.',
  },
  'strong-trumps-against-you': {
    says: 'Sind die Trümpfe gegen dich zu stark, um sie zu ziehen, dann spiel deine beste Farbe aus. Lass die Gegenspieler stechen und ausspielen, und mach deine Stiche mit hohen Karten, wenn ihre Farben kommen.',
  },
  'one-jack-and-four': {
    says: 'Hast du einen Buben, Ass, Zehn und zwei kleine Trümpfe, dann spiel zuerst die kleinen aus. Sie holen Trümpfe heraus, und der Bube bringt dich später noch einmal ans Spiel.',
  },
  'two-jacks-and-three': {
    says: 'Sind deine fünf Trümpfe zwei Buben, eine hohe Karte und zwei kleine, dann spiel erst die Buben aus und danach die kleinen.',
  },
  'lone-jack-last': {
    says: 'Ist der höchste oder der zweithöchste Bube dein einziger, dann spiel kleine Trümpfe aus und heb den Buben für das Ende auf. Spielst du ihn zuerst aus, bist du den anderen ausgeliefert.',
    note: 'Eichhorn erlaubt es, wenn der Bube alle Trümpfe holt. Hier hätte er zwei von den drei geholt, die noch draußen waren.',
  },
  'second-of-two-jacks': {
    says: 'Von den beiden höchsten Buben spiel den zweiten aus. Wer nach dir kommt, rätselt und legt vielleicht Trumpf-Ass oder Trumpf-Zehn darauf. Fällt eins davon und hast du das andere, dann mach mit einem kleinen Trumpf weiter; dein letzter Bube fängt vielleicht den Rest.',
    note: 'Mit offenen Karten sind zwei benachbarte Buben gleich gut, und niemand rätselt, also lässt sich das nicht messen.',
  },
  'smallest-of-three-jacks': {
    says: 'Von den drei höchsten Buben spiel den niedrigsten aus. Haben die anderen je drei Trümpfe, dann holen die Buben und zwei kleine Trümpfe sie alle.',
  },
  'one-has-no-trumps': {
    says: 'Hat ein Gegner keinen Trumpf mehr und der andere viele, dann hör auf, Trumpf zu ziehen. Spiel deine Fehlfarben, und lass die Trümpfe zu dir kommen.',
  },
  'ace-ten-king': {
    says: 'Von Ass, Zehn und König spiel erst das Ass aus, dann die Zehn, dann den König.',
  },
  'ace-king-and-more': {
    says: 'Auch von Ass, König und zwei oder drei kleinen Karten spiel das Ass aus: Vielleicht fällt die Zehn. Danach spiel eine kleine: Entweder hat niemand mehr die Farbe, oder ein Gegenspieler muss stechen.',
  },
  'ace-king-and-one': {
    says: 'Von Ass, König und einer kleinen Karte spiel die kleine aus. Wahrscheinlich legt jemand die Zehn darauf, und dir bleiben zwei Stiche.',
  },
  'ten-and-king': {
    says: 'Von Zehn und König allein spiel die Zehn aus. Sie holt das Ass heraus, und der König wird hoch. Spielst du den König zuerst aus, wartet das Ass auf die Zehn.',
  },
  'ten-and-small': {
    says: 'Eine Zehn mit einer kleinen Karte ist so gut wie verloren, und die kleine mit ihr, außer wenn das Ass schon gespielt ist.',
    note: 'Hier gingen beide verloren: die Sieben im fünften Stich und die Zehn im siebten an das Ass.',
  },
});
