/** The page on the hands as data; lines with marks are read by src/lib/marked.ts. */
import { listed } from '#edition/game/words/lists.ts';

/** Its head and its opening. */
export const DATA_PAGE = {
  title: 'Die Spiele als Daten',
  description:
    'Jedes Spiel des Buchs als Text und als JSON, für Programme: die Adressen, die Felder, und was sich nicht ändern wird.',
  opening: 'Jedes Spiel des Buchs, für Programme. Nimm, was du brauchst.',
  addresses: 'Es gibt vier Adressen, und sie werden sich nicht ändern:',
  again:
    'Aus einem Spiel als JSON wird wieder dasselbe Spiel: Füg es in [die Analyse](/analyse/) ein, gib es dem Element für [deine eigene Seite](/embed/), oder lies es mit dem Paket für [Programme](/developers/). Seine Form steht in einem [JSON-Schema](/data/hand.schema.json), nach dem Editoren es ergänzen und prüfen.',
  embed:
    'Um ein Spiel auf deiner eigenen Seite zu zeigen, brauchst du nichts davon: Sieh nach, [wie man eins einbettet](/embed/).',
  cards:
    'Eine Karte ist ein Buchstabe für die Farbe und ihr Rang, `CJ`, `H10`, `D7`. Es können Felder dazukommen; keins wird umbenannt, gestrichen oder umgedeutet.',
} as const;

/** The addresses, each with what is there. */
export const DATA_ADDRESSES: Readonly<Record<string, string>> = {
  '/hands/index.json':
    'alle Spiele in der Reihenfolge des Buchs, mit Spiel, Alleinspieler, Ergebnis und Wert;',
  '/hands/foster-09.json':
    'ein Spiel mit allem, was in seiner Datei steht: Verteilung, Spielverlauf, Kommentare, Varianten und Druckfehler, dazu die Augen und die Punkte;',
  '/hands/foster-09.hand':
    'dasselbe Spiel als Text, mit Kommentaren und Varianten, in [unserer Notation](/notation/);',
  '/hands/foster-09.analysis.json': 'der Wert des Spiels nach jeder Karte, mit offenen Karten.',
};

/** The index of all hands. */
export const DATA_INDEX = {
  heading: 'Das Verzeichnis',
  text: 'Das Verzeichnis ist eine Liste von Objekten. `points` sind die Augen des Alleinspielers, im Ramsch die des Verlierers, und `null`, wo Augen nicht zählen; `value` ist, was das Spiel wert war, und `score`, was dafür aufgeschrieben wurde.',
  example: 'Ein Eintrag des Verzeichnisses',
} as const;

/** A hand of Skat, with its table of fields; the kinds of contract stand in the gap. */
export const DATA_HAND = {
  heading: 'Ein Spiel',
  field: 'Feld',
  meaning: 'Bedeutung',
  kinds: 'Die Arten von Spielen: {kinds}.',
  example: 'Spiel 9 als JSON',
} as const;

