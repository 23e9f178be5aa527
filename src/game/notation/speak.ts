/** How messages quote what stands in a file, and what they guess was meant. */
import { isCard } from '../skat/cards.ts';
import type { Card, Suit } from '../skat/cards.ts';
import { inQuotes } from '#edition/game/notation/quotes.ts';

/** A word of the file in quotes, cut when it is long. */
export function quote(text: string): string {
  return inQuotes(text.length > 40 ? `${text.slice(0, 39).toWellFormed()}…` : text);
}

const SIGNS: Readonly<Record<string, Suit>> = {
  '♣': 'C',
  '♠': 'S',
  '♥': 'H',
  '♦': 'D',
  C: 'C',
  S: 'S',
  H: 'H',
  D: 'D',
};

/** The card somebody may have meant by `h10`, `♥A`, `HT` or `10H`; undefined when unclear. */
export function guessCard(text: string): Card | undefined {
  const plain = text
    .slice(0, 8)
    .toUpperCase()
    .replace(/[,;.]|\ufe0e|\ufe0f/g, '');
  for (const [sign, rest] of [
    [plain.slice(0, 1), plain.slice(1)],
    [plain.slice(-1), plain.slice(0, -1)],
  ] as const) {
    const suit = SIGNS[sign];
    const rank = { T: '10', B: 'J', U: 'J', O: 'Q' }[rest] ?? rest;
    const card = `${suit ?? ''}${rank}`;
    if (isCard(card)) return card;
  }
  return undefined;
}

/** Which of `names` differs least from `text`, when one is near enough to have been meant. */
export function guessName(text: string, names: readonly string[]): string | undefined {
  if (text.length > 40) return undefined;
  const near = names
    .map((name) => ({ name, distance: editDistance(text.toLowerCase(), name) }))
    .sort((a, b) => a.distance - b.distance)[0];
  return near !== undefined && near.distance <= Math.max(1, Math.round(near.name.length / 3))
    ? near.name
    : undefined;
}

/** How many letters must be put in, left out or changed to make `a` into `b`. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, letter] of a.split('').entries()) {
    const next = [index + 1];
    for (const [column, other] of b.split('').entries()) {
      next.push(
        Math.min(
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
          (row[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
