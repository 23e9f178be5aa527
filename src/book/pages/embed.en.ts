/** The page on hands in other pages; lines with marks are read by src/lib/marked.ts. */

/** Its head, and what stands before the first heading. */
export const EMBED_PAGE = {
  title: 'On your own page',
  description:
    'How to show a hand of the book, or one of your own, on any page: the lines to copy, and what the page must allow.',
  opening: 'You can show any hand of this book, or one from your own table, on a page of your own.',
  howTo:
    'Open a hand, go to the place you want to show, and choose “Put it on your own page” in the options of the table. You get lines like these; paste them where you want the hand to appear:',
  shown: 'And this is what your readers see:',
  table:
    'It is the table of the book, with its keys, its comments, its counting and its analysis. It is as wide as its container, from a narrow column to the whole page. Your styles do not change the table, and its styles do not change your page. Readers see what you put into the element until the table has loaded, and readers without scripts never see anything else, so leave the link and the tricks in it.',
  script:
    'You need the script line only once, for any number of hands. Nothing else is loaded until the reader scrolls near the first of them.',
} as const;

/** A hand that is not in the book. */
export const EMBED_OWN = {
  heading: 'A hand of your own',
  write: 'Write the hand in [the notation of the book](/notation/) and put it into the element:',
  other:
    'A hand [as JSON](/data/) will do as well. A `<script type="text/plain">` or `<script type="application/json">` in place of the `<pre>` hides the text from readers without scripts. If the text has a mistake, your readers see the mistake instead of the table, with its line and column, counted from the first line of the text.',
  example: `<vorhand-hand>
  <pre>
id: thursday
title: Nobody believed the ten
laws: isko
contract: gucki-grand
…
</pre>
</vorhand-hand>`,
} as const;

/** The attributes and properties of the element. */
export const EMBED_SETTINGS = {
  heading: 'What can be set',
  attribute: 'Attribute',
  property: 'Property',
  meaning: 'Meaning',
  properties: 'Your style sheet can set two properties:',
  script:
    'Your own script can move the table and follow it; set `hand.text` to a hand in the notation or as JSON:',
  scriptExample: `const hand = document.querySelector('vorhand-hand');
hand.place = 't6.2'; // the second card of trick 6
hand.addEventListener('placechange', ({ detail }) => {
  console.log(detail.hand, detail.place);
});`,
} as const;

/** What each attribute means, by its name. */
export const EMBED_ATTRIBUTES: Readonly<Record<string, string>> = {
  src: 'The address of a hand’s page, or of a file whose name ends in .hand or .json. Without it the element shows the hand written inside it.',
  lang: 'en or de, the language of the table and of the hand. Two hands on a page may differ; you need one script for both. Without it the table has the language of the script, and the hand that of the address in src.',
  place:
    'Where the table opens: t6 after trick 6, t6.2 after its second card, low-ruff/t2.2 in a variation. When you change it, the table moves there.',
  theme:
    'light or dark. Without it the table follows the background colour of your page, and changes with it.',
  suits: 'four-colour or german, for the colours of German packs or for acorns and leaves.',
  terms: 'de, for the letters and the names of German cards.',
};

/** What each property means, by its name. */
export const EMBED_PROPERTIES: Readonly<Record<string, string>> = {
  '--vorhand-height':
    'The height of the table with the comment. By default it follows the width; less than 34rem, or 15rem where the table is wider than 42rem, is too low to read.',
  '--vorhand-font': 'A font for the words. By default it is Georgia or a similar font.',
};

/** The hand in a frame. */
export const EMBED_FRAME = {
  heading: 'In a frame',
  use: 'Where you cannot use scripts, use a frame:',
  settings:
    'The table fills the frame. Write the place after `#`; before it, `?theme=dark`, `?suits=german` and `?terms=de` work like the attributes. A German frame has `/de/` before `embed`. With `?grow` the table sends your page the height that it needs, and a few lines make the frame follow:',
  oembed:
    'Some sites and editors make such a frame by themselves when you paste a link on a line of its own. They look for oEmbed data, which every hand of Skat in this book has, and every place in its record.',
} as const;

/** The policy of a page. */
export const EMBED_POLICY = {
  heading: 'What your page must allow',
  allow:
    'Nothing, unless your page has a Content-Security-Policy. Then the policy must name this book’s host in `script-src` and `connect-src`; for play against the engine, and for new analysis, it must also have `worker-src blob:`. Styles need no permission. A page that requires trusted types must allow `trusted-types svelte-trusted-html`. A frame needs the host only in `frame-src`.',
  storesNothing:
    'The element sets no cookies, stores nothing in your readers’ browsers, loads no fonts, and uses no keys unless the table has the focus.',
} as const;

/** What stays, and a copy that never changes; the link to the file of hashes stands in a gap. */
export const EMBED_VERSIONS = {
  heading: 'What you can rely on',
  stays:
    '`/embed/v1/vorhand.js` will stay, and so will the attributes, the properties and the event on this page, and the names of hands and places. It always serves the newest edition of this first version; a change that your page would notice would get `v2`. Pages that load `/embed/vorhand.js`, the older address, go on working and get the same.',
  ownCopy:
    'If you want a script that never changes, copy the folder `/embed/` of an edition to your own host, or install the package `@vorhand/hand` (see [for programmers](/developers/)) in a fixed version. The hands still come from the page that `src` names. This is the hash of the script of this edition, for the attribute `integrity`:',
  hashes:
    'Use it with your own copy only: on our address a browser would refuse the script as soon as there is a newer edition. The hashes of all files are in {file}, by which you can check your copy.',
} as const;
