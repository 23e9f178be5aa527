/**
 * Has a browser lay a page out piece by piece, as far as it gets before the next picture, and nothing of it
 * before the first: laid out whole, a page with tables keeps a phone busy for a tenth of a second and
 * more, and a reader waiting for his key.
 */
import { inBreaths, nextTask } from './breaths.ts';

/** What may come after what stands before it. */
const PIECES = 'body > *, main > *, article > *, .prose > *, .replay > *';

/**
 * So many milliseconds a page is waited for whose styles came first; what comes later comes in pieces
 * anyway.
 */
const PATIENCE = 100;

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
  // A browser calls this before it lays the page out for its first picture.
  const frame = new Promise(requestAnimationFrame);
  await Promise.race([parsed, frame]);
  takeToPieces();
  await Promise.race([parsed, new Promise((over) => setTimeout(over, PATIENCE))]);
  const pieces = takeToPieces();
  const drawings = holdDrawings();
  await Promise.race([frame.then(nextTask), latest]);
  await inBreaths(pieces, (piece) => {
    delete piece.dataset['rest'];
    for (const draw of drawings.get(piece) ?? []) draw();
    // Or the next frame would lay out all that has been shown by then.
    document.body.getBoundingClientRect();
  });
}

/** Leaves out all of the page that is there. */
function takeToPieces(): Iterable<HTMLElement> {
  const pieces = document.querySelectorAll<HTMLElement>(PIECES);
  for (const piece of pieces) piece.dataset['rest'] = '';
  return pieces;
}

/**
 * Whether a page may do without its length. Whoever comes back is taken to where he was; a fragment that
 * names no place in a hand leads to a part of the page, and so do words to be looked for, which only the
 * entry tells of.
 */
function beginsAtTop(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate' || visit.name.includes(':~:')) return false;
  return /^$|\//.test(location.hash);
}

/**
 * Has each piece wait for its drawings: a browser puts all that a page refers to together at once, seen or
 * not. One of each file stays, or the file would be given up.
 *
 * @returns what gives a piece its drawings.
 */
function holdDrawings(): ReadonlyMap<Element | null, readonly (() => void)[]> {
  const files = new Set<string>();
  const held = new Map<Element | null, (() => void)[]>();
  for (const use of document.querySelectorAll('use[href]')) {
    const href = use.getAttribute('href')!;
    const [file = ''] = href.split('#');
    if (!files.has(file)) {
      files.add(file);
      continue;
    }
    use.removeAttribute('href');
    const piece = use.closest('[data-rest]');
    const draw = (): void => {
      // A key may have made a step meanwhile.
      if (!use.hasAttribute('href')) use.setAttribute('href', href);
    };
    const others = held.get(piece);
    if (others) others.push(draw);
    else held.set(piece, [draw]);
  }
  return held;
}
