/** Four books on the deal and its errors, in German. */
import { THE_DEAL as ENGLISH } from '../../../rules/four/dealing.ts';
import { topicInWords } from '../rule-words.ts';

export const THE_DEAL = topicInWords(ENGLISH, 'Geben', {
  shuffling: {
    title: 'Mischen',
    foster:
      'Die Karten müssen gut gemischt sein. Jeder darf verlangen, selbst zu mischen; der Geber mischt als Letzter.',
    hoyle: 'Die Karten müssen gemischt werden.',
    today: 'Vor jedem Geben werden die Karten gemischt, und keine darf zu sehen sein.',
    differ:
      'Nur Eichhorn sagt, wie oft: mindestens dreimal. Nur Foster lässt auch die anderen mischen.',
  },
  cutting: {
    title: 'Abheben',
    foster:
      'Wer rechts vom Geber sitzt, hebt ab, und in jedem Teil müssen mindestens drei Karten liegen.',
    hoyle: 'Wer rechts vom Geber sitzt, hebt ab.',
    today: 'Es muss abgehoben werden. In jedem Teil müssen mindestens vier Karten liegen.',
    differ:
      'In jedem Teil müssen bei Foster und Eichhorn drei Karten liegen, heute vier. Hoyle nennt keine Zahl.',
  },
  'order-of-the-deal': {
    title: 'Wie viele auf einmal',
    foster: 'Drei, dann der Skat, vier, drei, und nicht anders.',
    eichhorn:
      'Drei, dann der Skat, vier, drei. Auf zwei andere Arten kann man sich einigen: drei, zwei, Skat, drei, zwei, oder fünf, Skat, fünf.',
    hoyle: 'Fünf, dann der Skat, fünf. Wie die fünf gegeben werden, ist gleich.',
    today: 'Drei, dann der Skat, vier, drei.',
    differ:
      'Hoyle gibt je fünf, die anderen drei, vier und drei. Bei allen vieren kommt der Skat während des Gebens auf den Tisch.',
  },
  misdeal: {
    title: 'Vergeben',
    foster:
      'Derselbe Geber gibt noch einmal und zahlt nichts: Das Recht zu geben verliert niemand durch einen Fehler.',
    eichhorn:
      'Derselbe Geber gibt noch einmal und zahlt zehn Punkte Strafe, außer wenn eine Karte offensichtlich zu Boden gefallen ist. Hat der Alleinspieler zehn Karten und ein Spiel angesagt, bevor jemand den Fehler bemerkt hat, dann darf er es spielen.',
    hoyle: 'Derselbe Geber gibt noch einmal.',
    today:
      'Jeder muss seine Karten zählen. Stimmt eine Zahl nicht, dann wird nur neu gegeben, wenn es jemand vor dem Ende des Reizens sagt oder wenn die Zahl bei beiden Parteien nicht stimmt.',
    differ:
      'Bei Eichhorn kostet es zehn Punkte, sonst nichts. Heute müssen es die Spieler rechtzeitig merken.',
  },
  'wrong-number': {
    title: 'Eine falsche Zahl von Karten im Spiel',
    foster:
      'Nur die Seite mit der richtigen Zahl kann gewinnen. Hat der Alleinspieler zu viele oder zu wenige, dann hat er verloren; hat sie ein Gegenspieler, dann hat der Alleinspieler gewonnen.',
    eichhorn:
      'Stimmt die Zahl beim Alleinspieler nicht, dann gilt das Spiel nicht, so spät der Fehler auch entdeckt wird.',
    hoyle:
      'Ein Alleinspieler, der mit mehr oder weniger als zehn Karten spielt, hat verloren, sobald die erste Karte auf dem Tisch liegt.',
    today:
      'Ist vergeben worden und hat niemand etwas gesagt, dann gewinnt die Partei mit der richtigen Zahl.',
    differ:
      'Bei Foster, bei Hoyle und heute verliert der Alleinspieler. Bei Eichhorn gilt das Spiel nicht.',
  },
  'faulty-pack': {
    title: 'Ein fehlerhaftes Kartenspiel',
    foster: 'Liegt eine Karte offen im Spiel oder ist es nicht vollständig, dann wird neu gegeben.',
  },
  'wrong-dealer': {
    title: 'Der falsche Geber',
    foster:
      'Es gilt, sobald jemand gereizt oder ein Spiel angesagt hat. Bis dahin gibt der richtige Geber neu. Der falsche Geber verliert zehn Punkte.',
    hoyle:
      'Es gibt keine Strafe: Die anderen müssen es merken. Hält niemand den falschen Geber vor der letzten Karte auf, dann kann es dabei bleiben.',
    today:
      'Fertige Runden, in denen in der falschen Reihenfolge gegeben wurde, bleiben gültig. Die laufende Runde wird von vorn gespielt.',
    differ:
      'Gültig wird es bei Eichhorn mit der letzten Karte, bei Foster mit dem ersten Gebot. Nur Foster bestraft den Geber.',
  },
  'exposed-card': {
    title: 'Eine Karte ist zu sehen',
    foster: 'Es muss neu gegeben werden; niemand hat die Wahl.',
    hoyle: 'Es wird neu gegeben, von demselben Geber.',
    differ:
      'Alle drei lassen neu geben. Nur Eichhorn erwähnt Tische, an denen die Spieler wählen dürfen; wer dann neue Karten will, muss es sofort sagen.',
  },
});
