/** The page for programmers; lines with marks are read by src/lib/marked.ts. */

/** Its head and its opening. */
export const DEVELOPERS_PAGE = {
  title: 'Für Programmierer',
  description:
    'Die Regeln, die Notation, der Löser und die Spieler dieses Buchs als Pakete für JavaScript und TypeScript, als Befehl, als Element und als Daten.',
  opening: 'Die Regeln, der Löser und die Spieler dieses Buchs, für deine eigenen Programme.',
  install:
    'Zwei Pakete enthalten, womit das Buch läuft. Sie brauchen kein weiteres Paket, laufen in Node ab Version 20 und in Webseiten und bringen ihre Typen mit. Bau sie aus dem Quelltext dieses Buchs und installiere die gepackten Dateien:',
  documented:
    'Jede Funktion und jeder Typ ist im Ordner `docs` des Pakets beschrieben. Eine Karte ist ein Text, `CJ` oder `H10`; die Plätze sind `V`, `M` und `H`. Was von außen kommt, lesen Funktionen, die `parse…` heißen. Sie geben einen Wert zurück oder alles, was daran falsch ist, und werfen nie einen Fehler.',
  examples:
    'Die Beispiele sind Dateien aus dem Quelltext. Ein Test installiert die Pakete in einen leeren Ordner, führt diese Dateien aus und baut die Seite. Es sind ES-Module: Nenn deine Datei `solve.mjs`, oder setz `"type": "module"` in deine package.json.',
} as const;

/** The table of modules. */
export const MODULES_TABLE = { name: 'Import', meaning: 'Was darin ist' } as const;

/** What each module has, by the name to import it by. */
export const MODULES: Readonly<Record<string, string>> = {
  '@vorhand/skat':
    'Karten, Plätze, Verteilungen, Spiele, vier Regelwerke, Reizen, Spitzen, Spielverlauf, Spielwert und Ergebnis.',
  '@vorhand/skat/notation':
    'Spiele als Text und als JSON: gelesen, geprüft, geschrieben; die Aktionen von OpenSpiel.',
  '@vorhand/skat/iss': 'Protokolle des International Skat Server, gelesen und geschrieben.',
  '@vorhand/skat/solver':
    'Stellungen, gedrückte Karten und ganze Verteilungen mit offenen Karten; ein Worker für Webseiten.',
  '@vorhand/skat/replay':
    'Ein Spiel, das du Schritt für Schritt durchgehen kannst, mit Namen für jede Stelle.',
  '@vorhand/skat/players':
    'Spieler, die nur ihre eigenen Karten sehen, und was Karten nach dem wert sind, was man wissen kann; ein Worker.',
  '@vorhand/hand': 'Das Element, das ein Spiel zeigt, mit Typen für HTML, Svelte und React.',
};

/** The sections, each with an example below it. */
export const DEVELOPERS_SECTIONS = {
  solve: {
    heading: 'Eine Stellung lösen',
    text: 'Mit offenen Karten hat jede Stellung genau einen Wert: die Augen, auf die der Alleinspieler kommt, wenn alle am besten spielen. Im Null zählt, ob der Alleinspieler einen Stich macht.',
  },
  judge: {
    heading: 'Zehn Karten beurteilen',
    text: 'Vor dem Reizen kennt niemand die anderen Karten. `judgeHand` geht alle 231 Paare durch, die im Skat liegen können, und nennt den Anteil solcher Spiele, die Spieler gewonnen haben, die nur ihre eigenen Karten sahen.',
  },
  play: { heading: 'Ein ganzes Spiel spielen' },
  hands: {
    heading: 'Spiele lesen und schreiben',
    text: 'Spiele werden in [unserer Notation](/notation/) oder [als JSON](/data/) geschrieben. In beidem steht das ganze Spiel, und aus jedem wird das andere.',
  },
  inPage: {
    heading: 'In einer Webseite',
    text: 'Eine Seite fragt einen Worker, damit sie nicht stehen bleibt. Vite, webpack, Rollup und Parcel finden ihn an seiner Adresse; beim Entwicklungsserver von Vite musst du das Paket in `optimizeDeps.exclude` nennen.',
    svelte: 'Das Element ist dasselbe wie für [deine eigene Seite](/embed/). In Svelte:',
    react: 'Und in React 19:',
  },
  command: {
    heading: 'Auf der Kommandozeile',
    judge: '`judge` nimmt zehn Karten oder das, was ein Platz sieht, der eine Karte spielen muss:',
  },
  data: {
    heading: 'Die Daten des Buchs',
    text: 'Jedes Spiel des Buchs gibt es [als Daten](/data/), mit einem JSON-Schema. Texte und Daten haben eine [eigene Lizenz](/sources/#licence).',
  },
} as const;

/** What each example is, for screen readers. */
export const EXAMPLE_LABELS = {
  install: 'Wie man die Pakete baut und installiert',
  solve: 'Ein Beispiel, das eine Stellung löst',
  judge: 'Ein Beispiel, das zehn Karten beurteilt',
  deal: 'Ein Beispiel, das eine Verteilung ausspielt',
  read: 'Ein Beispiel, das ein Spiel liest',
  convert: 'Ein Beispiel, das ein Protokoll schreibt',
  page: 'Ein Beispiel für eine Seite mit dem Löser und dem Element',
  svelte: 'Das Element in Svelte',
  react: 'Das Element in React',
  command: 'Die Befehle',
  judged: 'Was judge liest',
} as const;

/** How the packages are installed, as commands with comments. @param version the packages’ version. */
export const installCommands = (version: string): string => `# im Ordner mit dem Quelltext des Buchs
npm run packages
# im Ordner deines Programms, mit dem Pfad zum Quelltext des Buchs
npm install ../vorhand/.cache/packages/vorhand-skat-${version}.tgz
npm install ../vorhand/.cache/packages/vorhand-hand-${version}.tgz`;

/** The commands, each with what it does. */
export const COMMANDS = `skat check my.hand                       # was an Spielen falsch ist
skat convert --as json my.hand           # Spiele, Protokolle und JSON in einem Format
skat deal --seed 7                       # eine Verteilung als JSON
skat deal --seed 7 > deal.json           # {"V":[…],"M":[…],"H":[…],"skat":[…]}
skat solve --cards positions.jsonl       # mit offenen Karten, eine Zeile JSON für jede
skat judge hands.jsonl                   # nach dem, was man wissen kann`;
