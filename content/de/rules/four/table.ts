/** Four books on the table and on which games are played, in German. */
import { THE_TABLE as ENGLISH } from '../../../rules/four/table.ts';
import { topicInWords } from '../rule-words.ts';

export const THE_TABLE = topicInWords(ENGLISH, 'Der Tisch', {
  players: {
    title: 'Wie viele am Tisch sitzen',
    foster:
      'Drei bis sechs, von denen drei spielen. Die anderen gewinnen und verlieren mit den Gegenspielern.',
    eichhorn: 'Drei oder vier.',
    hoyle: 'Drei oder vier. Vier sind besser, weil einer ausruhen kann.',
    today: 'Drei oder mehr.',
    differ: 'Die beiden älteren Bücher erlauben höchstens vier Spieler, Foster sechs.',
  },
  'dealer-sits-out': {
    title: 'Wer keine Karten bekommt',
    foster: 'Zu viert oder zu mehreren der Geber. Zu dritt gibt Hinterhand und spielt mit.',
    eichhorn: 'Zu viert der Geber.',
    hoyle: 'Zu viert der Geber.',
    today: 'Zu viert der Geber.',
  },
  seats: {
    title: 'Die Plätze',
    foster:
      'Werden sie ausgelost, dann sucht sich, wer die niedrigste Karte hat, als Erster einen aus, und der Nächste setzt sich links daneben.',
    today:
      'Sie werden ausgelost oder vorher gesetzt. Der Erste sucht sich einen aus, und die anderen folgen im Uhrzeigersinn.',
    differ:
      'Bei Eichhorn darfst du verlangen, dass gelost wird, weil dir dein Platz nicht gefällt. Bei Foster und heute sucht sich einer einen Platz aus, und die anderen folgen links.',
  },
  'first-dealer': {
    title: 'Wer zuerst gibt',
    foster: 'Wer die niedrigste Karte gezogen hat. Rechts vom Geber wird geschrieben.',
    hoyle: 'Wer den ersten Buben bekommt, wenn reihum Karten aufgedeckt werden.',
    today: 'Wer auf dem ersten Platz sitzt.',
    differ:
      'Bei Foster und Eichhorn entscheidet die niedrigste Karte, bei Hoyle der erste Bube, heute der erste Platz.',
  },
  'deal-moves-on': {
    title: 'Wie das Geben wandert',
    foster: 'Reihum nach links.',
    eichhorn: 'Reihum nach links.',
    hoyle: 'Reihum, und ein vierter Spieler gibt auch.',
    today: 'Reihum nach links.',
  },
  newcomers: {
    title: 'Wer später dazukommt',
    foster:
      'Nur am Ende einer Runde, wenn die anderen zustimmen, und auf dem Platz, der als Nächster gibt.',
    today:
      'Nur wenn alle einverstanden sind, und zu Beginn einer neuen Runde. Scheidet niemand aus, dann sitzt der Neue rechts vom ersten Platz.',
    differ:
      'Eichhorn sagt, mit welchem Stand der Neue anfängt, nämlich mit dem niedrigsten. Die anderen sagen, wann und wohin er sich setzt.',
  },
  stopping: {
    title: 'Wann Schluss ist',
    foster:
      'Am Ende einer ganzen Runde. Vorher darf niemand gehen, außer wenn die anderen mit einem Ersatz einverstanden sind.',
    today:
      'Auf einem Turnier wird jede Liste zu Ende gespielt, und niemand darf sich vertreten lassen, außer wenn die Spielleitung einen Ersatz bestimmt.',
    differ:
      'Bei Foster ist Schluss mit einer Runde, bei Eichhorn drei Runden, nachdem jemand aufhören wollte, und auf einem Turnier von heute mit der Liste.',
  },
  'official-games': {
    title: 'Die Spiele',
    foster: 'Tourné und Passt-mir-nicht, Solo, vier Grands, Null und Null ouvert, dazu der Ramsch.',
    hoyle:
      'Einfaches Spiel, Tourné, Solo, Null, Grand, Null ouvert und Grand ouvert, aber kein Ramsch.',
    today:
      'Farbspiele, Grand und Null, jeweils mit dem Skat oder aus der Hand. Aufgedeckt wird nichts mehr.',
    differ:
      'Das einfache Spiel steht bei Hoyle an erster Stelle, ist bei Eichhorn eine Ausnahme und fehlt in Fosters Regeln; heute ist es das gewöhnliche Spiel. Hoyle hat kein Gucki, und heute gibt es kein Tourné.',
  },
  'games-by-agreement': {
    title: 'Spiele nach Absprache',
    foster:
      'Die Regeln nennen nur eins, den Null, wenn eine Sieben aufgedeckt ist. Die anderen überlassen sie dem Tisch.',
    hoyle:
      'Ramsch und ein Null, der nach der ersten Karte aufgedeckt wird, sind für Tische, die sich darauf geeinigt haben.',
    today: 'Im offiziellen Spiel keine.',
    differ:
      'Die alten Bücher überlassen andere Spiele dem Tisch, und nur Eichhorn schützt einen Neuen davor. Im offiziellen Spiel von heute gibt es keine.',
  },
});
