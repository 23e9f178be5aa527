/** Eichhorn’s rules of finesse in German: for both defenders, for the first seat and for the last. */
import type { FinesseSeat } from '../../rules/finesse-rule.ts';

export const FOR_BOTH_DEFENDERS: FinesseSeat = {
  id: 'defenders',
  title: 'Für beide Gegenspieler',
  side: 'defenders',
  rules: [
    {
      id: 'follow-the-fall',
      says: 'Achte darauf, was der Alleinspieler ausspielt und was darauf fällt, dann weißt du ziemlich genau, wie die Trümpfe sitzen.',
      note: 'Hier ist keine Karte zu wählen; der letzte Abschnitt handelt davon.',
      trials: [],
    },
    {
      id: 'declarer-between',
      says: 'Nehmt den Alleinspieler in die Mitte. Wer von euch als Dritter drankommt, macht den Stich und spielt eine lange Farbe zurück.',
      trials: [{ hand: 'eichhorn-solo', after: 't2', rule: 'HK', other: 'D7' }],
    },
    {
      id: 'second-hand-over-a-jack',
      says: 'Spielt der Alleinspieler einen Buben aus und hast du an zweiter Stelle einen höheren, dann nimm den Stich. Sonst verliert dein Partner vielleicht eine gute Karte, und der Alleinspieler ist wieder am Spiel.',
      trials: [
        { hand: 'foster-05', after: 't3.1', rule: 'CJ', other: 'DA' },
        { hand: 'foster-04', after: 't4.1', rule: 'SJ', other: 'C9' },
      ],
    },
    {
      id: 'highest-to-partner',
      says: 'In den Stich deines Partners leg deine höchste Karte der Farbe. Sogar von Acht und Sieben leg die Acht: Dann weiß dein Partner, wo die Sieben ist.',
      trials: [
        { hand: 'foster-16', after: 't4.2', rule: 'CK', other: 'C8' },
        { hand: 'foster-09', after: 't6.1', rule: 'DA', other: 'DK' },
      ],
    },
    {
      id: 'draw-a-weak-declarers-trumps',
      says: 'Ist der Alleinspieler schwach in Trumpf, dann spielt selbst Trumpf aus. Danach sind eure guten Farben sicher.',
      trials: [{ hand: 'foster-03', after: 't1', rule: 'H8', other: 'DK' }],
    },
    {
      id: 'guarded-ten-at-the-end',
      says: 'Für die letzten drei Stiche behalt lieber eine gedeckte Zehn als ein Ass.',
      note: 'In diesem Stich muss niemand zwischen Ass und Zehn wählen, aber er zeigt, was die Deckung einer Zehn wert ist.',
      trials: [{ hand: 'foster-04', after: 't7.1', rule: 'DK', other: 'SQ' }],
    },
  ],
};

