/**
 * What a player sees at the table as JSON, the language of `skat judge`:
 *
 *     {"seat":"M","contract":{"kind":"gucki-solo","trump":"C"},"declarer":"V","hand":["CA",…],
 *      "tricks":[{"leader":"V","cards":["HA","HK","H7"]}],"table":["S7"]}
 *
 * `hand` is what the seat still holds. The declarer of a game with the skat adds `skat`, the two cards taken
 * up, and `layout`, the two put away. `bid` is the number of the bidding, `open` the declarer’s cards where
 * they lie open, and `laws` a rule book in place of today’s.
 */
import { Faults, Wrong } from '../../lib/json/faults.ts';
import { isObject, isWhole } from '../../lib/json/json.ts';
import type { DataFault } from '../../lib/json/json.ts';
import { invalid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import { SUITS, isCard, sumPoints } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { CONTRACT_KINDS, KINDS, isContractKind, isRamsch } from '../../game/skat/contract.ts';
import type { Contract } from '../../game/skat/contract.ts';
import type { Layout } from '../../game/skat/deal.ts';
import { LAWS, LAW_IDS, isLawId } from '../../game/skat/laws.ts';
import type { Law } from '../../game/skat/laws.ts';
import { legalCards, winningIndex } from '../../game/skat/order.ts';
import type { PlayedTrick } from '../../game/skat/play.ts';
import { isSeat, seatsFrom } from '../../game/skat/seats.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { counted } from '#edition/game/words/nouns.ts';
import type { SeatView } from './view.ts';

/** The games whose cards can be judged. */
const JUDGED_KINDS = CONTRACT_KINDS.filter((kind) => !isRamsch(kind));

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads what a seat sees that is to play a card.
 *
 * @param data what the JSON holds.
 * @returns the view, or all that is wrong, by field.
 */
export function parseSeatView(data: unknown): Checked<SeatView, DataFault> {
  if (!isObject(data)) return invalid({ where: '', message: 'What a seat sees is a JSON object.' });
  const faults = new Faults();
  const seen = new Set<Card>();
  const law = faults.part(() => readLaw(data));
  const seat = faults.part(() => readSeat(data['seat'], 'seat'));
  const declarer = faults.part(() => readSeat(data['declarer'], 'declarer'));
  const contract = faults.part(() => readContract(data['contract']));
  const tricks = faults.part(() =>
    listOf(data, 'tricks').map((one, index) => readTrick(one, index, contract, seen)),
  );
  const table = faults.part(() => readCards(data, 'table', seen));
  const hand = faults.part(() => readCards(data, 'hand', seen));
  const layout = faults.part(() => readCards(data, 'layout', seen));
  // The skat may be in the hand, put away or played by now; open cards are another seat’s.
  const skat = faults.part(() => readCards(data, 'skat', new Set()));
  const open = faults.part(() => readCards(data, 'open', seen));
  return faults.checked(() =>
    fitTogether(data, {
      // Without a fault every part is there.
      ...{ law: law!, seat: seat!, declarer: declarer!, contract: contract!, tricks: tricks! },
      ...{ table: table!, hand: hand!, layout: layout!, skat: skat!, open: open! },
    }),
  );
}

interface Parts {
  readonly law: Law;
  readonly seat: Seat;
  readonly declarer: Seat;
  readonly contract: Contract;
  readonly tricks: readonly PlayedTrick[];
  readonly table: readonly Card[];
  readonly hand: readonly Card[];
  readonly layout: readonly Card[];
  readonly skat: readonly Card[];
  readonly open: readonly Card[];
}

function fitTogether(data: Fields, parts: Parts): SeatView {
  const { contract, declarer, hand, law, layout, open, seat, skat, table, tricks } = parts;
  const leader = tricks.at(-1)?.winner ?? 'V';
  if (data['leader'] !== undefined && data['leader'] !== leader) {
    throw new Wrong('leader', `By the tricks ${leader} leads here.`);
  }
  for (const [index, trick] of tricks.entries()) {
    const due = index === 0 ? 'V' : tricks[index - 1]!.winner;
    if (trick.leader !== due)
      throw new Wrong(`tricks[${index}].leader`, `${due} leads this trick.`);
  }
  if (table.length > 2) throw new Wrong('table', 'A trick of three cards is over.');
  if (seatsFrom(leader)[table.length] !== seat) {
    throw new Wrong('seat', `${seatsFrom(leader)[table.length]!} is in turn here.`);
  }
  if (hand.length !== 10 - tricks.length) {
    throw new Wrong(
      'hand',
      `After ${counted(tricks.length, 'trick')} the seat in turn holds ${counted(10 - tricks.length, 'card')}, not ${hand.length}.`,
    );
  }
  const tookSkat = seat === declarer && KINDS[contract.kind].skat !== 'untouched';
  for (const [name, cards] of [
    ['skat', skat],
    ['layout', layout],
  ] as const) {
    if (tookSkat && cards.length !== 2) {
      throw new Wrong(name, 'The declarer of a game with the skat knows these two cards.');
    }
    if (!tookSkat && cards.length > 0)
      throw new Wrong(name, 'This seat does not know these cards.');
  }
  const isOpen = KINDS[contract.kind].open && seat !== declarer;
  const openLeft = 10 - tricks.length - Number(seatsFrom(leader).indexOf(declarer) < table.length);
  if (open.length !== (isOpen ? openLeft : 0)) {
    throw new Wrong(
      'open',
      isOpen ? `The declarer’s ${openLeft} cards lie open.` : 'No cards lie open.',
    );
  }
  const played = tricks.map((trick) => trick.cards[seatsFrom(trick.leader).indexOf(seat)]!);
  const own = [...hand, ...played, ...layout];
  const missing = skat.find((card) => !own.includes(card));
  if (missing !== undefined) {
    throw new Wrong('skat', `${missing} is neither held nor put away nor played by the declarer.`);
  }
  const { bid = null } = data;
  if (bid !== null && !isWhole(bid, 10, 999)) throw new Wrong('bid', 'Write a number, or null.');
  const legal = legalCards(hand, table[0] ?? null, contract);
  return {
    ...{ law, seat, hand, declarer, contract, skat, tricks, leader, table, bid },
    asked: { what: 'card', legal },
    dealt: own.filter((card) => !skat.includes(card)),
    bidding: [],
    turned: null,
    layout: tookSkat ? (layout as Layout) : null,
    open: isOpen ? open : null,
  };
}

function readLaw({ laws = 'isko' }: Fields): Law {
  if (typeof laws === 'string' && isLawId(laws)) return LAWS[laws];
  throw new Wrong('laws', `There is no such rule book. Write ${LAW_IDS.join(', ')}.`);
}

function readSeat(value: unknown, field: string): Seat {
  if (typeof value === 'string' && isSeat(value)) return value;
  throw new Wrong(field, 'Write "V", "M" or "H".');
}

function readContract(value: unknown): Contract {
  if (!isObject(value))
    throw new Wrong('contract', 'Write an object, { "kind": "solo", "trump": "C" }.');
  const { announced = null, kind, trump = null } = value;
  if (typeof kind !== 'string' || !isContractKind(kind)) {
    throw new Wrong('contract.kind', `Write one of these games: ${JUDGED_KINDS.join(', ')}.`);
  }
  if (isRamsch(kind)) throw new Wrong('contract.kind', 'A Ramsch is not judged by imagined deals.');
  const suit = SUITS.find((one) => one === trump) ?? null;
  if ((KINDS[kind].trumps === 'suit') !== (suit !== null) || suit !== trump) {
    throw new Wrong('contract.trump', 'A suit game has "C", "S", "H" or "D", another game null.');
  }
  if (announced !== null && announced !== 'schneider' && announced !== 'schwarz') {
    throw new Wrong('contract.announced', 'Write "schneider", "schwarz" or null.');
  }
  return { kind, trump: suit, announced };
}

function readTrick(
  value: unknown,
  index: number,
  contract: Contract | undefined,
  seen: Set<Card>,
): PlayedTrick {
  const path = `tricks[${index}]`;
  if (!isObject(value)) throw new Wrong(path, 'Write an object, { "leader": "V", "cards": […] }.');
  const leader = readSeat(value['leader'], `${path}.leader`);
  const cards = readCards(value, 'cards', seen, `${path}.cards`);
  const [first, second, third] = cards;
  if (first === undefined || second === undefined || third === undefined || cards.length !== 3) {
    throw new Wrong(`${path}.cards`, 'A trick has three cards.');
  }
  const winner =
    contract === undefined ? leader : seatsFrom(leader)[winningIndex(cards, contract)]!;
  return { leader, cards: [first, second, third], winner, points: sumPoints(cards) };
}

function listOf(data: Fields, field: string, path = field): readonly unknown[] {
  const { [field]: list = [] } = data;
  if (!Array.isArray(list)) throw new Wrong(path, 'Write a list in square brackets.');
  return list as readonly unknown[];
}

function readCards(data: Fields, field: string, seen: Set<Card>, path = field): Card[] {
  return listOf(data, field, path).map((card, index) => {
    const at = `${path}[${index}]`;
    if (typeof card !== 'string' || !isCard(card))
      throw new Wrong(at, `${JSON.stringify(card)} is no card.`);
    if (seen.has(card)) throw new Wrong(at, `${card} stands in two places.`);
    seen.add(card);
    return card;
  });
}
