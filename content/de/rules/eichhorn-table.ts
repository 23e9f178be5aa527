/** Eichhorn’s rules and penalties in German: sitting down, dealing, and the skat. */
import * as ENGLISH from '../../rules/eichhorn-table.ts';
import { topicInWords } from './rule-words.ts';

export const AT_THE_TABLE = topicInWords(ENGLISH.AT_THE_TABLE, 'Am Tisch', {
  'value-of-cards-in-cutting': {
    title: 'Karten zum Auslosen',
    says: 'Wird mit Karten ausgelost, dann gehen sie vom Ass über Zehn, König, Dame, Bube und Neun hinunter bis zur Sieben.',
    foster: 'Karten und Farben haben denselben Rang wie im Spiel, also schlägt ein Bube ein Ass.',
    today: 'Wie die Plätze ausgelost werden, ist nicht vorgeschrieben.',
  },
  'choosing-of-places': {
    title: 'Die Platzwahl',
    says: 'Wem sein Platz nicht gefällt, wegen eines Zuschauers oder eines Nachbarn, der kann verlangen, dass die Plätze ausgelost werden. Wer die niedrigste Karte hat, sucht sich als Erster einen aus. Auf Turnieren behältst du den Platz, den du gezogen hast.',
    foster: 'Genauso: Wer die niedrigste Karte hat, sucht sich als Erster einen aus und gibt.',
    today:
      'Die Plätze werden ausgelost oder vorher gesetzt. Der Erste sucht sich einen aus, und die anderen folgen im Uhrzeigersinn.',
  },
  'new-comers': {
    title: 'Wer später dazukommt',
    says: 'Wer dazukommt, fängt mit dem niedrigsten Stand am Tisch an, nicht mit dem Durchschnitt. Gefällt das den anderen nicht, dann rechnen sie ab und beginnen eine neue Liste.',
    foster:
      'Nur am Ende einer Runde, wenn die anderen einverstanden sind, und auf dem Platz, der als Nächster gibt.',
    today: 'Nur wenn alle einverstanden sind, und zu Beginn einer neuen Runde.',
  },
  'announcement-to-quit': {
    title: 'Aufhören',
    says: 'Ist keine Zeit ausgemacht, dann muss jeder, der aufhören will, es sagen und noch drei Runden spielen.',
    foster:
      'Schluss ist mit dem Ende einer Runde, und mitten in einer geht niemand, ohne einen Ersatz zu stellen.',
    today: 'Auf einem Turnier wird jede Liste zu Ende gespielt.',
  },
  'games-permitted': {
    title: 'Erlaubte Spiele',
    says: 'Spielt ein Tisch noch anderes, dann muss das vor dem ersten Geben gesagt werden. Wer neu ist und es nicht wusste, kann auf den offiziellen Regeln bestehen.',
    today: 'Nur die offiziellen Spiele.',
  },
  'official-games': {
    title: 'Die offiziellen Spiele',
    says: 'Die Frage von zehn Punkten an, aber nicht auf Turnieren; Tourné und Passt-mir-nicht; Solo; die vier Grands (Tourné, Guckser, Solo und ouvert); Null und Null ouvert, beide ohne den Skat.',
    foster: 'Dieselben Spiele außer der Frage, mit anderen Grundwerten, und dazu der Ramsch.',
    today:
      'Es wird keine Karte mehr aufgedeckt. Jedes Spiel, auch der Null, wird mit dem Skat oder aus der Hand gespielt.',
  },
});

