/** Eichhorn’s rules of finesse in German: for both defenders, for the first seat and for the last. */
import * as ENGLISH from '../../rules/finesse-defenders.ts';
import { topicInWords } from './rule-words.ts';

export const FOR_BOTH_DEFENDERS = topicInWords(
  ENGLISH.FOR_BOTH_DEFENDERS,
  'Für beide Gegenspieler',
  {
    'follow-the-fall': {
      says: 'Achte darauf, was der Alleinspieler ausspielt und was darauf fällt, dann weißt du ziemlich genau, wie die Trümpfe sitzen.',
      note: 'Hier ist keine Karte zu wählen; der letzte Abschnitt handelt davon.',
    },
    'declarer-between': {
      says: 'Nehmt den Alleinspieler in die Mitte. Wer von euch als Dritter drankommt, macht den Stich und spielt eine lange Farbe zurück.',
    },
    'second-hand-over-a-jack': {
      says: 'Spielt der Alleinspieler einen Buben aus und hast du an zweiter Stelle einen höheren, dann nimm den Stich. Sonst verliert dein Partner vielleicht eine gute Karte, und der Alleinspieler ist wieder am Spiel.',
    },
    'highest-to-partner': {
      says: 'In den Stich deines Partners leg deine höchste Karte der Farbe. Sogar von Acht und Sieben leg die Acht: Dann weiß dein Partner, wo die Sieben ist.',
    },
    'draw-a-weak-declarers-trumps': {
      says: 'Ist der Alleinspieler schwach in Trumpf, dann spielt selbst Trumpf aus. Danach sind eure guten Farben sicher.',
    },
    'guarded-ten-at-the-end': {
      says: 'Für die letzten drei Stiche behalt lieber eine gedeckte Zehn als ein Ass.',
      note: 'In diesem Stich muss niemand zwischen Ass und Zehn wählen, aber er zeigt, was die Deckung einer Zehn wert ist.',
    },
  },
);

export const FOR_THE_FIRST = topicInWords(ENGLISH.FOR_THE_FIRST, 'Für den ersten Platz', {
  'longest-through-the-declarer': {
    says: 'Sitzt der Alleinspieler in der Mitte, dann spiel deine längste Farbe aus, ob hohe Karten oder niedrige. Das schwächt den Alleinspieler, und dein Partner kann abwerfen.',
  },
  'king-from-ace-and-king': {
    says: 'Von Ass, König und anderen Karten spiel den König aus. Hat der Alleinspieler die Zehn, dann legt er sie nicht, aus Angst vor dem Ass dahinter.',
    note: 'Beide Stiche beschreibt das Kapitel über das Tourné.',
  },
  'keep-the-third-jack': {
    says: 'Werden die beiden schwarzen Buben ausgespielt und hast du den dritten Buben und Trumpf-Ass oder Trumpf-Zehn, dann gib das Ass oder die Zehn her. Der Bube macht sicher einen Stich.',
    note: 'Hier werden beide schwarzen Buben nacheinander ausgespielt und holen beide Karten, egal welche zuerst fällt.',
  },
  'return-the-short-suit': {
    says: 'Spielt dein Partner am letzten Platz eine Farbe aus, dann ist sie kurz. Mit dem Ass und zwei weiteren leg das Ass und spiel die Farbe zurück; auf jeden Fall leg höher als die ausgespielte Karte.',
  },
  'partner-leads-an-ace': {
    says: 'Spielt dein Partner ein Ass aus, dann ist auch diese Farbe kurz. Bleib niedrig, und spiel die Farbe zurück, sobald du kannst.',
  },
  'read-the-short-suit': {
    says: 'Aus der kurzen Farbe deines Partners und deinem eigenen Blatt kannst du schließen, was der Alleinspieler haben oder gedrückt haben kann.',
    note: 'Im zweiten Stich von Eichhorns erstem Tourné sieht Vorhand an einer Pik-Zehn, dass Hinterhand kein anderes Pik hat.',
  },
  'take-the-declarers-trick': {
    says: 'Nimm dem Alleinspieler den Stich ab, wenn du kannst, und spiel deine lange Farbe aus oder die deines Partners. Ein ungedecktes Trumpf-Ass oder eine ungedeckte Trumpf-Zehn gib nur dazu, wenn dein Partner den Stich schon hat.',
  },
});

export const FOR_THE_LAST = topicInWords(ENGLISH.FOR_THE_LAST, 'Für den letzten Platz', {
  'over-your-partner': {
    says: 'Übernimm das Ausspiel deines Partners in der langen Farbe. Bleibst du niedrig, dann kommt die Farbe noch einmal, und der Alleinspieler sticht.',
  },
  'the-red-jack-under-a-black-one': {
    says: 'Spielt der Alleinspieler einen schwarzen Buben aus und hast du einen kleinen Trumpf und einen roten Buben, dann gib den Buben zu. So sieht dein Partner, wie stark der Alleinspieler ist.',
  },
  'shortest-suit': {
    says: 'Spiel deine kürzeste Farbe aus. Vielleicht macht dein Partner sie jetzt oder beim nächsten Mal, und dann kannst du schmieren, abwerfen oder stechen.',
  },
  'the-cheaper-singleton': {
    says: 'Von zwei blanken Karten spiel die aus, die weniger zählt. Die andere kannst du vielleicht auf die Farbe deines Partners abwerfen.',
  },
  'a-bare-ten': {
    says: 'Hab keine Angst davor, eine blanke Zehn auszuspielen. Hat dein Partner das Ass nicht, dann muss der Alleinspieler die Zehn nehmen, und König und Dame deines Partners werden hoch.',
  },
});
