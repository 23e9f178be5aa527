/**
 * Has a browser lay a page out piece by piece, as far as it gets before the next picture, and nothing of it
 * before the first: laid out whole, a page with tables keeps a phone busy for a tenth of a second and
 * more, and a reader waiting for his key.
 */
import { inBreaths, nextTask } from './breaths.ts';

/** What may come after what stands before it. */
const PIECES = ':is(body, main, article, .prose, .replay, .felt, .steer) > *, section';

/**
 * So many milliseconds the rest of a page is waited for whose styles came first; what comes later comes in
 * pieces anyway.
 */
const PATIENCE = 100;

/** What drawings of a page refer to, by the piece that they wait for. */
type Drawings = Map<Element | null, Map<Element, string>>;

/**
 * Shows the page in its order (`[data-rest]` in base.css is what is still to come).
 *
 * @param parsed fulfilled when the page is there.
 * @param latest fulfilled when it is to be shown even if there is no picture.
 * @returns fulfilled when all of it is shown; at once where it is not taken to pieces.
 */
export async function showInPieces(
  parsed: Promise<unknown>,
  latest: Promise<unknown>,
): Promise<void> {
  if (!beginsAtTop()) return;
  const first = nextFrame();
  const patience = first.then(async () => new Promise((over) => setTimeout(over, PATIENCE)));
  const whole = Promise.race([parsed, patience]).then(() => null);
  const drawings: Drawings = new Map();
  let pieces: Iterable<HTMLElement>;
  let frame: number | null;
  do {
    frame = await Promise.race([whole, nextFrame()]);
    pieces = takeToPieces();
    holdDrawings(drawings);
  } while (frame !== null);
  await Promise.race([first.then(nextTask), latest]);
  await inBreaths(pieces, (piece) => {
    delete piece.dataset['rest'];
    for (const [use, href] of drawings.get(piece) ?? []) {
      // A key may have made a step meanwhile.
      if (!use.hasAttribute('href')) use.setAttribute('href', href);
    }
    // Or the next frame would lay out all that has been shown by then.
    document.body.getBoundingClientRect();
  });
}

/** Before the next frame is laid out. */
const nextFrame = async (): Promise<number> => new Promise(requestAnimationFrame);

/** Leaves out all of the page that is there. */
function takeToPieces(): Iterable<HTMLElement> {
  const pieces = document.querySelectorAll<HTMLElement>(PIECES);
  for (const piece of pieces) piece.dataset['rest'] = '';
  return pieces;
}

/**
 * Whether a page may do without its length. Whoever comes back is taken to where he was; a fragment that
 * names no place in a hand leads to a part of the page, and so do words to be looked for, which only the
 * entry tells of, and only Chromium’s: others would look for them while they are hidden. It alone tells
 * of long tasks too.
 */
function beginsAtTop(): boolean {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return false;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate' || visit.name.includes(':~:')) return false;
  return /^$|\//.test(location.hash);
}

/**
 * Has drawings wait for the piece they stand in: a browser puts all that a page refers to together at
 * once, seen or not. The first of each file stays, or the file would be given up.
 */
function holdDrawings(held: Drawings): void {
  const files = new Set<string>();
  for (const use of document.querySelectorAll('use[href]')) {
    const href = use.getAttribute('href')!;
    const [file = ''] = href.split('#');
    if (!files.has(file)) {
      files.add(file);
      continue;
    }
    use.removeAttribute('href');
    const piece = use.closest('[data-rest]');
    const others = held.get(piece) ?? new Map<Element, string>();
    held.set(piece, others.set(use, href));
  }
}
