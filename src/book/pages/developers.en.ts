/** The page for programmers; lines with marks are read by src/lib/marked.ts. */

/** Its head and its opening. */
export const DEVELOPERS_PAGE = {
  title: 'For programmers',
  description:
    'The rules, the notation, the solver and the players of this book as packages for JavaScript and TypeScript, a command, an element, and data.',
  opening: 'The rules, the solver and the players of this book, for programs of your own.',
  install:
    'Two packages contain what the book runs on. They need no other package, run in Node 20 and later and in web pages, and include their types. Build them from the source of this book, and install the packed files:',
  documented:
    'Every function and type is described in the folder `docs` of the package. A card is a string, such as `CJ` or `H10`; seats are `V`, `M` and `H`. Input from outside is read by functions named `parse…`, which return a value or everything that is wrong with the input, and never throw.',
  examples:
    'The examples are files of the source. A test installs the packages into an empty folder, runs these files and builds the page. They are ES modules: name a file of yours `solve.mjs`, or set `"type": "module"` in your package.json.',
} as const;

/** The table of modules. */
export const MODULES_TABLE = { name: 'Import', meaning: 'What it has' } as const;

/** What each module has, by the name to import it by. */
export const MODULES: Readonly<Record<string, string>> = {
  '@vorhand/skat':
    'Cards, seats, deals, games, four rule books, bidding, matadors, play, value and result.',
  '@vorhand/skat/notation':
    'Hands as text and as JSON: read, checked, printed; OpenSpiel’s actions.',
  '@vorhand/skat/iss': 'Records of the International Skat Server, read and written.',
  '@vorhand/skat/solver':
    'Positions, layouts and whole deals with all cards open; a worker for pages.',
  '@vorhand/skat/replay': 'A hand laid out to step through, with names for its places.',
  '@vorhand/skat/players':
    'Players who see only their own cards, and what cards are worth by what can be known; a worker.',
  '@vorhand/hand': 'The element that shows a hand, with types for HTML, Svelte and React.',
};

/** The sections, each with an example below it. */
export const DEVELOPERS_SECTIONS = {
  solve: {
    heading: 'Solve a position',
    text: 'With all cards open every position has one value: the card points that the declarer makes with best play by all. In a Null it is whether the declarer takes a trick.',
  },
  judge: {
    heading: 'Judge ten cards',
    text: 'Before the bidding nobody knows the other cards. `judgeHand` goes over all 231 pairs that can lie in the skat, and gives the share of such games that were won by players who saw only their own cards.',
  },
  play: { heading: 'Play a whole deal' },
  hands: {
    heading: 'Read and write hands',
    text: 'Hands are written in [our notation](/notation/) or [as JSON](/data/). Both hold everything about a hand, and each can be converted into the other.',
  },
  inPage: {
    heading: 'In a page',
    text: 'A page asks a worker, so that it does not freeze. Vite, webpack, Rollup and Parcel find the worker by its address; with Vite’s development server name the package in `optimizeDeps.exclude`.',
    svelte: 'The element is the one for [pages of your own](/embed/). In Svelte:',
    react: 'And in React 19:',
  },
  command: {
    heading: 'On the command line',
    judge: '`judge` takes ten cards, or what the seat that is to play can see:',
  },
  data: {
    heading: 'The data of the book',
    text: 'Every hand of the book is there [as data](/data/), with a JSON Schema. The texts and data may be used under a [licence of their own](/sources/#licence).',
  },
} as const;

/** What each example is, for screen readers. */
export const EXAMPLE_LABELS = {
  install: 'How the packages are made and installed',
  solve: 'An example that solves a position',
  judge: 'An example that judges ten cards',
  deal: 'An example that plays a deal',
  read: 'An example that reads a hand',
  convert: 'An example that writes a record',
  page: 'An example of a page with the solver and the element',
  svelte: 'The element in Svelte',
  react: 'The element in React',
  command: 'The commands',
  judged: 'What judge reads',
} as const;

/** How the packages are installed, as commands with comments. @param version the packages’ version. */
export const installCommands = (version: string): string => `# in the folder of the book’s source
npm run packages
# in the folder of your program, with the path to the book’s source
npm install ../vorhand/.cache/packages/vorhand-skat-${version}.tgz
npm install ../vorhand/.cache/packages/vorhand-hand-${version}.tgz`;

/** The commands, each with what it does. */
export const COMMANDS = `skat check my.hand                       # what is wrong with hands
skat convert --as json my.hand           # hands, records and JSON in one format
skat deal --seed 7                       # a deal as JSON
skat deal --seed 7 > deal.json           # {"V":[…],"M":[…],"H":[…],"skat":[…]}
skat solve --cards positions.jsonl       # with all cards open, a line of JSON each
skat judge hands.jsonl                   # by what can be known`;
