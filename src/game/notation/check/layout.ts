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
import {
  DEAL_FAULTS,
  needlessLayout,
  noLayout,
  notPutAway,
} from '#edition/game/notation/check/deal-words.ts';

/** The two cards of a declarer's layout, checked against the declarer's twelve; null when wrong, reported. */
export function checkLayout(
  field: RawField,
  deal: Deal,
  declarer: Seat,
  report: Report,
): Layout | null {
  const two = readTwo(field.words, field.valueAt, null, report);
  if (two === null) return null;
  const twelve = [...deal[declarer], ...deal.skat];
  return holdsAll(two.at, twelve, declarer, report) ? two.cards : null;
}

/** Reports that a game with the skat does not say what was put away. */
export function reportNoLayout(at: Spot, contract: Contract, report: Report): void {
  report(at, {
    code: 'layout-missing',
    expected: contract.kind === 'schiebe-ramsch' ? 'layout: V …, M …, H …' : 'layout: two cards',
    ...noLayout(contract.kind),
  });
}

/** Reports a layout in a game that leaves the skat alone. */
export function reportNeedlessLayout(at: Spot, contract: Contract, report: Report): void {
  report(at, {
    code: 'layout-not-used',
    expected: 'no layout',
    ...needlessLayout(contract.kind),
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
        expected: 'V and two cards, M and two cards, H and two cards, with commas between',
        ...DEAL_FAULTS.handedRound,
      });
      return null;
    }
    const two = readTwo(words, at, seat, report);
    const twelve = [...deal[seat], ...coming];
    if (two === null) return null;
    if (!holdsAll(two.at, twelve, seat, report)) return null;
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
  seat: Seat,
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
      expected: 'two of the twelve cards',
      ...notPutAway(card, seat, used.has(card), held),
    });
  }
  return all;
}
