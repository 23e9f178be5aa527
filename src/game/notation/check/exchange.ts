/** `exchange: V CA D9 for M C7 C8`: the defenders' change of cards before a Revolution. */
import type { Card } from '../../skat/cards.ts';
import type { Contract } from '../../skat/contract.ts';
import type { Deal } from '../../skat/deal.ts';
import { isSeat } from '../../skat/seats.ts';
import type { Seat } from '../../skat/seats.ts';
import { SKAT_FORMAT } from '../skat-format.ts';
import { readCards } from './deal.ts';
import type { CardAt } from './deal.ts';
import type { Report } from '../errors.ts';
import type { Exchange } from '../hand.ts';
import type { RawField } from '../read/raw.ts';
import { reportSeat } from '../read/trick.ts';
import { kindName } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';
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
      message: `In ${kindName(contract.kind)} the defenders may not change cards.`,
      expected: 'no exchange',
      hint: 'Only a Revolution lets them; delete the line or correct the contract.',
    });
    return null;
  }
  const middle = field.words.findIndex((word) => word.text === 'for');
  const [giver, ...given] = field.words.slice(0, Math.max(middle, 0));
  const [taker, ...taken] = field.words.slice(middle + 1);
  if (middle < 0 || giver === undefined || taker === undefined) {
    reportForm(field, 'The exchange does not say who gives what for what.', report);
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
    reportForm(field, 'Only the two defenders change cards, one with the other.', report);
    return null;
  }
  if (give.length !== take.length || give.length === 0 || give.length > 10) {
    reportForm(field, 'Both defenders must give the same number of cards, one to ten.', report);
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
      message: deal[seat].includes(at.card)
        ? `${SEAT_WORDS[seat]} cannot give ${at.card} twice.`
        : `${SEAT_WORDS[seat]} has no ${at.card} to give.`,
      expected: `cards that ${SEAT_WORDS[seat]} was dealt`,
      hint: `${SEAT_WORDS[seat]} was dealt ${listed(deal[seat])}.`,
    });
  }
  return wrong.length === 0;
}

function reportForm(field: RawField, message: string, report: Report): void {
  report(field.valueAt, {
    code: 'bad-value',
    message,
    expected: 'a defender and cards, “for”, the other defender and as many cards',
    hint: 'Write for example: exchange: V CA D9 for M C7 C8',
  });
}
