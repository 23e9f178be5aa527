/**
 * The movements of cards at a table: dealt, played from the hand to the trick, gathered by the winner,
 * the skat taken up and put away. All come from one comparison of where the cards were before a change
 * and where they are after it. Only drawings move, for less than a quarter of a second, so that every
 * card can be pressed where it will be; the next change ends a movement that is still under way.
 *
 * A card is an element with `data-key` around its drawing; its seat is an element `.seat-<seat>`. Cards
 * that lie together, such as the skat, are in an element `data-pile`, which names in `data-to` the seat
 * that has taken them.
 */

interface Spot {
  readonly key: string;
  readonly drawing: Element;
  readonly box: DOMRect;
  readonly isInTrick: boolean;
}

interface Pile {
  readonly element: HTMLElement;
  /** The seat that had taken its cards. */
  readonly to: string | undefined;
  readonly drawings: ReadonlyMap<Element, DOMRect>;
}

/** Where the cards of a table were. */
export interface CardSpots {
  readonly cards: ReadonlyMap<HTMLElement, Spot>;
  readonly piles: readonly Pile[];
}

const PLAYING: KeyframeAnimationOptions = { duration: 180, easing: 'ease-out' };
const GATHERING: KeyframeAnimationOptions = { duration: 220, easing: 'ease-in' };
const DEALING = { duration: 160, easing: 'ease-out', fill: 'backwards' } as const;
/** Between two cards of a deal, in milliseconds. */
const DEAL_STEP = 8;

/** Whether cards may move: not for readers who have asked for less motion. */
export function mayMove(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Ends the movements that are under way, and finds where the cards are. */
export function findSpots(felt: HTMLElement): CardSpots {
  for (const movement of felt.getAnimations({ subtree: true })) {
    if (movement.id === 'card') movement.finish();
  }
  const piles = [...felt.querySelectorAll<HTMLElement>('[data-pile]')].map((element): Pile => {
    const drawings = [...element.querySelectorAll('.card')];
    return {
      element,
      to: element.dataset['to'],
      drawings: new Map(drawings.map((drawing) => [drawing, drawing.getBoundingClientRect()])),
    };
  });
  return { cards: cardsOn(felt), piles };
}

/** The cards that are known, without those of a pile that has been taken. */
function cardsOn(felt: HTMLElement): Map<HTMLElement, Spot> {
  const cards = new Map<HTMLElement, Spot>();
  for (const element of felt.querySelectorAll<HTMLElement>('[data-key]')) {
    const drawing = element.querySelector('.card');
    if (drawing === null || element.closest('[data-to]') !== null) continue;
    const box = drawing.getBoundingClientRect();
    const isInTrick = element.closest('.trick') !== null;
    cards.set(element, { key: element.dataset['key'] ?? '', drawing, box, isInTrick });
  }
  return cards;
}

/**
 * Moves the cards from where they were to where they are now.
 *
 * @param before where they were, from `findSpots`.
 * @param winner the seat that gathers the trick that has gone; undefined where none has.
 */
export function moveCards(felt: HTMLElement, before: CardSpots, winner: string | undefined): void {
  const handOf = (seat: string | undefined): Element | null =>
    seat === undefined ? null : felt.querySelector(`.seat-${seat} .cards`);
  const now = cardsOn(felt);
  const gone = [...before.cards].flatMap(([element, spot]) => (now.has(element) ? [] : [spot]));
  const piles = before.piles.map((pile) => {
    const [from, to] = [handOf(pile.to), handOf(pile.element.dataset['to'])];
    return { ...pile, filledFrom: to === null ? from : null, takenBy: from === null ? to : null };
  });
  const seen = new Set<object>();

  for (const [element, { box, drawing, key }] of now) {
    const index = gone.findIndex((spot) => spot.key === key);
    let from = before.cards.get(element)?.box ?? gone[index]?.box;
    if (before.cards.get(element) === undefined && index >= 0) gone.splice(index, 1);
    if (from === undefined) {
      // A card that nobody saw comes from the cards of its seat, or from the pile that this has taken.
      const hand = handOf(element.dataset['seat']);
      const taker = element.closest('.cards');
      const pile = piles.find(({ takenBy }) => takenBy !== null && takenBy === taker);
      if (hand !== null) from = middleOf(hand, box);
      else if (pile !== undefined) [from] = pile.drawings.values();
      if (pile !== undefined) seen.add(pile.element);
    }
    if (from !== undefined) moveFrom(drawing, from, box);
  }
  for (const { drawings, element, filledFrom, takenBy } of piles) {
    if (takenBy !== null && !seen.has(element)) {
      for (const [drawing, from] of drawings) gather(felt, drawing, from, takenBy);
    }
    // Cards that are seen have moved already.
    for (const drawing of filledFrom === null ? [] : element.querySelectorAll('.card')) {
      const box = drawing.getBoundingClientRect();
      if (filledFrom !== null && drawing.closest('[data-key]') === null) {
        moveFrom(drawing, middleOf(filledFrom, box), box);
      }
    }
  }
  const plate = winner === undefined ? null : felt.querySelector(`.seat-${winner} .label`);
  for (const { box, drawing, isInTrick } of gone) {
    if (plate !== null && isInTrick) gather(felt, drawing, box, plate);
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

/** A box as wide as `card` in the middle of a hand. */
function middleOf(hand: Element, card: DOMRect): DOMRect {
  const { height, left, top, width } = hand.getBoundingClientRect();
  const size = Math.min(card.width, height);
  return new DOMRect(left + (width - size) / 2, top, size, height);
}

function moveFrom(drawing: Element, from: DOMRect, to: DOMRect): void {
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  const transform = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
  animate(drawing, [{ transform, transformOrigin: '0 0' }, { transformOrigin: '0 0' }], PLAYING);
}

/** Lets a copy of a card that has gone slide to the plate or the hand of who takes it. */
function gather(felt: HTMLElement, drawing: Element, from: DOMRect, taker: Element): void {
  const copy = drawing.cloneNode(true) as SVGElement;
  const table = felt.getBoundingClientRect();
  const to = taker.getBoundingClientRect();
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
