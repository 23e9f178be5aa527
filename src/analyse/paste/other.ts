/** What stands between records, hands and JSON: links, lists of cards, and words. */
import { NO_HAND_IN_LINK } from '#edition/analyse/paste/paste-words.ts';
import type { PieceFault } from '../../game/notation/pieces/fault.ts';
import type { TextPart } from '../../game/notation/pieces/split.ts';
import { packOf } from '../../game/spelling/lexemes.ts';
import { gameOfDeal, gameOfHand } from '../evening/game.ts';
import { DealCounter, cardLines, firstWord } from './card-lines.ts';
import type { TextLine } from './card-lines.ts';
import type { FoundPiece } from './found.ts';
import { BROKEN, linksOfLine } from './links.ts';
import type { FoundLink } from './links.ts';
import { noCard, readLists } from './lists.ts';

/** The pieces of such a part, in their order; together they have all of it but blanks. */
export function readOther({
  line: firstLine,
  text,
}: Pick<TextPart, 'line' | 'text'>): FoundPiece[] {
  const pieces: FoundPiece[] = [];
  const lines = text.split('\n');
  let from = 0;
  /** Reads the lines from `from` on that no link stands in. */
  const take = (to: number): void => {
    for (const piece of cardsAndWords(lines.slice(from, to), firstLine + from)) pieces.push(piece);
    from = to;
  };
  for (let index = 0; index < lines.length; index++) {
    const links = linksOfLine(lines[index]!, firstLine + index, lines[index + 1] ?? '');
    if (links.length === 0) continue;
    take(index);
    const { isBroken, rest } = besideLinks(lines[index]!, links);
    for (const piece of cardsAndWords([rest], firstLine + index)) pieces.push(piece);
    for (const link of links) pieces.push(pieceOfLink(link));
    from = index + 1;
    // What the last link has of the next line is read with it.
    if (isBroken) lines[from] = lines[from]!.replace(BROKEN, (taken) => ' '.repeat(taken.length));
  }
  take(lines.length);
  return pieces;
}

/** A line with blanks in place of its links, so that the others keep their columns. */
function besideLinks(
  line: string,
  links: readonly FoundLink[],
): { rest: string; isBroken: boolean } {
  let rest = '';
  for (const { at, length } of links) {
    rest += line.slice(rest.length, at);
    // The beginning of an address belongs to its link.
    rest = rest.replace(/[^\s<>()"'“”„«»]{1,300}$/u, (taken) => ' '.repeat(taken.length));
    rest = rest.padEnd(Math.min(at + length, line.length));
  }
  const last = links.at(-1);
  const isBroken = last !== undefined && last.at + last.length > line.length;
  return { rest: rest + line.slice(rest.length), isBroken };
}

function pieceOfLink(link: FoundLink): FoundPiece {
  const { line, place, text } = link;
  const piece = { kind: 'link', line, text } as const;
  if (link.to === 'book') {
    return { ...piece, outcome: { is: 'read', value: { is: 'book', id: link.id, place } } };
  }
  const { shared } = link;
  if (!shared.ok) {
    const [hint] = shared.errors;
    const fault: PieceFault = { line, column: null, message: NO_HAND_IN_LINK, hint };
    return { ...piece, outcome: { is: 'unread', faults: [fault] } };
  }
  const game =
    shared.value.kind === 'hand'
      ? gameOfHand(shared.value.hand, text, line)
      : gameOfDeal(shared.value.deal, text, line);
  return { ...piece, outcome: { is: 'read', value: { is: 'game', game, place } } };
}

/** Lines without links, as deals and words. */
function cardsAndWords(texts: readonly string[], firstLine: number): FoundPiece[] {
  const text = texts.join('\n');
  const lines = cardLines(text, packOf(text)).map((line) => ({
    ...line,
    line: line.line + firstLine - 1,
    ...(line.is === 'cards' && { rows: line.rows.map((row) => moved(row, firstLine - 1)) }),
  })) as TextLine[];
  const pieces: FoundPiece[] = [];
  let run: TextLine[] = [];
  let counter = new DealCounter();
  const close = (): void => {
    const piece = pieceOf(run);
    if (piece !== null) pieces.push(piece);
    run = [];
  };
  const isOf = (is: TextLine['is']): boolean => run.some((line) => line.is === is);
  for (const [index, line] of lines.entries()) {
    if (line.is === 'cards') {
      if (isOf('words')) close();
      if (!isOf('cards')) counter = new DealCounter();
      if (counter.take(line.rows) && isOf('cards')) close();
    } else if (line.is === 'words') {
      const name = nameLine(line, lines[index + 1]);
      if (name !== null) {
        if (isOf('words')) close();
        run.push(name);
        continue;
      }
      if (!isOf('words')) close();
    } else if (line.is === 'head' && (isOf('cards') || isOf('words'))) {
      // After its cards a head still belongs to them, unless those of another deal follow.
      const next = lines.slice(index + 1, index + 4).find(({ is }) => is === 'cards');
      if (isOf('words') || next !== undefined) close();
    }
    run.push(line);
  }
  close();
  return pieces;
}

type Row = Extract<TextLine, { is: 'cards' }>['rows'][number];

const moved = ({ cards, label, strangers }: Row, by: number): Row => ({
  label,
  cards: cards.map((one) => ({ ...one, line: one.line + by })),
  strangers: strangers.map((one) => ({ ...one, line: one.line + by })),
});

/** A name alone on its line, right before cards without a label, as the label of these. */
function nameLine({ line, text }: TextLine, next: TextLine | undefined): TextLine | null {
  if (next?.is !== 'cards' || next.rows.length !== 1 || next.rows[0]?.label !== null) return null;
  if (!/^\s*\p{L}[\p{L}\p{N} ._-]{1,30}$/u.test(text)) return null;
  return { is: 'cards', line, text, rows: [{ label: text.trim(), cards: [], strangers: [] }] };
}

/** What some lines come to that belong together; null when they are blank. */
function pieceOf(all: readonly TextLine[]): FoundPiece | null {
  const from = all.findIndex(({ is }) => is !== 'blank');
  if (from < 0) return null;
  const lines = all.slice(from, all.findLastIndex(({ is }) => is !== 'blank') + 1);
  const { line } = lines[0]!;
  const text = lines.map((one) => one.text).join('\n');
  const hasCards = lines.some(
    (one) => one.is === 'cards' && one.rows.some((row) => row.cards.length > 0),
  );
  if (!hasCards) {
    const words =
      lines.find((one) => one.is === 'words' && one.isMeant) ??
      lines.find((one) => one.is === 'words');
    const stranger = words?.is === 'words' ? words.stranger : { at: 0, text: firstWord(text) };
    const fault = noCard({ ...stranger, line: words?.line ?? line });
    return lines.some((one) => one.is === 'words' && one.isMeant)
      ? { kind: 'cards', line, text, outcome: { is: 'unread', faults: [fault] } }
      : { kind: 'words', line, text, outcome: { is: 'aside', fault } };
  }
  const lists = readLists(lines);
  const piece = { kind: 'cards', line, text } as const;
  return lists.ok
    ? { ...piece, outcome: { is: 'read', value: { is: 'cards', cards: lists.value } } }
    : { ...piece, outcome: { is: 'unread', faults: lists.errors } };
}
