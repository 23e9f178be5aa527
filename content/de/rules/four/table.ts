/** Four books on the table and on which games are played, in German. */
import type { TopicOfFour } from '../../../rules/four/rule-of-four.ts';

export const THE_TABLE: TopicOfFour = {
  id: 'table',
  title: 'Der Tisch',
  rules: [
    {
      id: 'players',
      title: 'Wie viele am Tisch sitzen',
      foster: {
        says: 'Drei bis sechs, von denen drei spielen. Die anderen gewinnen und verlieren mit den Gegenspielern.',
        laws: [6],
      },
      eichhorn: {
        rules: [],
        says: 'Drei oder vier.',
        under: 'Number of Players',
      },
      hoyle: {
        says: 'Drei oder vier. Vier sind besser, weil einer ausruhen kann.',
        under: 'General Laws',
      },
      today: 'Drei oder mehr.',
      differ: 'Die beiden älteren Bücher erlauben höchstens vier Spieler, Foster sechs.',
    },
    {
      id: 'dealer-sits-out',
      title: 'Wer keine Karten bekommt',
      foster: {
        says: 'Zu viert oder zu mehreren der Geber. Zu dritt gibt Hinterhand und spielt mit.',
        laws: [14, 15],
      },
      eichhorn: { rules: [], says: 'Zu viert der Geber.', under: 'Number of Players' },
      hoyle: { says: 'Zu viert der Geber.', under: 'Skat; Calling or Bidding' },
      today: 'Zu viert der Geber.',
      differ: null,
    },
    {
      id: 'seats',
      title: 'Die Plätze',
      foster: {
        says: 'Werden sie ausgelost, dann sucht sich, wer die niedrigste Karte hat, als Erster einen aus, und der Nächste setzt sich links daneben.',
        laws: [9],
      },
      eichhorn: { rules: ['choosing-of-places'] },
      hoyle: null,
      today:
        'Sie werden ausgelost oder vorher gesetzt. Der Erste sucht sich einen aus, und die anderen folgen im Uhrzeigersinn.',
      differ:
        'Bei Eichhorn darfst du verlangen, dass gelost wird, weil dir dein Platz nicht gefällt. Bei Foster und heute sucht sich einer einen Platz aus, und die anderen folgen links.',
    },
    {
      id: 'first-dealer',
      title: 'Wer zuerst gibt',
      foster: {
        says: 'Wer die niedrigste Karte gezogen hat. Rechts vom Geber wird geschrieben.',
        laws: [9],
      },
      eichhorn: { rules: ['the-deal'] },
      hoyle: {
        says: 'Wer den ersten Buben bekommt, wenn reihum Karten aufgedeckt werden.',
        under: 'Dealing',
      },
      today: 'Wer auf dem ersten Platz sitzt.',
      differ:
        'Bei Foster und Eichhorn entscheidet die niedrigste Karte, bei Hoyle der erste Bube, heute der erste Platz.',
    },
    {
      id: 'deal-moves-on',
      title: 'Wie das Geben wandert',
      foster: { says: 'Reihum nach links.', laws: [16] },
      eichhorn: { rules: [], says: 'Reihum nach links.', under: 'Choosing of Places' },
      hoyle: { says: 'Reihum, und ein vierter Spieler gibt auch.', under: 'Skat' },
      today: 'Reihum nach links.',
      differ: null,
    },
    {
      id: 'newcomers',
      title: 'Wer später dazukommt',
      foster: {
        says: 'Nur am Ende einer Runde, wenn die anderen zustimmen, und auf dem Platz, der als Nächster gibt.',
        laws: [8],
      },
      eichhorn: { rules: ['new-comers'] },
      hoyle: null,
      today:
        'Nur wenn alle einverstanden sind, und zu Beginn einer neuen Runde. Scheidet niemand aus, dann sitzt der Neue rechts vom ersten Platz.',
      differ:
        'Eichhorn sagt, mit welchem Stand der Neue anfängt, nämlich mit dem niedrigsten. Die anderen sagen, wann und wohin er sich setzt.',
    },
    {
      id: 'stopping',
      title: 'Wann Schluss ist',
      foster: {
        says: 'Am Ende einer ganzen Runde. Vorher darf niemand gehen, außer wenn die anderen mit einem Ersatz einverstanden sind.',
        laws: [7, 10],
      },
      eichhorn: { rules: ['announcement-to-quit'] },
      hoyle: null,
      today:
        'Auf einem Turnier wird jede Liste zu Ende gespielt, und niemand darf sich vertreten lassen, außer wenn die Spielleitung einen Ersatz bestimmt.',
      differ:
        'Bei Foster ist Schluss mit einer Runde, bei Eichhorn drei Runden, nachdem jemand aufhören wollte, und auf einem Turnier von heute mit der Liste.',
    },
    {
      id: 'official-games',
      title: 'Die Spiele',
      foster: {
        says: 'Tourné und Passt-mir-nicht, Solo, vier Grands, Null und Null ouvert, dazu der Ramsch.',
        laws: [1, 28, 40],
      },
      eichhorn: { rules: ['official-games'] },
      hoyle: {
        says: 'Einfaches Spiel, Tourné, Solo, Null, Grand, Null ouvert und Grand ouvert, aber kein Ramsch.',
        under: 'Skat',
      },
      today:
        'Farbspiele, Grand und Null, jeweils mit dem Skat oder aus der Hand. Aufgedeckt wird nichts mehr.',
      differ:
        'Das einfache Spiel steht bei Hoyle an erster Stelle, ist bei Eichhorn eine Ausnahme und fehlt in Fosters Regeln; heute ist es das gewöhnliche Spiel. Hoyle hat kein Gucki, und heute gibt es kein Tourné.',
    },
    {
      id: 'games-by-agreement',
      title: 'Spiele nach Absprache',
      foster: {
        says: 'Die Regeln nennen nur eins, den Null, wenn eine Sieben aufgedeckt ist. Die anderen überlassen sie dem Tisch.',
        laws: [31],
      },
      eichhorn: { rules: ['games-permitted'] },
      hoyle: {
        says: 'Ramsch und ein Null, der nach der ersten Karte aufgedeckt wird, sind für Tische, die sich darauf geeinigt haben.',
        under: 'Recapitulation; When There is No Call, Ramps',
      },
      today: 'Im offiziellen Spiel keine.',
      differ:
        'Die alten Bücher überlassen andere Spiele dem Tisch, und nur Eichhorn schützt einen Neuen davor. Im offiziellen Spiel von heute gibt es keine.',
    },
  ],
};
