/** Eichhorn’s rules and penalties in German: sitting down, dealing, and the skat. */
import type { RuleTopic } from '../../rules/rule.ts';

export const AT_THE_TABLE: RuleTopic = {
  id: 'table',
  title: 'Am Tisch',
  rules: [
    {
      heading: 'Value of cards in cutting',
      title: 'Karten zum Auslosen',
      id: 'value-of-cards-in-cutting',
      says: 'Wird mit Karten ausgelost, dann gehen sie vom Ass über Zehn, König, Dame, Bube und Neun hinunter bis zur Sieben.',
      laws: [9],
      foster: 'Karten und Farben haben denselben Rang wie im Spiel, also schlägt ein Bube ein Ass.',
      today: 'Wie die Plätze ausgelost werden, ist nicht vorgeschrieben.',
    },
    {
      heading: 'Choosing of places',
      title: 'Die Platzwahl',
      id: 'choosing-of-places',
      says: 'Wem sein Platz nicht gefällt, wegen eines Zuschauers oder eines Nachbarn, der kann verlangen, dass die Plätze ausgelost werden. Wer die niedrigste Karte hat, sucht sich als Erster einen aus. Auf Turnieren behältst du den Platz, den du gezogen hast.',
      laws: [9],
      foster: 'Genauso: Wer die niedrigste Karte hat, sucht sich als Erster einen aus und gibt.',
      today:
        'Die Plätze werden ausgelost oder vorher gesetzt. Der Erste sucht sich einen aus, und die anderen folgen im Uhrzeigersinn.',
    },
    {
      heading: 'Newcomers',
      title: 'Wer später dazukommt',
      id: 'new-comers',
      says: 'Wer dazukommt, fängt mit dem niedrigsten Stand am Tisch an, nicht mit dem Durchschnitt. Gefällt das den anderen nicht, dann rechnen sie ab und beginnen eine neue Liste.',
      laws: [8],
      foster:
        'Nur am Ende einer Runde, wenn die anderen einverstanden sind, und auf dem Platz, der als Nächster gibt.',
      today: 'Nur wenn alle einverstanden sind, und zu Beginn einer neuen Runde.',
    },
    {
      heading: 'Announcement to quit',
      title: 'Aufhören',
      id: 'announcement-to-quit',
      says: 'Ist keine Zeit ausgemacht, dann muss, wer aufhören will, es sagen und noch drei Runden spielen.',
      laws: [7, 10],
      foster:
        'Schluss ist mit dem Ende einer Runde, und mitten in einer geht niemand, ohne einen Ersatz zu stellen.',
      today: 'Auf einem Turnier wird jede Liste zu Ende gespielt.',
    },
    {
      heading: 'Games permitted',
      title: 'Erlaubte Spiele',
      id: 'games-permitted',
      says: 'Spielt ein Tisch noch anderes, dann muss das vor dem ersten Geben gesagt werden. Wer neu ist und es nicht wusste, kann auf den offiziellen Regeln bestehen.',
      laws: [],
      foster: null,
      today: 'Nur die offiziellen Spiele.',
    },
    {
      heading: 'Official games',
      title: 'Die offiziellen Spiele',
      id: 'official-games',
      says: 'Die Frage von zehn Punkten an, aber nicht auf Turnieren; Tourné und Passt-mir-nicht; Solo; die vier Grands (Tourné, Guckser, Solo und ouvert); Null und Null ouvert, beide ohne den Skat.',
      laws: [1],
      foster: 'Dieselben Spiele außer der Frage, mit anderen Grundwerten, und dazu der Ramsch.',
      today:
        'Es wird keine Karte mehr aufgedeckt. Jedes Spiel, auch der Null, wird mit dem Skat oder aus der Hand gespielt.',
    },
  ],
};

