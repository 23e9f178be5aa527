/** How each measure was made; content/measures says it in English. */
import type { MeasureResult } from '../../../strategy/simulations/result.ts';

const AROUND_TEN =
  'Um die zehn Karten jedes Blatts werden die übrigen 22 zufällig verteilt, für jeden Platz und jedes Spiel gleich.';
const BEST_PLAY = 'Alle spielen mit offenen Karten so gut wie möglich;';
const WON = `${BEST_PLAY} der Wert ist 1, wenn das Spiel gewonnen wird.`;
const WON_AROUND_TEN = `${AROUND_TEN} ${WON}`;
const SCORED_AROUND_TEN = `${AROUND_TEN} ${BEST_PLAY} der Wert ist, was der Alleinspieler nach den Regeln von 1922 angeschrieben bekommt. Schneider zählt für beide Parteien, Schwarz nicht, und angesagt wird nichts.`;
const ALL_SEATS = 'auf allen drei Plätzen gespielt, die übrigen Karten dabei gleich verteilt';
const GRAND_61 = 'Der Wert ist 1, wenn der Grand auf 61 kommt.';
const GRAND_61_OPEN = `${BEST_PLAY} der Wert ist 1, wenn der Grand auf 61 kommt.`;
const GRAND_61_OR_91 = `${BEST_PLAY} der Wert ist 1, wenn der Grand auf 61 kommt, oder auf 91.`;
const SOLO_61 = 'Der Wert ist 1, wenn das Solo auf 61 kommt.';
const COST_OF_LEAD =
  'Von jeder Art Ausspiel wird die beste Karte ausgespielt. Der Wert ist, wie viele Augen das die eigene Partei kostet, verglichen mit dem allerbesten Ausspiel, mit offenen Karten.';
const TURNED =
  'Gezogen werden ganze Verteilungen, in denen ein ausgeloster Platz einen Buben hat und zusammen mindestens vier Buben und Asse. Er deckt die erste Karte des Skats auf, spielt ihre Farbe';
const DRILL_PLAYERS =
  'Die Spieler der Übungen spielen zu Ende, und jeder sieht nur, was man am Tisch sieht.';
const DECLARER_61 = 'Der Wert ist 1, wenn der Alleinspieler am Ende 61 hat.';
const COUNT_OF_TEN =
  'Gezogen werden ganze Verteilungen. Die zehn Karten jedes Platzes werden in der Farbe gezählt, in der sie am stärksten sind: eins für jeden Trumpf, noch eins für jeden Buben und eins für jedes Ass und jede Zehn.';
const NINE_OR_MORE =
  'Gezogen werden ganze Verteilungen, in denen der Alleinspieler 9 oder mehr zählt, mit den Trümpfen, noch einmal den Buben, den Assen und den Zehnen, den Skat aufnimmt und die stärkste Farbe spielt.';
const EVERY_WAY = `Ausgespielt wird auf jede Art, die das Blatt erlaubt. ${DRILL_PLAYERS}`;
const BIDDING_PLAYERS =
  'Drei Spieler reizen ganze Verteilungen nach dem gemessenen Wert ihrer Blätter, nach der Internationalen Skatordnung, und spielen sie nach den Regeln der Übungen zu Ende, und jeder sieht nur, was man am Tisch sieht.';

