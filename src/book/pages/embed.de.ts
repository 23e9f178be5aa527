/** The page on hands in other pages; lines with marks are read by src/lib/marked.ts. */
import { MENU } from '#edition/game/words/figure/menu.ts';

/** Its head, and what stands before the first heading. */
export const EMBED_PAGE = {
  title: 'Auf deiner eigenen Seite',
  description:
    'Wie du ein Spiel aus dem Buch oder ein eigenes auf irgendeiner Seite zeigst: die Zeilen zum Kopieren, und was die Seite erlauben muss.',
  opening:
    'Jedes Spiel aus diesem Buch und jedes von deinem eigenen Tisch kannst du auf deiner eigenen Seite zeigen.',
  howTo: `Öffne ein Spiel, geh zu der Stelle, die du zeigen willst, und wähle „${MENU.putOnPage}“ in den Optionen des Tischs. Du bekommst Zeilen wie diese; füg sie dort ein, wo das Spiel stehen soll:`,
  shown: 'Und das sehen deine Leser:',
  table:
    'Es ist der Tisch des Buchs, mit seinen Tasten, seinen Kommentaren, dem Mitzählen und der Analyse. Er ist so breit wie der Platz, in dem er steht, von einer schmalen Spalte bis zur ganzen Seite. Deine Stile ändern den Tisch nicht, und seine ändern deine Seite nicht. Bis der Tisch geladen ist, sehen die Leser, was du in das Element geschrieben hast, und Leser ohne Skripte sehen nie etwas anderes. Lass also den Link und die Stiche darin stehen.',
  script:
    'Die Zeile mit dem Skript brauchst du nur einmal, für beliebig viele Spiele. Sonst wird nichts geladen, bis der Leser in die Nähe des ersten Spiels kommt.',
} as const;

/** A hand that is not in the book. */
export const EMBED_OWN = {
  heading: 'Ein eigenes Spiel',
  write: 'Schreib das Spiel in [der Notation des Buchs](/notation/) und setz es in das Element:',
  other:
    'Ein Spiel [als JSON](/data/) tut es auch. Ein `<script type="text/plain">` oder `<script type="application/json">` statt des `<pre>` verbirgt den Text vor Lesern ohne Skripte. Hat der Text einen Fehler, sehen deine Leser statt des Tischs den Fehler mit Zeile und Spalte, gezählt von der ersten Zeile des Texts.',
  example: `<vorhand-hand>
  <pre>
id: donnerstag
title: An die Zehn hat keiner geglaubt
laws: isko
contract: gucki-grand
…
</pre>
</vorhand-hand>`,
} as const;

/** The attributes and properties of the element. */
export const EMBED_SETTINGS = {
  heading: 'Was du einstellen kannst',
  attribute: 'Attribut',
  property: 'Eigenschaft',
  meaning: 'Bedeutung',
  properties: 'Deine Stilvorlage kann zwei Eigenschaften setzen:',
  script:
    'Dein eigenes Skript kann den Tisch bewegen und ihm folgen; setz `hand.text` auf ein Spiel in der Notation oder als JSON:',
  scriptExample: `const hand = document.querySelector('vorhand-hand');
hand.place = 't6.2'; // die zweite Karte von Stich 6
hand.addEventListener('placechange', ({ detail }) => {
  console.log(detail.hand, detail.place);
});`,
} as const;

/** What each attribute means, by its name; `terms` changes nothing here, where all names are German. */
export const EMBED_ATTRIBUTES: Readonly<Record<string, string>> = {
  src: 'Die Adresse der Seite eines Spiels oder einer Datei, deren Name auf .hand oder .json endet. Ohne sie zeigt das Element das Spiel, das darin geschrieben steht.',
  lang: 'de oder en, die Sprache des Tischs und des Spiels. Zwei Spiele auf einer Seite dürfen verschieden sein; ein Skript genügt für beide. Ohne Angabe hat der Tisch die Sprache des Skripts und das Spiel die der Adresse in src.',
  place:
    'Wo der Tisch aufgeht: t6 nach Stich 6, t6.2 nach dessen zweiter Karte, low-ruff/t2.2 in einer Variante. Änderst du es, geht der Tisch dorthin.',
  theme:
    'light oder dark. Ohne Angabe folgt der Tisch der Hintergrundfarbe deiner Seite und wechselt mit ihr.',
  suits:
    'four-colour oder german, für die Farben des Turnierbilds oder für Eichel und Grün des deutschen Blatts.',
};

