/** What happens between the deal and the first card: layout, cards handed round, exchange. */
import type { Card } from '../../skat/cards.ts';
import type { Contract } from '../../skat/contract.ts';
import type { Deal, Layout } from '../../skat/deal.ts';
import { SEATS, isSeat } from '../../skat/seats.ts';
import type { BySeat, Seat } from '../../skat/seats.ts';
import { readTwo } from './deal.ts';
import type { CardAt } from './deal.ts';
import type { Report, Spot } from '../errors.ts';
import { splitWords } from '../read/fields.ts';
import type { RawField } from '../read/raw.ts';
import { kindName } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';
import { SEAT_WORDS } from '../../words/seats.ts';

/** The two cards of a declarer's layout, held against his twelve; null when wrong, reported. */
export function checkLayout(
  field: RawField,
  deal: Deal,
  declarer: Seat,
  report: Report,
): Layout | null {
  const two = readTwo(field.words, field.valueAt, 'The layout', report);
  if (two === null) return null;
  const twelve = [...deal[declarer], ...deal.skat];
  return holdsAll(two.at, twelve, `${SEAT_WORDS[declarer]}’s twelve cards`, report)
    ? two.cards
    : null;
}

/** Reports that a game with the skat does not say what was put away. */
export function reportNoLayout(at: Spot, contract: Contract, report: Report): void {
  report(at, {
    code: 'layout-missing',
    message: `In ${kindName(contract.kind)} the skat is used, but nothing says what was put away.`,
    expected: contract.kind === 'schiebe-ramsch' ? 'layout: V …, M …, H …' : 'layout: two cards',
    hint:
      contract.kind === 'schiebe-ramsch'
        ? 'Write what each put away, as in layout: V C7 S7, M HA H10, H DA D10'
        : 'Write the two cards, as in layout: H7 D10',
  });
}

/** Reports a layout in a game that leaves the skat alone. */
export function reportNeedlessLayout(at: Spot, contract: Contract, report: Report): void {
  report(at, {
    code: 'layout-not-used',
    message: `In ${kindName(contract.kind)} nobody takes up the skat, so nothing can be put away.`,
    expected: 'no layout',
    hint: 'Delete the line, or correct the contract.',
  });
}

/** What each put away in a Schiebe-Ramsch: `V C7 S7, M HA H10, H DA D10`; null when wrong. */
export function checkHandedRound(
  field: RawField,
  deal: Deal,
  report: Report,
): BySeat<Layout> | null {
  const parts = splitWords(field.words);
  const handed: Partial<Record<Seat, Layout>> = {};
  let coming: Layout = deal.skat;
  for (const [index, seat] of SEATS.entries()) {
    const [name, ...words] = parts[index] ?? [];
    const at = name ?? field.valueAt;
    if (name?.text !== seat || !isSeat(name.text) || parts.length > 3) {
      report(at, {
        code: 'bad-value',
        message: 'In a Schiebe-Ramsch all three put two cards away, Vorhand first.',
        expected: 'V and two cards, M and two cards, H and two cards, with commas between',
        hint: 'Write for example: layout: V C7 S7, M HA H10, H DA D10',
      });
      return null;
    }
    const two = readTwo(words, at, `What ${SEAT_WORDS[seat]} put away`, report);
    const twelve = [...deal[seat], ...coming];
    if (two === null) return null;
    if (!holdsAll(two.at, twelve, `${SEAT_WORDS[seat]}’s twelve cards`, report)) return null;
    handed[seat] = two.cards;
    coming = two.cards;
  }
  const { V, M, H } = handed;
  return V && M && H ? { V, M, H } : null;
}

/** Whether all cards are among `held`, each at most once; reports those that are not. */
export function holdsAll(
  cards: readonly CardAt<Card>[],
  held: readonly Card[],
  whose: string,
  report: Report,
): boolean {
  let all = true;
  const used = new Set<Card>();
  for (const { card, ...at } of cards) {
    if (held.includes(card) && !used.has(card)) {
      used.add(card);
      continue;
    }
    all = false;
    report(at, {
      code: 'layout-not-held',
      message: used.has(card)
        ? `${card} cannot be put away twice.`
        : `${card} is not among ${whose}.`,
      expected: 'two of the twelve cards',
      hint: `The twelve are ${listed(held)}.`,
    });
  }
  return all;
}