/** The fields of a hand and what they mean. @param laws the ids of the rule books. */
export const dataFields = (
  laws: readonly string[],
): readonly (readonly [name: string, meaning: string])[] => [
  ['format', '1. Die Zahl steigt mit einer Änderung, die ältere Programme falsch verstünden.'],
  [
    'id',
    'Der Name des Spiels in Adressen: kleine Buchstaben, Ziffern und Bindestriche. Er ändert sich nie.',
  ],
  ['number', 'Seine Nummer in dem Buch, aus dem es kommt, oder null.'],
  ['title, source, page', 'Text; source und page können null sein.'],
  ['laws', `Das Regelwerk, nach dem es abgerechnet wird: ${listed(laws, 'or')}.`],
  [
    'contract',
    'kind (siehe unten); trump, ein Buchstabe für die Farbe oder null; announced, „schneider“, „schwarz“ oder null.',
  ],
  ['declarer', 'V, M oder H (Vorhand, Mittelhand, Hinterhand); null im Ramsch.'],
  [
    'bidding',
    'Wie in den Dateien der Spiele, „M 10, V yes, M pass, H pass“, mit „...“, wo die Quelle nichts sagt; oder null.',
  ],
  [
    'comment, biddingComment, layoutComment',
    'Was zur Verteilung und zum Spiel als Ganzem gesagt wird, zum Reizen und zu den zwei gedrückten Karten. Hier und weiter unten fehlt, wozu es nichts gibt.',
  ],
  ['turned', 'Die Karte, die für den Trumpf aufgedeckt wurde, oder null.'],
  ['deal', 'V, M, H: je zehn Karten, wie sie gegeben wurden; skat: zwei.'],
  ['layout', 'Die zwei Karten, die der Alleinspieler gedrückt hat, oder null.'],
  [
    'handedRound',
    'Im Schieberamsch die zwei Karten, die jeder Platz weitergegeben hat; sonst null.',
  ],
  ['exchange', 'In der Revolution die Karten, die die Gegenspieler getauscht haben; sonst null.'],
  [
    'tricks',
    'Der Reihe nach: leader, die Karte jedes Platzes, winner, Augen. Dann für jeden Platz Zeichen (good, mistake oder interesting) und Kommentare, der Kommentar zum Stich und seine Varianten.',
  ],
  [
    'variations',
    'Was sonst möglich gewesen wäre: id, title, comment und tricks, von denen der erste an die Stelle des Stichs tritt, in dem die Variante steht. Vor dem ersten Stich ein anderes contract, declarer oder layout.',
  ],
  [
    'table, tableNotes',
    'Wo mitten in einem Stich aufgehört wurde: die Karten auf dem Tisch, die ausgespielte zuerst; und ihre Zeichen, Kommentare und Varianten.',
  ],
  ['conceded', 'Die Partei, die den Rest aufgegeben hat, „declarer“ oder „defenders“.'],
  [
    'brokenOff',
    'true, wo das Spiel vor seinem Ende abbricht. Alles, was vom Ende abhängt, ist dann null.',
  ],
  [
    'points',
    'Die Augen von declarer (mit denen im Skat), von defenders und von skat allein. Ein Alleinspieler ohne Stich bekommt den Skat nicht gezählt. Im Ramsch die Augen jedes Platzes.',
  ],
  ['matadors', '{ "with": 3 } oder { "without": 1 }; null in Spielen ohne Trumpf und im Ramsch.'],
  ['value', 'base × multiplier = points: was das Spiel wert war, so wie es gespielt wurde.'],
  ['won', 'true oder false; null im Ramsch.'],
  [
    'score',
    'Was angeschrieben wird: für den Alleinspieler, im Ramsch für jeden, der verloren hat.',
  ],
  [
    'loser',
    'Nur im Ramsch: der Platz, der ihn verloren hat, oder null, wenn es nicht genau einer war.',
  ],
  ['errata', 'Wo das Spiel von seiner Quelle abweicht: at, printed, corrected, why, open.'],
];

/** A hand of whist and the like. */
export const DATA_OTHER_GAMES = {
  heading: 'Ein anderes Kartenspiel',
  text: 'Spiele aus den anderen Büchern, etwa [das erste im Whist](/hands/pole-1.json), haben statt eines `contract` ein `game`, dazu `trump` und die aufgedeckte Karte in `turned` (oder `null`), wer gibt und wer ausspielt, die Karten jedes Platzes unter seinem Buchstaben in `deal` und in `tricks` zu jedem Stich `leader`, die `cards`, wie sie gefallen sind, und `winner`. In `printed` stehen dort die Plätze, deren Karten die Quelle druckt, oder `null`, wo sie alle druckt oder wir es nicht wissen. `result` ist so geschrieben, wie das Spiel zählt. Diese Spiele haben keine Analyse und stehen nicht im Verzeichnis.',
} as const;

/** The analysis of a hand. */
export const DATA_ANALYSIS = {
  heading: 'Die Analyse',
  text: '`stops` nennt für jede Stelle, benannt wie in Adressen, den Wert nach jeder Karte, die dort gespielt werden darf: die Augen, die der Alleinspieler am Ende hat, wenn alle am besten spielen; im Null oder bei angesagtem Schwarz ist er 1, wenn der Alleinspieler noch gewinnen kann, sonst 0. `layouts` nennt dasselbe für die 66 Paare, die gedrückt werden könnten, `games` für jedes Spiel jedes Platzes: `untouched`, wenn der Skat liegen bleibt, `taken`, wenn er aufgenommen wird. Ein Ramsch hat keine Werte. `version` steigt, wenn sich die Bedeutung von etwas davon ändert.',
} as const;
