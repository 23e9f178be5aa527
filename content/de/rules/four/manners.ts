/** Four books on behaviour, in German. */
import { MANNERS as ENGLISH } from '../../../rules/four/manners.ts';
import { topicInWords } from '../rule-words.ts';

export const MANNERS = topicInWords(ENGLISH, 'Benehmen', {
  talking: {
    title: 'Am Tisch reden',
    foster:
      'Die Regeln erwähnen es nur bei offenen Spielen, in denen sich die Gegenspieler nicht beraten dürfen.',
    eichhorn:
      'Du darfst nichts sagen, woraus dein Partner schließen könnte, was er abwerfen oder ausspielen soll. Tut es ein Gegenspieler, dann kann der Alleinspieler das Spiel für sich beanspruchen.',
    hoyle: 'Es soll mit der größten Strenge gespielt werden.',
    today:
      'Du darfst weder mit Worten noch mit Gesten verraten, was du hast, und das Spiel auch nicht stören.',
    differ: 'Nur Eichhorn nennt eine Strafe: den Verlust des Spiels.',
  },
  'showing-a-hand': {
    title: 'Ein Blatt zeigen oder hineinsehen',
    foster:
      'Dazu gibt es keine Regel: Die Regeln über gezeigte Karten handeln vom Geben und vom Skat.',
    eichhorn:
      'Es kostet zehn Punkte, wenn du jemandem dein Blatt zeigst, und zehn, wenn du absichtlich in ein anderes siehst.',
    hoyle:
      'Schon eine einzige gezeigte Karte verrät so viel, dass es eine Strafe geben sollte. Welche, sagt Hoyle nicht.',
    today:
      'Wer in ein anderes Blatt sieht, bevor das Reizen zu Ende ist, ist vom Reizen ausgeschlossen, und die anderen dürfen von Neuem reizen.',
    differ:
      'Bei Eichhorn kostet es zehn Punkte, heute das Recht zu reizen. Hoyle will eine Strafe, nennt aber keine.',
  },
  'showing-strength': {
    title: 'Zu früh nach einer Karte greifen',
    foster: 'Dazu gibt es keine Regel, und beweisen ließe es sich nicht.',
    today: 'Du darfst nicht mit Gesten verraten, was du hast.',
  },
});
