/** `exchange: V CA D9 for M C7 C8`: the defenders' change of cards before a Revolution. */
import type { Card } from '../../skat/cards.ts';
import type { Contract } from '../../skat/contract.ts';
import type { Deal } from '../../skat/deal.ts';
import { isSeat } from '../../skat/seats.ts';
import type { Seat } from '../../skat/seats.ts';
import { SKAT_FORMAT } from '../skat-format.ts';
import { readCards } from './deal.ts';
import type { CardAt } from './deal.ts';
import type { FaultWords, Report } from '../errors.ts';
import type { Exchange } from '../hand.ts';
import type { RawField } from '../read/raw.ts';
import { reportSeat } from '../read/trick.ts';
import { DEAL_FAULTS, noExchange, notToGive } from '#edition/game/notation/check/deal-words.ts';
import { SEAT_WORDS } from '../../words/seats.ts';

/** Reads and checks an exchange; null when it is wrong, which is reported. */
export function checkExchange(
  field: RawField,
  contract: Contract,
  declarer: Seat | null,
  deal: Deal,
  report: Report,
): Exchange | null {
  if (contract.kind !== 'revolution') {
    report(field, {
      code: 'exchange-not-allowed',
      expected: 'no exchange',
      ...noExchange(contract.kind),
    });
    return null;
  }
  const middle = field.words.findIndex((word) => word.text === 'for');
  const [giver, ...given] = field.words.slice(0, Math.max(middle, 0));
  const [taker, ...taken] = field.words.slice(middle + 1);
  if (middle < 0 || giver === undefined || taker === undefined) {
    reportForm(field, DEAL_FAULTS.halfExchange, report);
    return null;
  }
  const from = giver.text;
  const to = taker.text;
  if (!isSeat(from)) reportSeat(giver, report);
  if (!isSeat(to)) reportSeat(taker, report);
  const give = readCards(given, report, SKAT_FORMAT);
  const take = readCards(taken, report, SKAT_FORMAT);
  if (!isSeat(from) || !isSeat(to) || give === null || take === null) return null;
  if (from === to || from === declarer || to === declarer) {
    reportForm(field, DEAL_FAULTS.notDefenders, report);
    return null;
  }
  if (give.length !== take.length || give.length === 0 || give.length > 10) {
    reportForm(field, DEAL_FAULTS.unevenExchange, report);
    return null;
  }
  if (!holds(give, from, deal, report) || !holds(take, to, deal, report)) return null;
  return { from, to, give: give.map(({ card }) => card), take: take.map(({ card }) => card) };
}

function holds(cards: readonly CardAt<Card>[], seat: Seat, deal: Deal, report: Report): boolean {
  const wrong = cards.filter(
    ({ card }, index) =>
      !deal[seat].includes(card) || cards.findIndex((other) => other.card === card) < index,
  );
  for (const at of wrong) {
    report(at, {
      code: 'exchange-not-held',
      expected: `cards that ${SEAT_WORDS[seat]} was dealt`,
      ...notToGive(seat, at.card, deal[seat]),
    });
  }
  return wrong.length === 0;
}

function reportForm(field: RawField, fault: FaultWords, report: Report): void {
  report(field.valueAt, {
    code: 'bad-value',
    expected: 'a defender and cards, “for”, the other defender and as many cards',
    ...fault,
  });
}