/** What each property means, by its name. */
export const EMBED_PROPERTIES: Readonly<Record<string, string>> = {
  '--vorhand-height':
    'Die Höhe des Tischs mit dem Kommentar. Ohne Angabe folgt sie der Breite; weniger als 34rem, oder 15rem, wo der Tisch breiter als 42rem ist, kann man nicht mehr lesen.',
  '--vorhand-font':
    'Eine Schrift für die Wörter. Ohne Angabe ist es Georgia oder eine ähnliche Schrift.',
};

/** The hand in a frame. */
export const EMBED_FRAME = {
  heading: 'In einem Rahmen',
  use: 'Wo keine Skripte gehen, nimm einen Rahmen:',
  settings:
    'Der Tisch füllt den Rahmen aus. Schreib die Stelle hinter `#`; davor wirken `?theme=dark` und `?suits=german` wie die Attribute. Einem englischen Rahmen fehlt das `/de/` vor `embed`. Mit `?grow` meldet der Tisch deiner Seite, wie hoch er sein muss, und ein paar Zeilen genügen, damit der Rahmen mitwächst:',
  oembed:
    'Manche Seiten und Editoren machen so einen Rahmen von selbst, wenn du einen Link in eine eigene Zeile setzt. Sie suchen nach oEmbed-Daten, und die hat jedes Skatspiel in diesem Buch und jede Stelle darin.',
} as const;

/** The policy of a page. */
export const EMBED_POLICY = {
  heading: 'Was deine Seite erlauben muss',
  allow:
    'Nichts, solange deine Seite keine Content-Security-Policy hat. Hat sie eine, muss der Host dieses Buchs darin in `script-src` und `connect-src` stehen; fürs Spielen gegen den Computer und für neue Analysen auch `worker-src blob:`. Stile brauchen keine Erlaubnis. Eine Seite, die Trusted Types verlangt, muss `trusted-types svelte-trusted-html` erlauben. Ein Rahmen braucht den Host nur in `frame-src`.',
  storesNothing:
    'Das Element setzt keine Cookies, speichert nichts in den Browsern deiner Leser, lädt keine Schriften und benutzt keine Tasten, solange der Tisch nicht den Fokus hat.',
} as const;

/** What stays, and a copy that never changes; the link to the file of hashes stands in a gap. */
export const EMBED_VERSIONS = {
  heading: 'Worauf du dich verlassen kannst',
  stays:
    '`/embed/v1/vorhand.js` bleibt, und ebenso die Attribute, die Eigenschaften und das Ereignis auf dieser Seite und die Namen von Spielen und Stellen. Dort liegt immer die neueste Ausgabe dieser ersten Version; eine Änderung, die deine Seite merken würde, bekäme `v2`. Seiten, die `/embed/vorhand.js` laden, die ältere Adresse, gehen weiter und bekommen dasselbe.',
  ownCopy:
    'Willst du ein Skript, das sich nie ändert, dann kopiere den Ordner `/embed/` einer Ausgabe auf deinen eigenen Host oder installiere das Paket `@vorhand/hand` (siehe [für Programmierer](/developers/)) in einer festen Version. Die Spiele kommen weiter von der Seite, die in `src` steht. Das ist der Hash des Skripts dieser Ausgabe, für das Attribut `integrity`:',
  hashes:
    'Nimm ihn nur für deine eigene Kopie: Unter unserer Adresse würde ein Browser das Skript ablehnen, sobald es eine neuere Ausgabe gibt. Die Hashes aller Dateien stehen in {file}, damit kannst du deine Kopie prüfen.',
} as const;
