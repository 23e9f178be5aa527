/**
 * What every browser must manage: one visit to each kind of page, a thing done there as a reader does
 * it, and what the reader must then see. Plain data, since two drivers act on it: Playwright, and WebDriver
 * for the WebKit that Playwright cannot start.
 */

/** An element: by a CSS selector, and where that is not enough by words that it holds. */
export interface Target {
  readonly css: string;
  readonly text?: string;
}

/** One act of the reader, or what the reader must see next. */
export type Act =
  | { readonly sees: Target }
  | { readonly click: Target }
  | { readonly focus: Target }
  | { readonly press: Key }
  | { readonly type: string };

export type Key = 'ArrowRight' | 'ArrowLeft' | 'End' | 'Enter' | 'w';

export interface Visit {
  /** What is proved there, as a sentence. */
  readonly says: string;
  readonly path: string;
  readonly acts: readonly Act[];
}

const FIGURE = 'figure[data-hand]';
const place = (is: string): Act => ({ sees: { css: `${FIGURE}[data-place="${is}"]` } });
const live = (css: string): Act => ({ sees: { css: `${css}[data-hydrated]` } });
const shows = (text: string): Act => ({ sees: { css: 'main', text } });
const TABLE = { focus: { css: `${FIGURE} [aria-label^="The table"]` } } as const;

export const VISITS: readonly Visit[] = [
  {
    says: 'the cover has a trick to play',
    path: '/',
    acts: [{ click: { css: 'main button[data-said^="Yes"]' } }, shows('The trick is yours')],
  },
  {
    says: 'on the page of a hand the keys step through it',
    path: '/hands/foster-09/',
    acts: [
      live(FIGURE),
      TABLE,
      { press: 'ArrowRight' },
      place('t1.1'),
      { press: 'End' },
      place('t10.3'),
      { press: 'ArrowLeft' },
      place('t10.2'),
    ],
  },
  {
    says: 'the address of a place opens the hand there',
    path: '/hands/foster-12/#foster-12/t8.1',
    acts: [live(FIGURE), place('t8.1')],
  },
  {
    says: 'the engine tells what a card of your own is worth',
    path: '/hands/foster-09/#foster-09/t6.1',
    acts: [
      live(FIGURE),
      { click: { css: '[role="tab"]', text: 'Analysis' } },
      shows('With all cards'),
    ],
  },
  {
    says: 'a link of a chapter moves the table',
    path: '/manual/the-simple-game/',
    acts: [
      live(FIGURE),
      { click: { css: '.prose a[href*="/t3"]' } },
      { sees: { css: `${FIGURE}[data-place^="t3"]` } },
    ],
  },
  {
    says: 'a chapter without a hand can be read',
    path: '/manual/bidding/',
    acts: [shows('Foster')],
  },
  {
    says: 'the index of hands can be narrowed',
    path: '/hands/?game=grand&result=lost',
    acts: [{ sees: { css: '#hands:has(tr[hidden]) tbody td' } }],
  },
  {
    says: 'the lesson tells a right card',
    path: '/learn/',
    acts: [live('main '), { click: { css: 'main button[data-card="S10"]' } }, shows('Right')],
  },
  {
    says: 'a drill begins and grades an answer',
    path: '/practice/matadors/',
    acts: [
      live('[data-drill]'),
      shows('1 of'),
      { click: { css: '[data-drill] label', text: 'without' } },
      { click: { css: '[data-drill] label', text: '11' } },
      { press: 'Enter' },
      shows('the answer is'),
    ],
  },
  {
    says: 'the ten questions of the day begin',
    path: '/practice/today/',
    acts: [shows('1 of')],
  },
  {
    says: 'a problem takes a card and says whether it is right',
    path: '/problems/',
    acts: [
      { click: { css: '[data-stage="ask"] .play' } },
      { sees: { css: '[data-stage="answer"] .verdict' } },
    ],
  },
  {
    says: 'the search finds a law',
    path: '/search/',
    acts: [
      { focus: { css: 'main input[type="search"]' } },
      { type: 'bid too high' },
      shows('Law 61'),
    ],
  },
  {
    says: 'in the analysis room a deal at random shows what each seat could make',
    path: '/analyse/',
    acts: [
      { sees: { css: '.room[data-ready]' } },
      { click: { css: '.room button', text: 'New random deal' } },
      { sees: { css: '.room table td:last-child' } },
    ],
  },
  {
    says: 'what is kept can be seen and saved',
    path: '/kept/',
    acts: [{ sees: { css: 'main button', text: 'Save as a file' } }],
  },
  { says: 'the proof has its plots', path: '/proof/', acts: [shows('refuted')] },
  {
    says: 'the German cover has a trick to play',
    path: '/de/',
    acts: [{ click: { css: 'main button[data-said^="Ja"]' } }, shows('Der Stich gehört dir')],
  },
  {
    says: 'the page of a hand has its table in German',
    path: '/de/hands/foster-09/',
    acts: [
      live(FIGURE),
      { focus: { css: `${FIGURE} [aria-label^="Der Tisch"]` } },
      { press: 'ArrowRight' },
      place('t1.1'),
    ],
  },
  {
    says: 'the German search finds a law',
    path: '/de/search/',
    acts: [
      { focus: { css: 'main input[type="search"]' } },
      { type: 'überreizt' },
      shows('Überreizt'),
    ],
  },
  { says: 'the glossary tells words', path: '/glossary/', acts: [shows('matadors')] },
];
