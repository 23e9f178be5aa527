/** The slips of the League’s rules in words: what happened. */
import type { SlipId } from './league-1909-penalties.ts';

/** Every slip. */
export const SLIP_WORDS: Readonly<Record<SlipId, string>> = {
  misdeal: 'Die Karten sind vergeben, und keine ist zu Boden gefallen',
  'declarer-wrong-number':
    'Es stellt sich heraus, dass der Alleinspieler zu viele oder zu wenige Karten hat',
  'wrong-dealer': 'Jemand gibt, ohne an der Reihe zu sein',
  'card-exposed': 'Beim Geben wird eine Karte aufgedeckt',
  'skat-exposed-in-dealing': 'Beim Geben sieht mindestens ein Spieler eine Karte des Skats',
  'skat-in-hand': 'Der Skat fehlt und findet sich in einem Blatt',
  'both-turned': 'Beim Aufdecken sieht der Alleinspieler beide Karten des Skats',
  'second-not-shown': 'Beim Passt-mir-nicht kommt die zweite Karte ungesehen ins Blatt',
  'dealer-looks-in-skat': 'Der Geber sieht in den Skat',
  'pausing-looks-in-skat': 'Der Spieler, der aussetzt, sieht in den Skat',
  'looks-in-skat': 'Jemand, der mitspielt, sieht vor dem Ende in den Skat',
  'layout-wrong': 'Der Alleinspieler drückt nicht genau zwei Karten',
  revoke: 'Jemand bedient nicht, obwohl er könnte',
  'lead-out-of-turn': 'Jemand spielt aus, ohne an der Reihe zu sein',
  'follow-out-of-turn': 'Der Gegenspieler, der zuletzt an der Reihe ist, gibt zu früh zu',
  'looks-at-tricks': 'Jemand sieht einen früheren Stich als den letzten an oder zählt die Stiche',
  'claims-wrongly': 'Der Alleinspieler erklärt das Spiel für gewonnen und irrt sich',
  'defender-claims-wrongly':
    'Ein Gegenspieler erklärt den Alleinspieler für geschlagen und irrt sich',
  'defender-gives-up': 'Ein Gegenspieler gibt ein Spiel verloren, das noch zu gewinnen war',
  'talk-across-the-table': 'Ein Gegenspieler sagt etwas, das dem Partner einen Wink geben kann',
  'hand-exposed': 'Jemand zeigt sein Blatt oder sieht absichtlich in ein anderes',
};