export const DEALING = topicInWords(ENGLISH.DEALING, 'Geben', {
  'the-deal': {
    title: 'Wer gibt',
    says: 'Wer die niedrigste Karte hat, gibt. Öfter fängt an, wer links vom Schreiber sitzt, denn so gibt der Schreiber in jeder Runde als Letzter, und alle haben gleich oft gegeben.',
    foster: 'Wer die niedrigste Karte hat, gibt, und rechts vom Geber wird geschrieben.',
    today: 'Wer auf dem ersten Platz sitzt.',
  },
  shuffling: {
    title: 'Mischen',
    says: 'Vor jedem Geben werden die Karten mindestens dreimal gemischt, und keine darf zu sehen sein.',
    foster:
      'Die Karten müssen gut gemischt sein. Jeder darf verlangen, selbst zu mischen; der Geber mischt als Letzter.',
    today: 'Vor jedem Geben werden die Karten gemischt, und keine darf zu sehen sein.',
  },
  cutting: {
    title: 'Abheben',
    says: 'Wer rechts vom Geber sitzt, muss abheben, und in jedem Teil müssen mindestens drei Karten liegen.',
    foster: 'Genauso.',
    today: 'In jedem Teil müssen mindestens vier Karten liegen.',
  },
  dealing: {
    title: 'Wie gegeben wird',
    says: 'Drei Karten für jeden, zwei für den Skat, vier für jeden, drei für jeden. Jede andere Reihenfolge gilt als vergeben, außer wenn sie vorher ausgemacht war.',
    foster: 'Dieselbe Reihenfolge, und keine andere.',
    today: 'Dieselbe Reihenfolge.',
  },
  misdeals: {
    title: 'Vergeben',
    says: 'Derselbe Geber gibt noch einmal und zahlt zehn Punkte Strafe, außer wenn eine Karte offensichtlich zu Boden gefallen ist. Hat der Alleinspieler zehn Karten und ein Spiel angesagt, bevor jemand den Fehler bemerkt hat, dann darf er es spielen. Stimmt die Zahl seiner Karten nicht, dann gilt das Spiel nicht, so spät der Fehler auch entdeckt wird.',
    foster:
      'Derselbe Geber gibt noch einmal und zahlt nichts. Hat das Spiel begonnen, dann kann nur die Seite gewinnen, bei der die Zahl der Karten stimmt.',
    today:
      'Stimmt eine Zahl nicht, dann wird nur neu gegeben, wenn es jemand vor dem Ende des Reizens sagt oder wenn die Zahl bei beiden Parteien nicht stimmt.',
  },
  'dealing-out-of-turn': {
    title: 'Geben, ohne dran zu sein',
    says: 'Sind alle Karten gegeben, dann wird auch gespielt. Wer übergangen wurde, gibt als Nächster, und wer zu früh gegeben hat, wird ausgelassen, wenn er dran ist, sodass in der Runde doch jeder einmal gibt.',
    foster:
      'Es gilt nur, wenn schon jemand gereizt oder ein Spiel angesagt hat. Der falsche Geber verliert zehn Punkte.',
    today:
      'Fertige Runden, in denen in der falschen Reihenfolge gegeben wurde, bleiben gültig. Die laufende Runde wird von vorn gespielt.',
  },
  'exposed-cards': {
    title: 'Aufgedeckte Karten',
    says: 'Ist beim Geben eine Karte zu sehen, wird neu gegeben. Überlässt ein Tisch das den Spielern, dann musst du es sofort verlangen, bevor du dein Blatt ansiehst.',
    foster: 'Es muss neu gegeben werden; niemand hat die Wahl.',
  },
});