export const FOR_THE_FIRST: FinesseSeat = {
  id: 'first',
  title: 'Für den ersten Platz',
  side: 'defenders',
  rules: [
    {
      id: 'longest-through-the-declarer',
      says: 'Sitzt der Alleinspieler in der Mitte, dann spiel deine längste Farbe aus, ob hohe Karten oder niedrige. Das schwächt den Alleinspieler, und dein Partner kann abwerfen.',
      trials: [
        { hand: 'foster-17', after: 'layout', rule: 'DA', other: 'SQ' },
        { hand: 'foster-15', after: 'deal', rule: 'SK', other: 'D7' },
        { hand: 'foster-05', after: 'layout', rule: 'C7', other: 'H7' },
      ],
    },
    {
      id: 'king-from-ace-and-king',
      says: 'Von Ass, König und anderen Karten spiel den König aus. Hat der Alleinspieler die Zehn, dann legt er sie nicht, aus Angst vor dem Ass dahinter.',
      note: 'Beide Stiche beschreibt das Kapitel über das Tourné.',
      trials: [
        { hand: 'eichhorn-tourne-1', after: 'layout', rule: 'HK', other: 'HA' },
        { hand: 'eichhorn-tourne-2', after: 't3', rule: 'HK', other: 'HA' },
      ],
    },
    {
      id: 'keep-the-third-jack',
      says: 'Werden die beiden schwarzen Buben ausgespielt und hast du den dritten Buben und Trumpf-Ass oder Trumpf-Zehn, dann gib das Ass oder die Zehn her. Der Bube macht sicher einen Stich.',
      note: 'Hier werden beide schwarzen Buben nacheinander ausgespielt und holen beide Karten, egal welche zuerst fällt.',
      trials: [{ hand: 'foster-09', after: 't3.2', rule: 'CA', other: 'DJ' }],
    },
    {
      id: 'return-the-short-suit',
      says: 'Spielt dein Partner am letzten Platz eine Farbe aus, dann ist sie kurz. Mit dem Ass und zwei weiteren leg das Ass und spiel die Farbe zurück; auf jeden Fall leg höher als die ausgespielte Karte.',
      trials: [{ hand: 'foster-14', after: 't6.2', rule: 'DA', other: 'D9' }],
    },
    {
      id: 'partner-leads-an-ace',
      says: 'Spielt dein Partner ein Ass aus, dann ist auch diese Farbe kurz. Bleib niedrig, und spiel die Farbe zurück, sobald du kannst.',
      trials: [{ hand: 'foster-19', after: 't2.1', rule: 'D8', other: 'D10' }],
    },
    {
      id: 'read-the-short-suit',
      says: 'Aus der kurzen Farbe deines Partners und deinem eigenen Blatt kannst du schließen, was der Alleinspieler haben oder gedrückt haben kann.',
      note: 'Im zweiten Stich des Tourné kommt Vorhand so einer Pik-Zehn auf die Spur.',
      trials: [],
    },
    {
      id: 'take-the-declarers-trick',
      says: 'Nimm dem Alleinspieler den Stich ab, wenn du kannst, und spiel deine lange Farbe aus oder die deines Partners. Einen hohen, kurz besetzten Trumpf gib nur dazu, wenn dein Partner den Stich schon hat.',
      trials: [{ hand: 'foster-09', after: 't5.1', rule: 'SA', other: 'S8' }],
    },
  ],
};

export const FOR_THE_LAST: FinesseSeat = {
  id: 'last',
  title: 'Für den letzten Platz',
  side: 'defenders',
  rules: [
    {
      id: 'over-your-partner',
      says: 'Übernimm das Ausspiel deines Partners in der langen Farbe. Bleibst du niedrig, dann kommt die Farbe noch einmal, und der Alleinspieler sticht.',
      trials: [{ hand: 'foster-10', after: 't3.1', rule: 'CA', other: 'C9' }],
    },
    {
      id: 'the-red-jack-under-a-black-one',
      says: 'Spielt der Alleinspieler einen schwarzen Buben aus und hast du einen kleinen Trumpf und einen roten Buben, dann gib den Buben zu. So sieht dein Partner, wie stark der Alleinspieler ist.',
      trials: [
        { hand: 'foster-01', after: 't1.2', rule: 'DJ', other: 'S9' },
        { hand: 'foster-04', after: 't1.2', rule: 'DJ', other: 'C8' },
      ],
    },
    {
      id: 'shortest-suit',
      says: 'Spiel deine kürzeste Farbe aus. Vielleicht macht dein Partner sie jetzt oder beim nächsten Mal, und dann kannst du schmieren, abwerfen oder stechen.',
      trials: [
        { hand: 'foster-01', after: 't2', rule: 'C8', other: 'D8' },
        { hand: 'foster-04', after: 't2', rule: 'H7', other: 'DK' },
      ],
    },
    {
      id: 'the-cheaper-singleton',
      says: 'Von zwei blanken Karten spiel die aus, die weniger zählt. Die andere kannst du vielleicht auf die Farbe deines Partners abwerfen.',
      trials: [{ hand: 'eichhorn-tourne-2', after: 'layout', rule: 'H9', other: 'S10' }],
    },
    {
      id: 'a-bare-ten',
      says: 'Hab keine Angst davor, eine blanke Zehn auszuspielen. Hat dein Partner das Ass nicht, dann muss der Alleinspieler die Zehn nehmen, und König und Dame deines Partners werden hoch.',
      trials: [
        { hand: 'eichhorn-tourne-2', after: 'layout', rule: 'S10', other: 'D7' },
        { hand: 'foster-20', after: 't2', rule: 'S10', other: 'HA' },
      ],
    },
  ],
};
