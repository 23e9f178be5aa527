/**
 * The movements of cards at a table: dealt, played from the hand to the trick, gathered by the winner,
 * the skat taken up and put away. All come from one comparison of where the cards were before a change
 * and where they are after it. Only drawings move, for less than a quarter of a second, so that every
 * card can be pressed where it will be; the next change ends a movement that is still under way.
 *
 * A card is an element with `data-key` around its drawing; its seat is an element `.seat-<seat>`.
 */

/** Where the cards of a table were, by key, with the drawings of those in the trick. */
export interface CardSpots {
  readonly cards: ReadonlyMap<string, DOMRect>;
  readonly trick: ReadonlyMap<string, Element>;
  readonly skat: DOMRect | undefined;
}

const PLAYING: KeyframeAnimationOptions = { duration: 180, easing: 'ease-out' };
const GATHERING: KeyframeAnimationOptions = { duration: 220, easing: 'ease-in' };
const DEALING = { duration: 160, easing: 'ease-out', fill: 'backwards' } as const;
/** Between two cards of a deal, in milliseconds. */
const DEAL_STEP = 8;

const drawingIn = (element: Element): Element | null => element.querySelector('.card');

/** Whether cards may move: not for readers who have asked for less motion. */
export function mayMove(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Ends the movements that are under way, and finds where the cards are. */
export function findSpots(felt: HTMLElement): CardSpots {
  for (const movement of felt.getAnimations({ subtree: true })) {
    if (movement.id === 'card') movement.finish();
  }
  const cards = new Map<string, DOMRect>();
  const trick = new Map<string, Element>();
  for (const element of felt.querySelectorAll<HTMLElement>('[data-key]')) {
    const drawing = drawingIn(element);
    const key = element.dataset['key'] ?? '';
    if (drawing === null) continue;
    cards.set(key, drawing.getBoundingClientRect());
    if (element.closest('.trick') !== null) trick.set(key, drawing);
  }
  return { cards, trick, skat: felt.querySelector('.skat .card')?.getBoundingClientRect() };
}

/**
 * Moves the cards from where they were to where they are now.
 *
 * @param before where they were, from `findSpots`.
 * @param winner the seat that gathers the trick that has gone; undefined where none has.
 */
export function moveCards(felt: HTMLElement, before: CardSpots, winner: string | undefined): void {
  const present = new Set<string>();
  for (const element of felt.querySelectorAll<HTMLElement>('[data-key]')) {
    const key = element.dataset['key'] ?? '';
    const drawing = drawingIn(element);
    if (drawing === null) continue;
    present.add(key);
    const { seat } = element.dataset;
    const hand = seat === undefined ? null : felt.querySelector(`.seat-${seat} .cards`);
    // A card that nobody saw comes from the cards of its seat, or from the skat.
    const from = before.cards.get(key) ?? (hand ? middleOf(hand, drawing) : before.skat);
    if (from !== undefined) moveFrom(drawing, from);
  }
  const pile = winner === undefined ? null : felt.querySelector(`.seat-${winner} .label`);
  if (pile === null) return;
  for (const [key, drawing] of before.trick) {
    const from = before.cards.get(key);
    if (!present.has(key) && from !== undefined) gather(felt, drawing, from, pile);
  }
}

/** Deals the cards from the middle of the table to the hands. */
export function dealCards(felt: HTMLElement): void {
  const { height, left, top, width } = felt.getBoundingClientRect();
  for (const hand of felt.querySelectorAll('.cards')) {
    for (const [index, drawing] of [...hand.querySelectorAll('.card')].entries()) {
      const now = drawing.getBoundingClientRect();
      const x = left + width / 2 - now.left - now.width / 2;
      const y = top + height / 2 - now.top - now.height / 2;
      animate(drawing, [{ transform: `translate(${x}px, ${y}px)`, opacity: 0 }, {}], {
        ...DEALING,
        delay: index * DEAL_STEP,
      });
    }
  }
}

/** The box of a card of the width of `drawing` in the middle of a hand. */
function middleOf(hand: Element, drawing: Element): DOMRect {
  const { height, left, top, width } = hand.getBoundingClientRect();
  const card = drawing.getBoundingClientRect();
  const size = Math.min(card.width, height);
  return new DOMRect(left + (width - size) / 2, top, size, height);
}

function moveFrom(drawing: Element, from: DOMRect): void {
  const now = drawing.getBoundingClientRect();
  const [x, y] = [from.left - now.left, from.top - now.top];
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  const transform = `translate(${x}px, ${y}px) scale(${from.width / now.width})`;
  animate(drawing, [{ transform, transformOrigin: '0 0' }, { transformOrigin: '0 0' }], PLAYING);
}

/** Lets a copy of a card that has gone slide to the pile of its winner. */
function gather(felt: HTMLElement, drawing: Element, from: DOMRect, pile: Element): void {
  const copy = drawing.cloneNode(true) as SVGElement;
  const table = felt.getBoundingClientRect();
  const to = pile.getBoundingClientRect();
  copy.classList.add('gathered');
  copy.style.cssText = `left:${from.left - table.left}px;top:${from.top - table.top}px;width:${from.width}px;height:${from.height}px`;
  felt.append(copy);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const end = { transform: `translate(${x}px, ${y}px) scale(0.3)`, opacity: 0.2 };
  const remove = (): void => {
    copy.remove();
  };
  animate(copy, [{}, end], GATHERING).finished.then(remove, remove);
}

function animate(
  drawing: Element,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
): Animation {
  return drawing.animate(frames, { ...options, id: 'card' });
}