export const DEALING: RuleTopic = {
  id: 'dealing',
  title: 'Geben',
  rules: [
    {
      heading: 'The deal',
      title: 'Wer gibt',
      id: 'the-deal',
      says: 'Wer die niedrigste Karte hat, gibt. Öfter ist es, wer links vom Schreiber sitzt, denn so gibt der Schreiber in jeder Runde als Letzter, und alle haben gleich oft gegeben.',
      laws: [9, 15],
      foster: 'Wer die niedrigste Karte hat, gibt, und rechts vom Geber wird geschrieben.',
      today: 'Wer auf dem ersten Platz sitzt.',
    },
    {
      heading: 'Shuffling',
      title: 'Mischen',
      id: 'shuffling',
      says: 'Vor jedem Geben werden die Karten mindestens dreimal gemischt, und keine darf zu sehen sein.',
      laws: [17],
      foster:
        'Die Karten müssen gut gemischt sein. Jeder darf verlangen, selbst zu mischen; der Geber mischt als Letzter.',
      today: 'Vor jedem Geben werden die Karten gemischt, und keine darf zu sehen sein.',
    },
    {
      heading: 'Cutting',
      title: 'Abheben',
      id: 'cutting',
      says: 'Wer rechts vom Geber sitzt, muss abheben, und in jedem Teil müssen mindestens drei Karten liegen.',
      laws: [17],
      foster: 'Genauso.',
      today: 'In jedem Teil müssen mindestens vier Karten liegen.',
    },
    {
      heading: 'Dealing',
      title: 'Wie gegeben wird',
      id: 'dealing',
      says: 'Drei Karten für jeden, zwei für den Skat, vier für jeden, drei für jeden. Jede andere Reihenfolge gilt als vergeben, außer wenn sie vorher ausgemacht war.',
      laws: [18, 23],
      foster: 'Dieselbe Reihenfolge, und keine andere.',
      today: 'Dieselbe Reihenfolge.',
    },
    {
      heading: 'Misdeals',
      title: 'Vergeben',
      id: 'misdeals',
      says: 'Derselbe Geber gibt noch einmal und zahlt zehn Punkte Strafe, außer wenn eine Karte offensichtlich zu Boden gefallen ist. Hat der Alleinspieler zehn Karten und ein Spiel angesagt, bevor jemand den Fehler bemerkt hat, dann darf er es spielen. Stimmt die Zahl seiner Karten nicht, dann gilt das Spiel nicht, so spät der Fehler auch entdeckt wird.',
      laws: [21, 23, 46],
      foster:
        'Derselbe Geber gibt noch einmal und zahlt nichts. Hat das Spiel begonnen, dann kann nur die Seite gewinnen, bei der die Zahl der Karten stimmt.',
      today:
        'Stimmt eine Zahl nicht, dann wird nur neu gegeben, wenn es jemand vor dem Ende des Reizens sagt oder wenn die Zahl bei beiden Parteien nicht stimmt.',
    },
    {
      heading: 'Dealing out of turn',
      title: 'Geben, ohne dran zu sein',
      id: 'dealing-out-of-turn',
      says: 'Sind alle Karten gegeben, dann wird auch gespielt. Wer übergangen wurde, gibt als Nächster, und wer zu früh gegeben hat, wird ausgelassen, wenn er dran ist, sodass in der Runde doch jeder einmal gibt.',
      laws: [20],
      foster:
        'Es gilt nur, wenn schon jemand gereizt oder ein Spiel angesagt hat. Der falsche Geber verliert zehn Punkte.',
      today:
        'Fertige Runden, in denen in der falschen Reihenfolge gegeben wurde, bleiben gültig. Die laufende Runde wird von vorn gespielt.',
    },
    {
      heading: 'Exposed cards',
      title: 'Aufgedeckte Karten',
      id: 'exposed-cards',
      says: 'Ist beim Geben eine Karte zu sehen, wird neu gegeben. Überlässt ein Tisch das den Spielern, dann musst du es sofort verlangen, bevor du dein Blatt ansiehst.',
      laws: [22],
      foster: 'Es muss neu gegeben werden; niemand hat die Wahl.',
      today: null,
    },
  ],
};