export const THE_SKAT = topicInWords(ENGLISH.THE_SKAT, 'Der Skat', {
  'the-skat': {
    title: 'Der Skat',
    says: 'Er wird während des Gebens hingelegt, nie als Erstes oder Letztes. Niemand darf ihn sehen, bis ein Spiel angesagt ist, das ihn braucht, oder bis zum Ende. Er zählt für den Alleinspieler, bei den Augen und bei den Spitzen. Im Null zählt er nicht; im Ramsch gehört er zum letzten Stich.',
    foster: 'Genauso, aber im Ramsch zählt er für niemanden.',
    today: 'Für den Alleinspieler genauso; Ramsch gibt es nicht.',
  },
  'exposed-skat': {
    title: 'Aufgedeckter Skat',
    says: 'Sieht irgendjemand eine seiner Karten, dann wird immer neu gegeben.',
    foster:
      'Ein Spieler, der eine sieht, darf in diesem Spiel nicht reizen; jeder andere zahlt zehn Punkte.',
    today: 'Wer in den Skat schaut oder ihn aufdeckt, darf nicht reizen.',
  },
  'missing-skat-cards': {
    title: 'Fehlender Skat',
    says: 'Nimmt jemand den Skat zu seinen Karten, bevor ein Spiel angesagt ist, dann zieht der Geber aus diesem Blatt Karten, bis zehn übrig sind, und es wird weiter gereizt. Der Spieler zahlt 25 Punkte und darf in diesem Spiel weder reizen noch allein spielen.',
    foster:
      'Genauso, mit denselben 25 Punkten, wenn noch nicht gereizt wurde. Die Karten werden verdeckt gezogen.',
    today:
      'Die zwölf Karten werden gemischt, und der Geber zieht zwei. Die einzige Strafe ist, dass dieser Spieler nicht reizen darf.',
  },
  'seeing-both-skat-cards': {
    title: 'Beide Skatkarten gesehen',
    says: 'Sieht der Alleinspieler versehentlich beide, ohne Passt-mir-nicht gesagt zu haben, dann muss er die obere aufdecken, und ihre Farbe ist Trumpf.',
    foster: 'Gespielt werden muss die Farbe, die mehr wert ist.',
    today: 'Es wird nichts aufgedeckt.',
  },
  'passt-nicht': {
    says: 'Die erste Karte muss nicht gezeigt werden, wenn sie nicht passt. Die zweite muss gezeigt werden, bevor sie ins Blatt kommt, und ihre Farbe ist Trumpf; ist sie ein Bube, dann kann der Alleinspieler dessen Farbe oder einen Grand spielen. Kommt die zweite Karte ungesehen ins Blatt, dann bestimmen die Gegenspieler die Trumpffarbe. Gewonnen zählt das Spiel als Tourné, verloren zählt es doppelt.',
    foster:
      'Kommt eine Karte ins Blatt, ohne gezeigt zu werden, dann ist das Spiel ein Passt-mir-nicht.',
    today:
      'Es wird nichts aufgedeckt: Beide Karten werden immer zusammen aufgenommen, und danach darf jedes Spiel angesagt werden.',
  },
  'looking-at-skat': {
    title: 'In den Skat sehen',
    says: 'Den Geber kostet es zehn Punkte. Ein Gegenspieler zahlt das ganze Spiel, und die anderen dürfen es zu Ende spielen, um mehr zu bekommen. Ein Alleinspieler, der kein Recht dazu hat, hat verloren.',
    foster:
      'Vor dem Spiel verliert ein Spieler, der hineinsieht, das Recht zu reizen, und jeder andere verliert zehn Punkte. Während des Spiels kostet es einen Spieler den Wert des Spiels.',
    today:
      'Wer nach dem Geben hineinsieht, darf nicht reizen. Ist das Spiel angesagt, dann verliert die Partei, die hineinsieht, das Spiel einfach.',
  },
  discarding: {
    title: 'Drücken',
    says: 'Der Alleinspieler darf von den zwölf Karten zwei beliebige drücken, die vom Skat oder andere, um eine Farbe loszuwerden oder Augen zu sichern. Von Ass, Zehn und König einer langen Farbe dürfen Ass und Zehn beide weg. Wird eine Karte zu viel oder zu wenig gedrückt, ist das Spiel verloren.',
    foster: 'Genauso, wenn der Fehler nicht auffällt, bevor der erste Stich umgedreht ist.',
    today:
      'Zwei beliebige, bevor das Spiel angesagt ist. Werden keine zwei gedrückt, ist das Spiel verloren.',
  },
});
