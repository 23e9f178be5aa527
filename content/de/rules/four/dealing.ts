/** Four books on the deal and its errors, in German. */
import type { TopicOfFour } from '../../../rules/four/rule-of-four.ts';

export const THE_DEAL: TopicOfFour = {
  id: 'dealing',
  title: 'Geben',
  rules: [
    {
      id: 'shuffling',
      title: 'Mischen',
      foster: {
        says: 'Die Karten müssen gut gemischt sein. Jeder darf verlangen, selbst zu mischen; der Geber mischt als Letzter.',
        laws: [17],
      },
      eichhorn: { rules: ['shuffling'] },
      hoyle: { says: 'Die Karten müssen gemischt werden.', under: 'Dealing' },
      today: 'Vor jedem Geben werden die Karten gemischt, und keine darf zu sehen sein.',
      differ:
        'Nur Eichhorn sagt, wie oft: mindestens dreimal. Nur Foster lässt auch die anderen mischen.',
    },
    {
      id: 'cutting',
      title: 'Abheben',
      foster: {
        says: 'Wer rechts vom Geber sitzt, hebt ab, und in jedem Teil müssen mindestens drei Karten liegen.',
        laws: [17],
      },
      eichhorn: { rules: ['cutting'] },
      hoyle: { says: 'Wer rechts vom Geber sitzt, hebt ab.', under: 'Dealing' },
      today: 'Es muss abgehoben werden. In jedem Teil müssen mindestens vier Karten liegen.',
      differ:
        'In jedem Teil müssen bei Foster und Eichhorn drei Karten liegen, heute vier. Hoyle nennt keine Zahl.',
    },
    {
      id: 'order-of-the-deal',
      title: 'Wie viele auf einmal',
      foster: { says: 'Drei, dann der Skat, vier, drei, und nicht anders.', laws: [18] },
      eichhorn: {
        rules: ['dealing'],
        says: 'Drei, dann der Skat, vier, drei. Auf zwei andere Arten kann man sich einigen: drei, zwei, Skat, drei, zwei, oder fünf, Skat, fünf.',
      },
      hoyle: {
        says: 'Fünf, dann der Skat, fünf. Wie die fünf gegeben werden, ist gleich.',
        under: 'Dealing',
      },
      today: 'Drei, dann der Skat, vier, drei.',
      differ:
        'Hoyle gibt je fünf, die anderen drei, vier und drei. Bei allen vieren kommt der Skat während des Gebens auf den Tisch.',
    },
    {
      id: 'misdeal',
      title: 'Vergeben',
      foster: {
        says: 'Derselbe Geber gibt noch einmal und zahlt nichts: Kein Fehler kostet das Recht zu geben.',
        laws: [21, 23],
      },
      eichhorn: {
        rules: ['misdeals'],
        says: 'Derselbe Geber gibt noch einmal und zahlt zehn Punkte Strafe, außer wenn eine Karte offensichtlich zu Boden gefallen ist. Hat der Alleinspieler zehn Karten und ein Spiel angesagt, bevor jemand den Fehler bemerkt hat, dann darf er es spielen.',
      },
      hoyle: { says: 'Derselbe Geber gibt noch einmal.', under: 'Dealing' },
      today:
        'Jeder muss seine Karten zählen. Stimmt eine Zahl nicht, dann wird nur neu gegeben, wenn es jemand vor dem Ende des Reizens sagt oder wenn die Zahl bei beiden Parteien nicht stimmt.',
      differ:
        'Bei Eichhorn kostet es zehn Punkte, sonst nichts. Heute müssen es die Spieler rechtzeitig merken.',
    },
    {
      id: 'wrong-number',
      title: 'Eine falsche Zahl von Karten im Spiel',
      foster: {
        says: 'Nur die Seite mit der richtigen Zahl kann gewinnen. Hat der Alleinspieler zu viele oder zu wenige, dann hat er verloren; hat sie ein Gegenspieler, dann hat der Alleinspieler gewonnen.',
        laws: [46],
      },
      eichhorn: {
        rules: ['misdeals'],
        says: 'Stimmt die Zahl beim Alleinspieler nicht, dann gilt das Spiel nicht, so spät der Fehler auch entdeckt wird.',
      },
      hoyle: {
        says: 'Ein Alleinspieler, der mit mehr oder weniger als zehn Karten spielt, hat verloren, sobald die erste Karte auf dem Tisch liegt.',
        under: 'General Laws',
      },
      today:
        'Ist vergeben worden und hat niemand etwas gesagt, dann gewinnt die Partei mit der richtigen Zahl.',
      differ:
        'Bei Foster, bei Hoyle und heute verliert der Alleinspieler. Bei Eichhorn gilt das Spiel nicht.',
    },
    {
      id: 'faulty-pack',
      title: 'Ein fehlerhaftes Kartenspiel',
      foster: {
        says: 'Liegt eine Karte offen im Spiel oder ist es nicht vollständig, dann wird neu gegeben.',
        laws: [19],
      },
      eichhorn: null,
      hoyle: null,
      today: null,
      differ: null,
    },
    {
      id: 'wrong-dealer',
      title: 'Der falsche Geber',
      foster: {
        says: 'Es gilt, sobald jemand gereizt oder ein Spiel angesagt hat. Bis dahin gibt der richtige Geber neu. Der falsche Geber verliert zehn Punkte.',
        laws: [20],
      },
      eichhorn: { rules: ['dealing-out-of-turn'] },
      hoyle: {
        says: 'Es gibt keine Strafe: Die anderen müssen es merken. Hält niemand den falschen Geber vor der letzten Karte auf, dann kann es dabei bleiben.',
        under: 'General Laws',
      },
      today:
        'Fertige Runden, in denen in der falschen Reihenfolge gegeben wurde, bleiben gültig. Die laufende Runde wird von vorn gespielt.',
      differ:
        'Gültig wird es bei Eichhorn mit der letzten Karte, bei Foster mit dem ersten Gebot. Nur Foster bestraft den Geber.',
    },
    {
      id: 'exposed-card',
      title: 'Eine Karte ist zu sehen',
      foster: { says: 'Es muss neu gegeben werden; niemand hat die Wahl.', laws: [22] },
      eichhorn: { rules: ['exposed-cards'] },
      hoyle: { says: 'Es wird neu gegeben, von demselben Geber.', under: 'Dealing; General Laws' },
      today: null,
      differ:
        'Alle drei lassen neu geben. Nur Eichhorn erwähnt Tische, an denen die Spieler wählen dürfen; wer dann neue Karten will, muss es sofort sagen.',
    },
  ],
};
