/**
 * What to look at first: the mildest hint, a question that the reader can answer from the hand and
 * from the play so far. Each is asked only where the answer can be seen.
 */
import type { LookBeforeId, LookId } from './look-ids.ts';

export const LOOKS: Readonly<Record<LookId, string>> = {
  'trumps-out':
    'Zähl die Trümpfe: Wie viele sind noch draußen, und können beide anderen noch welche haben?',
  jacks: 'Welche Buben hast du? Danach richtet sich, welcher Trumpf zuerst kommt.',
  middle:
    'Wo sitzt der Alleinspieler: gleich nach dir oder ganz hinten? Und wie lang sind deine Farben?',
  'declarers-leads': 'Was hat der Alleinspieler bisher ausgespielt, und was nicht?',
  'declarers-voids': 'Welche Farben hat der Alleinspieler nicht bedient?',
  'laid-out': 'Was kann der Alleinspieler gedrückt haben, und was nicht?',
  'high-cards': 'Wo sind deine Asse und Zehnen, und welche kannst du noch verlieren?',
  'partners-trick': 'Wem gehört dieser Stich, und kommt nach dir noch jemand?',
  'declarers-trick': 'Kannst du diesen Stich noch machen? Wenn nicht, was kostet er dich?',
  'second-hand':
    'Wer hat ausgespielt, und wer kommt nach dir? Was kommt gleich über der Karte, die auf dem Tisch liegt?',
  'worth-a-trump': 'Was liegt in diesem Stich, und ist er einen Trumpf wert?',
  overruff: 'Wenn du stichst: Wer kann noch darübergehen?',
  shortest: 'Welches ist deine kürzeste Farbe, und was hast du darin?',
  danger: 'Welche deiner Karten kann zu einem Stich gezwungen werden?',
  'partners-suits': 'Was hat dein Partner ausgespielt, und was abgeworfen?',
  'ramsch-jacks': 'Wer hat die Buben, und womit bekommst du einen Stich, den du nicht willst?',
  'what-wins': 'Was schlägt die Karten noch, die du spielen könntest, und wer kommt nach dir?',
};

/** What to look at before the first card. */
export const LOOKS_BEFORE: Readonly<Record<LookBeforeId, string>> = {
  bid: 'Zähl deine beste Farbe aus: die Trümpfe, und daneben die Asse und die sicheren Zehnen. Was ist sie wert, und ist das so viel, wie gefragt wird?',
  game: 'Welches deiner Spiele deckt das Gebot bestimmt, und welches davon ist am sichersten?',
  drawn: 'Macht die Farbe dieser Karte dein Blatt stärker, oder wärst du sie lieber los?',
  layout: 'Welche deiner zwölf Karten sind in Gefahr, und welche Farbe könntest du ganz drücken?',
};

/** In place of such a question where only one thing can be done. */
export const NO_CHOICE = 'Hier hast du keine Wahl.';
