/** Four books on behaviour, in German. */
import type { TopicOfFour } from '../../../rules/four/rule-of-four.ts';

export const MANNERS: TopicOfFour = {
  id: 'manners',
  title: 'Benehmen',
  rules: [
    {
      id: 'talking',
      title: 'Am Tisch reden',
      foster: {
        says: 'Die Regeln erwähnen es nur bei offenen Spielen, in denen sich die Gegenspieler nicht beraten dürfen.',
        laws: [5],
      },
      eichhorn: {
        rules: ['etiquette-of-players'],
        says: 'Du darfst nichts sagen, woraus dein Partner schließen könnte, was er abwerfen oder ausspielen soll. Tut es ein Gegenspieler, dann kann der Alleinspieler das Spiel für sich beanspruchen.',
      },
      hoyle: {
        says: 'Es soll mit der größten Strenge gespielt werden.',
        under: 'General Laws',
      },
      today:
        'Du darfst weder mit Worten noch mit Gesten verraten, was du hast, und das Spiel auch nicht stören.',
      differ: 'Nur Eichhorn nennt eine Strafe: den Verlust des Spiels.',
    },
    {
      id: 'showing-a-hand',
      title: 'Ein Blatt zeigen oder hineinsehen',
      foster: {
        says: 'Dazu gibt es keine Regel: Die Regeln über gezeigte Karten handeln vom Geben und vom Skat.',
        laws: [],
      },
      eichhorn: {
        rules: ['etiquette-of-players'],
        says: 'Es kostet zehn Punkte, wenn du jemandem dein Blatt zeigst, und zehn, wenn du absichtlich in ein anderes siehst.',
      },
      hoyle: {
        says: 'Schon eine einzige gezeigte Karte verrät so viel, dass es eine Strafe geben sollte. Welche, sagt Hoyle nicht.',
        under: 'General Laws',
      },
      today:
        'Wer in ein anderes Blatt sieht, bevor das Reizen zu Ende ist, ist vom Reizen ausgeschlossen, und die anderen dürfen von Neuem reizen.',
      differ:
        'Bei Eichhorn kostet es zehn Punkte, heute das Recht zu reizen. Hoyle will eine Strafe, nennt aber keine.',
    },
    {
      id: 'showing-strength',
      title: 'Zu früh nach einer Karte greifen',
      foster: { says: 'Dazu gibt es keine Regel, und beweisen ließe es sich nicht.', laws: [] },
      eichhorn: { rules: ['showing-strength'] },
      hoyle: null,
      today: 'Du darfst nicht mit Gesten verraten, was du hast.',
      differ: null,
    },
  ],
};