const HOW: Readonly<Partial<Record<string, string>>> = {
  T1: 'Gezogen werden ganze Verteilungen, und jeder Platz spielt ein Solo in der Farbe, in der seine zehn Karten am meisten zählen. Jeder Platz ist ein Fall; sein Wert ist 1, wenn das Solo auf 61 kommt, und alle spielen dabei so gut wie möglich.',
  T2: `Zehn zufällig gezogene Karten, die in ihrer besten Farbe 7 bis 9 zählen, werden ${ALL_SEATS}. Starke Trümpfe haben beide schwarzen Buben, schwache keinen davon. ${SOLO_61}`,
  T3: `Zehn zufällig gezogene Karten mit genau sieben Trümpfen, die 7 zählen, also weder ein Ass noch eine zählende Zehn daneben haben, werden ${ALL_SEATS}. ${SOLO_61}`,
  T4: WON_AROUND_TEN,
  'T4-six': WON_AROUND_TEN,
  T5: `Zehn zufällig gezogene Karten, die in ihrer besten Farbe 8 oder mehr zählen, werden ${ALL_SEATS}. Ein Fall ist ein Solo, das auf 61 kommt; sein Wert ist 1, wenn es auch auf die Augen der Gruppe kommt.`,
  'T5-announced': WON_AROUND_TEN,
  T6: WON_AROUND_TEN,
  'T6-score': SCORED_AROUND_TEN,
  T10: `Gezogen werden Soli in Vorhand, die 8 oder mehr zählen, mit jeder Auswahl von Buben, die das Buch nennt. ${COST_OF_LEAD}`,
  T11: `Gezogen werden Soli in Vorhand, die 7 oder mehr zählen. ${COST_OF_LEAD}`,
  T12: `Gezogen werden Soli in Mittelhand oder Hinterhand, die 8 oder mehr zählen; Vorhand spielt dagegen aus. ${COST_OF_LEAD}`,
  T13: 'Gezogen werden Soli, die 8 oder mehr zählen, auf einem ausgelosten Platz. Im ersten Stich spielen alle mit offenen Karten eine ihrer besten Karten, ausgelost, bis ein Gegenspieler an eine Stelle kommt, für die das Buch eine Regel hat. Gibt es dort zwei oder mehr Arten von Karten, wird von jeder Art die beste probiert. Der Wert ist, wie viele Augen sie die Gegenspieler kostet, verglichen mit der allerbesten Karte.',
  T14: `Zehn zufällig gezogene Karten, in denen das Buch vier oder mehr sichere Stiche zählt, werden ${ALL_SEATS}. ${GRAND_61}`,
  'T14-whole': `Zehn zufällig gezogene Karten, in denen das Buch sieben oder mehr sichere Stiche zählt, werden ${ALL_SEATS}. Nach der ganzen Regel liegen die Stiche in genug Farben für den Platz, und die Gegenspieler können auf das, was verloren geht, keine 60 Augen legen. ${GRAND_61}`,
  T15: WON_AROUND_TEN,
  T16: WON_AROUND_TEN,
  T17: `Zehn zufällig gezogene Karten mit sieben Assen und Zehnen, aber ohne Buben, werden auf allen drei Plätzen gespielt. ${GRAND_61}`,
  T18: `Zehn zufällig gezogene Karten, in denen das Buch fünf oder sechs sichere Stiche zählt, werden auf allen drei Plätzen gespielt; die Gruppen gehen nach der Zahl der Buben darin. ${GRAND_61}`,
  'T18-suits': `Zehn zufällig gezogene Karten mit einem oder zwei Buben, in denen das Buch fünf oder mehr sichere Stiche zählt, werden auf allen drei Plätzen gespielt; die Gruppen gehen nach der Zahl der Farben, in denen eine Karte außer Trumpf einen Stich sicher hat. ${GRAND_61}`,
  T19: `Die vier Buben und sechs andere, zufällig gezogene Karten werden auf allen drei Plätzen gespielt. ${GRAND_61} Die Gruppen gehen nach der Zahl der Asse und Zehnen neben den Buben.`,
  'T19-hand': WON_AROUND_TEN,
  T20: WON_AROUND_TEN,
  'T20-score': SCORED_AROUND_TEN,
  T21: WON_AROUND_TEN,
  T24: 'Gezogen werden ganze Verteilungen. Jeder Platz deckt die erste Karte des Skats auf, spielt ihre Farbe und drückt nach den Regeln des Buchs; wo es um die zweite Karte geht, deckt er stattdessen die andere auf. Alle spielen so gut wie möglich, und der Wert ist 1, wenn das Spiel auf 61 kommt; die Gruppen gehen nach der Zahl der Buben und Asse zusammen.',
  T25: WON_AROUND_TEN,
  'T25-gucki': `Um die zehn Karten jedes Blatts, das Vorhand spielt, werden die übrigen 22 zufällig verteilt. Der Alleinspieler nimmt den Skat auf. ${WON} Gespielt wird zweimal: einmal mit dem Paar gedrückt, das die Regeln des Buchs zuerst nennen, einmal mit dem besten der 66 Paare.`,
  'T25-lead': `Um die zehn Karten des vierten Nulls, den Vorhand spielt, werden die übrigen 22 zufällig verteilt. ${BEST_PLAY} der Wert ist 1, wenn der Null nach dem Ausspiel dieser Karte noch sicher ist.`,
  'T25-nullo': WON_AROUND_TEN,
  'T25-schneider': WON_AROUND_TEN,
  T26: `${TURNED} und hat zwölf Karten. Für jede Regel des Kapitels, die auf das Blatt passt, werden zwei Paare verglichen, beide in der Reihenfolge aller Regeln zusammen: das erste, das die Regel befolgt, und das erste, das sie bricht. ${BEST_PLAY} der Wert ist, wie viele Augen das erste Paar mehr bringt.`,
  'T26-rank': `${TURNED} und hat zwölf Karten. Das Paar, das alle Regeln zusammen an die erste Stelle setzen, wird mit drei ausgelosten der übrigen 65 verglichen. ${BEST_PLAY} der Wert ist 1 für jedes der drei, das mehr Augen bringt.`,
  T27: `Gezogen werden eine Regel, ein Platz und zehn Karten. Gespielt wird entweder blind nach der Regel oder nach den Anteilen der anderen Messungen. ${BEST_PLAY} der Wert ist, was nach den Regeln von 1922 angeschrieben wird, und nichts, wenn gepasst wird. Was eine Regel kostet, ist das, was die Anteile mehr bringen.`,
  T28: `Der Alleinspieler hat die zehn Karten der Aufgabe, und im Skat liegen der Karo-Bube und eine zufällig gezogene Karte. Die übrigen zwanzig werden zufällig verteilt, für alle drei Plätze gleich; für Hinterhand gibt es auch Gruppen danach, wie die fünf Pik sitzen, wenn keins im Skat liegt. ${BEST_PLAY} der Wert ist 1, wenn das Solo in Kreuz auf 61 kommt.`,
  T29: `Vorhand hat die beiden schwarzen Buben, Ass und Zehn in Kreuz und in Pik und zwei kleine Karten in jeder roten Farbe; dann dasselbe mit einer Dame statt einer kleinen Karte. Die übrigen 22 werden zufällig verteilt. ${GRAND_61_OPEN}`,
  T30: `Die vier Asse, die vier Zehnen und zwei andere, zufällig gezogene Karten, aber keine Buben, werden ${ALL_SEATS}. ${GRAND_61_OPEN}`,
  T31: `${TURNED} und drückt das Paar, das die Regeln des Buchs an die erste Stelle setzen. Der Wert ist 1, wenn die zehn Karten danach in einer Fehlfarbe keine Karte haben, oder höchstens eine; in der Zählung davor sind es die zehn Karten, die gegeben wurden.`,
  T32: `Zehn zufällig gezogene Karten, die in ihrer besten Farbe nach der Achterregel 7 bis 9 zählen, werden auf einem ausgelosten Platz gespielt. ${BEST_PLAY} der Wert ist 1, wenn ein gewonnenes Solo genau mit dieser Augenzahl endet, oder mit 61 bis 65.`,
  T33: `Der Alleinspieler hat die vier Buben, Zehn, König, Dame, Neun und Sieben einer Farbe und die Acht einer anderen; die übrigen 22 werden zufällig verteilt, für jeden Platz gleich. ${GRAND_61_OR_91}`,
  T34: `Der Alleinspieler hat die zwölf Karten des Blatts und drückt Zehn und König; die übrigen zwanzig werden zufällig verteilt, für jeden Platz gleich. ${GRAND_61_OR_91}`,
  T35: `Die vier Asse, zwei Zehnen und vier zufällig gezogene Karten, die weder Zehnen noch Buben sind, werden ${ALL_SEATS}. Es gibt Gruppen für Blätter, deren Farben drei, drei, zwei und zwei Karten haben, und für solche mit einer Farbe von fünf oder mehr. ${GRAND_61_OPEN}`,
  T36: `Zehn zufällig gezogene Karten mit genau diesen Buben und Assen werden ${ALL_SEATS}. Der Alleinspieler nimmt den Skat auf und drückt das Paar, das die Regeln des Buchs an die erste Stelle setzen. ${GRAND_61_OPEN}`,
  T37: `Der Alleinspieler hat die zehn Karten jedes Blatts; die übrigen 22 werden zufällig verteilt, für jeden Platz gleich. ${BEST_PLAY} der Wert ist 1, wenn der Alleinspieler keinen Stich macht.`,
  T38: `Vorhand hat einen schwarzen Buben und den Karo-Buben, dazu Ass, Zehn, König und Dame in Kreuz und in Herz; die übrigen 22 werden zufällig verteilt. Dieselbe Verteilung wird mit beiden schwarzen Buben gespielt, wobei der eine den Platz des anderen einnimmt. ${BEST_PLAY} der Wert ist 1, wenn der Grand auf 61 kommt, oder wenn er alle Stiche macht.`,
  T41: `${COUNT_OF_TEN} Der Platz nimmt den Skat auf, spielt die Farbe, in der die zwölf Karten am stärksten sind, und drückt das Paar, das die Regeln der Übungen an die erste Stelle setzen. ${DRILL_PLAYERS} ${DECLARER_61}`,
  T42: `${COUNT_OF_TEN} Der Platz lässt den Skat liegen und spielt diese Farbe. ${DRILL_PLAYERS} ${DECLARER_61}`,
  T43: `Gezogen werden ganze Verteilungen. Die zehn Karten jedes Platzes werden gezählt: eins für jeden Buben, jedes Ass und jede Zehn. Der Platz spielt einen Grand mit dem Skat und drückt dabei das Paar, das die Regeln der Übungen an die erste Stelle setzen, und in den Gruppen, die so heißen, aus der Hand. ${DRILL_PLAYERS} ${DECLARER_61}`,
  T44: 'Ein Platz wird ausgelost, und es wird so lange gezogen, bis höchstens zwei Farben seiner zehn Karten gefährlich sind: Sicher ist eine Farbe, wenn ihre niedrigste Karte die Sieben ist, die nächste höchstens die Neun, dann der Bube, dann der König. Der Platz spielt einen Null mit dem Skat, drückt das Paar, das die Regeln der Übungen an die erste Stelle setzen, und spielt denselben Null auch ouvert. Starke Spieler mit 8 ausgedachten Verteilungen spielen alle drei Blätter; der Wert ist 1, wenn der Alleinspieler keinen Stich macht.',
  T46: `Gezogen werden ganze Verteilungen, und ein Platz, der 9 oder mehr zählt, mit seinen Trümpfen, noch einmal den Buben, den Assen und den Zehnen, nimmt den Skat auf und spielt seine stärkste Farbe. Verglichen werden zwei Paare, in der Reihenfolge der Regeln der Übungen: das erste, das tut, was in der Zeile steht, und das erste, das es nicht tut; Trümpfe werden nicht gedrückt. Beide Male gilt: ${DRILL_PLAYERS} ${DECLARER_61}`,
  T47: `${NINE_OR_MORE} Der Alleinspieler ist Vorhand und hat fünf oder mehr Trümpfe, darunter einen Buben und einen kleinen, und ein Ass in einer anderen Farbe. ${EVERY_WAY} ${DECLARER_61}`,
  T48: `${NINE_OR_MORE} Der Alleinspieler sitzt in Mittelhand (der kurze Weg: der Alleinspieler kommt als Nächstes) oder in Hinterhand (der lange Weg: der Partner kommt als Nächstes), ausgelost, und Vorhand spielt aus: die längste Fehlfarbe oder die kürzeste, jeweils das Ass, wenn Vorhand es hat, sonst die niedrigste Karte, oder ein Ass gleich welcher Farbe, oder den niedrigsten Trumpf. ${EVERY_WAY} Der Wert ist 1, wenn der Alleinspieler nicht auf 61 kommt.`,
  T49: `${BIDDING_PLAYERS} Von den Farbspielen und Grands mit Skat und aus der Hand: der Anteil, bei dem die Augen des Alleinspielers am Ende in jeder Spanne liegen; von den verlorenen der Stich, in dem die Gegenspieler auf 60 kommen.`,
  T50: `${BIDDING_PLAYERS} Die zehn Karten jedes Platzes werden danach betrachtet, welche Zahl der Platz höchstens gesagt oder gehalten hat, und ob er gleich gepasst hat.`,
};

/** In a sentence or more; the test finds a measure that is missing. */
export const sayHow = ({ how, id }: Pick<MeasureResult, 'how' | 'id'>): string => HOW[id] ?? how;
