/** Breaks off the printed play of a hand at each question about it, so that the answer does not stand above. */
import { namePlay } from '#edition/site/editions/edition-words.ts';
import type { Element, ElementContent, Parents } from 'hast';
import { h } from 'hastscript';
import { attribute, elementsOf, findAll, hasClass, isElement, textOf } from '../tree.ts';

/** Where a play stops: after the deal, once the cards are put away, or after a card of a trick. */
interface Stop {
  readonly trick: number;
  readonly card: number;
  readonly isDeal: boolean;
}

/**
 * Breaks off the play of each hand at the questions about it (`data-ask`, a place of the hand), and goes
 * on with it after each of them. A question before its hand’s figure changes nothing. To be done before
 * the other steps, which take such attributes away.
 */
export function setQuestionsFirst(leaf: Element): void {
  /** The figure with the play of each hand so far. */
  const figures = new Map<string, Element>();
  const goThrough = (parent: Parents): void => {
    for (const child of [...parent.children]) {
      if (!isElement(child)) continue;
      const place = attribute(child, 'dataAsk');
      const [hand = '', name = ''] = place?.split('/') ?? [];
      const figure = figures.get(hand);
      if (hasClass(child, 'hand-figure')) figures.set(attribute(child, 'id') ?? '', child);
      else if (place === undefined) goThrough(child);
      else if (figure !== undefined) {
        const rest = breakOff(figure, stopOfName(name));
        if (rest === null) continue;
        insertAfterNotes(parent, child, rest);
        figures.set(hand, rest);
      }
    }
  };
  goThrough(leaf);
}

/** The place after which a question is put: `deal`, `layout`, `t7`, `t6.1`. */
function stopOfName(name: string): Stop {
  const [, trick = '0', card = '9'] = /^t(\d+)(?:\.(\d))?$/.exec(name) ?? [];
  return { trick: Number(trick), card: Number(card), isDeal: name === 'deal' };
}

/** Takes the play after a place out of a figure; returns it as a figure, or null where there is none. */
function breakOff(figure: Element, stop: Stop): Element | null {
  const printed = findAll(figure, (element) => hasClass(element, 'printed'))[0] ?? figure;
  const line = findAll(printed, (element) => hasClass(element, 'line'))[0];
  const holder = line && (elementsOf(line).find((child) => isElement(child, 'noscript')) ?? line);
  const table = holder && elementsOf(holder).find((child) => isElement(child, 'table'));
  if (holder === undefined || table === undefined) return null;
  const { before, after } = splitTable(table, stop);
  const isWhole = findAll(figure, (element) => hasClass(element, 'diagram')).length > 0;
  // A question at the place where the play has been broken off already.
  if (after === null || (before === null && !isWhole)) return null;
  const at = holder.children.indexOf(table);
  const above = holder.children.slice(0, at);
  const below = holder.children.slice(at + 1);
  const isShown = (child: ElementContent): boolean => stop.trick > 0 || isBeforePlay(child, stop);
  const legend = before === null ? [] : below.filter((child) => hasClass(child, 'legend'));
  holder.children = [...above.filter(isShown), ...(before === null ? [] : [before]), ...legend];
  const rest = [
    ...above.filter((child) => !isShown(child)),
    after,
    ...(before === null ? below : below.filter((child) => !hasClass(child, 'legend'))),
  ];
  return playOn(figure, rest, stop);
}

/** Whether what stands above the tricks is known at the deal, or once the cards are put away. */
function isBeforePlay(child: ElementContent, { isDeal }: Stop): boolean {
  if (!isElement(child) || !hasClass(child, 'before')) return false;
  // What is said of the deal has no anchor: the diagram has it.
  return !isDeal || attribute(child, 'id') === undefined;
}

/** The tricks of a table up to a place, and from there; one that is broken off stands in both. */
function splitTable(table: Element, stop: Stop): Record<'before' | 'after', Element | null> {
  const rows = elementsOf(table).filter((child) => isElement(child, 'tbody'));
  const above = table.children.filter((child) => !isElement(child, 'tbody'));
  const numberOf = (row: Element): number => {
    const head = findAll(row, ({ tagName }) => tagName === 'th')[0];
    return Number(head && textOf(head));
  };
  const lastWhole = stop.card > 2 ? stop.trick : stop.trick - 1;
  const before = rows.filter((row) => numberOf(row) <= lastWhole);
  const after = rows.slice(before.length);
  const open =
    after[0] !== undefined && lastWhole < stop.trick ? [openTrick(after[0], stop.card)] : [];
  const make = (bodies: Element[]): Element | null =>
    bodies.length === 0 ? null : { ...table, children: [...structuredClone(above), ...bodies] };
  return { before: make([...before, ...open]), after: make(after) };
}

/** The first cards of a trick, without what becomes of it. Its anchors stay with the whole trick. */
function openTrick(body: Element, cards: number): Element {
  const [row] = elementsOf(body);
  const cells = row === undefined ? [] : elementsOf(row);
  const shown = cells.map((cell) => {
    const isPlayed = Number(/\.(\d)$/.exec(attribute(cell, 'id') ?? '')?.[1] ?? 9) <= cards;
    const stays = isElement(cell, 'th') || isPlayed;
    return {
      ...cell,
      properties: { ...cell.properties, id: undefined },
      children: stays ? structuredClone(cell.children) : [],
    };
  });
  return h('tbody', [h('tr', shown)]);
}

/** A figure with the rest of a play, in the frame of the first. */
function playOn(figure: Element, rest: readonly ElementContent[], { trick, card }: Stop): Element {
  const bare = (element: Element, children: ElementContent[]): Element => ({
    ...element,
    properties: { ...element.properties, id: undefined, ariaLabelledBy: undefined },
    children,
  });
  const find = (within: Element, name: string): Element =>
    findAll(within, (element) => hasClass(element, name))[0] ?? h('div', { className: [name] });
  const printed = find(figure, 'printed');
  const caption = findAll(figure, ({ tagName }) => tagName === 'figcaption')[0] ?? h('figcaption');
  const number = findAll(caption, (element) => hasClass(element, 'number'));
  const from = trick + (card > 2 ? 1 : 0);
  const title = bare(find(caption, 'title'), [
    ...number.flatMap((each) => [structuredClone(each), { type: 'text', value: ' ' } as const]),
    { type: 'text', value: namePlay(from) },
  ]);
  return bare(figure, [
    bare(caption, [title]),
    bare(printed, [bare(find(printed, 'line'), [...rest])]),
  ]);
}

/** Notes on a question stand directly after it. */
function insertAfterNotes(parent: Parents, child: Element, figure: Element): void {
  const children = parent.children as ElementContent[];
  const start = children.indexOf(child) + 1;
  const isNote = (node: Element): boolean => hasClass(node, 'note') || hasClass(node, 'note-end');
  const next = children.findIndex((node, at) => at >= start && isElement(node) && !isNote(node));
  children.splice(next === -1 ? children.length : next, 0, figure);
}