export const THE_SKAT: RuleTopic = {
  id: 'skat',
  title: 'Der Skat',
  rules: [
    {
      heading: 'The skat',
      title: 'Der Skat',
      id: 'the-skat',
      says: 'Er wird während des Gebens hingelegt, nie als Erstes oder Letztes. Niemand darf ihn sehen, bis ein Spiel angesagt ist, das ihn braucht, oder bis zum Ende. Er zählt für den Alleinspieler, bei den Augen und bei den Spitzen. Im Null zählt er nicht; im Ramsch gehört er zum letzten Stich.',
      laws: [18, 24],
      foster: 'Genauso, aber im Ramsch zählt er für niemand.',
      today: 'Für den Alleinspieler genauso; Ramsch gibt es nicht.',
    },
    {
      heading: 'Exposed skat',
      title: 'Aufgedeckter Skat',
      id: 'exposed-skat',
      says: 'Sieht irgendjemand eine seiner Karten, dann wird immer neu gegeben.',
      laws: [24],
      foster:
        'Ein Spieler, der eine sieht, darf in diesem Spiel nicht reizen; jeder andere zahlt zehn Punkte.',
      today: 'Wer in den Skat schaut oder ihn aufdeckt, darf nicht reizen.',
    },
    {
      heading: 'Missing skat cards',
      title: 'Fehlender Skat',
      id: 'missing-skat-cards',
      says: 'Nimmt jemand den Skat zu seinen Karten, bevor ein Spiel angesagt ist, dann zieht der Geber aus diesem Blatt Karten, bis zehn übrig sind, und es wird weiter gereizt. Der Spieler zahlt 25 Punkte und darf in diesem Spiel weder reizen noch allein spielen.',
      laws: [27],
      foster:
        'Genauso, mit denselben 25 Punkten, wenn noch nicht gereizt wurde. Die Karten werden verdeckt gezogen.',
      today:
        'Die zwölf Karten werden gemischt, und der Geber zieht zwei. Die einzige Strafe ist, dass dieser Spieler nicht reizen darf.',
    },
    {
      heading: 'Seeing both skat cards',
      title: 'Beide Skatkarten gesehen',
      id: 'seeing-both-skat-cards',
      says: 'Sieht der Alleinspieler versehentlich beide, ohne Passt-mir-nicht gesagt zu haben, dann muss er die obere aufdecken, und ihre Farbe ist Trumpf.',
      laws: [29],
      foster: 'Gespielt werden muss die Farbe, die mehr wert ist.',
      today: 'Es wird nichts aufgedeckt.',
    },
    {
      heading: 'Passt nicht',
      id: 'passt-nicht',
      says: 'Die erste Karte muss nicht gezeigt werden, wenn sie nicht passt. Die zweite muss gezeigt werden, bevor sie ins Blatt kommt, und ihre Farbe ist Trumpf; ist sie ein Bube, dann kann der Alleinspieler dessen Farbe oder einen Grand spielen. Kommt die zweite Karte ungesehen ins Blatt, dann bestimmen die Gegenspieler die Trumpffarbe. Gewonnen zählt das Spiel als Tourné, verloren zählt es doppelt.',
      laws: [28, 30],
      foster:
        'Kommt eine Karte ins Blatt, ohne gezeigt zu werden, dann ist das Spiel ein Passt-mir-nicht.',
      today:
        'Es wird nichts aufgedeckt: Beide Karten werden immer zusammen aufgenommen, und danach darf jedes Spiel angesagt werden.',
    },
    {
      heading: 'Looking at the skat',
      title: 'In den Skat sehen',
      id: 'looking-at-skat',
      says: 'Den Geber kostet es zehn Punkte. Ein Gegenspieler zahlt das ganze Spiel, und die anderen dürfen es zu Ende spielen, um den Preis zu erhöhen. Ein Alleinspieler, der kein Recht dazu hat, hat verloren.',
      laws: [24, 26],
      foster:
        'Vor dem Spiel verliert ein Spieler, der hineinsieht, das Recht zu reizen, und jeder andere verliert zehn Punkte. Während des Spiels kostet es einen Spieler den Wert des Spiels.',
      today:
        'Wer nach dem Geben hineinsieht, darf nicht reizen. Ist das Spiel angesagt, dann verliert die Partei, die hineinsieht, das Spiel einfach.',
    },
    {
      heading: 'Discarding',
      title: 'Drücken',
      id: 'discarding',
      says: 'Der Alleinspieler darf von den zwölf Karten zwei beliebige drücken, die vom Skat oder andere, um eine Farbe loszuwerden oder Augen zu sichern. Von Ass, Zehn und König einer langen Farbe dürfen Ass und Zehn beide weg. Wird eine Karte zu viel oder zu wenig gedrückt, ist das Spiel verloren.',
      laws: [32],
      foster: 'Genauso, wenn der Fehler nicht auffällt, bevor der erste Stich umgedreht ist.',
      today:
        'Zwei beliebige, bevor das Spiel angesagt ist. Werden keine zwei gedrückt, ist das Spiel verloren.',
    },
  ],
};
