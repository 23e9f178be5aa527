/** Prints a hand as a game record of the International Skat Server. */
import { checkBidding } from '../../skat/bidding.ts';
import type { BiddingStep } from '../../skat/bidding.ts';
import { invalid, valid } from '../../../lib/checked.ts';
import type { Checked } from '../../../lib/checked.ts';
import { SEATS } from '../../skat/seats.ts';
import type { Seat } from '../../skat/seats.ts';
import type { Hand } from '../hand.ts';
import {
  RESULT_OF_TODAY,
  madeBidding,
  unknownToServer,
} from '#edition/game/notation/iss/make-words.ts';
import { isCounted, isSettled, summariseHand } from '../summary.ts';
import { makeIssCard, makeIssCards } from './iss-cards.ts';
import { makeIssContract } from './contract.ts';
import { headOf } from './head.ts';
import { SERVER_LAW } from './law.ts';
import { issPlayer } from './players.ts';
import { isOutOfReach } from './iss-play.ts';
import { makeResultText, issOutcome } from './result.ts';

/** Why a hand has no record: the server plays no such game. */
export interface IssMakeError {
  readonly code: 'game-unknown-to-server';
  /** A sentence. */
  readonly message: string;
  /** What to do: a sentence. */
  readonly hint: string;
}

/** A hand as a record. */
export interface IssText {
  /** One line, without a line end. */
  readonly text: string;
  /** What had to be put in or left out, a sentence each; empty when the record says it all. */
  readonly notes: readonly string[];
}

/**
 * Prints the main line of a hand as a record, in one line. Comments, marks, variations and errata
 * have no place in it.
 *
 * The result is that of the International Skat Order, whatever the hand's laws. A record cannot be
 * without a bidding: where the hand has none, or one that today's rules forbid, the shortest one
 * stands in for it, and a note says so.
 *
 * @returns an error when the server does not play the hand's game.
 */
export function makeIssRecord(hand: Hand): Checked<IssText, IssMakeError> {
  const { contract, declarer, deal, layout } = hand;
  const announced = makeIssContract(contract);
  if (announced === null || declarer === null) {
    return invalid<IssMakeError>({
      code: 'game-unknown-to-server',
      ...unknownToServer(contract.kind),
    });
  }
  const notes: string[] = [];
  const bidding = biddingFor(hand, declarer);
  if (bidding !== hand.bidding) {
    notes.push(madeBidding(declarer, hand.bidding.length > 0));
  }
  if (hand.laws !== SERVER_LAW.id) {
    notes.push(RESULT_OF_TODAY);
  }
  const lawHand = { ...hand, laws: SERVER_LAW.id, bidding } satisfies Hand;
  const player = issPlayer(declarer);
  const resigned = givingUp(hand, declarer);
  const moves = [
    `w ${makeIssCards([...SEATS.flatMap((seat) => deal[seat]), ...deal.skat])}`,
    ...bidding.map(makeStep),
    ...(layout === null
      ? [`${player} ${announced}`]
      : [
          `${player} s`,
          `w ${makeIssCards(deal.skat)}`,
          `${player} ${announced}.${makeIssCards(layout)}`,
        ]),
    ...hand.line.tricks.flatMap(({ plays }) =>
      plays.map(({ seat, card }) => `${issPlayer(seat)} ${makeIssCard(card)}`),
    ),
    ...resigned,
  ];
  const head = headOf(hand);
  const result = isSettled(hand.line)
    ? makeResultText(issOutcome(summariseHand(lawHand), contract), resigned.length > 0)
    : 'unknown';
  const fields: readonly (readonly [label: string, value: string | null])[] = [
    ['PC', head.place ?? ''],
    ['CO', head.comment ?? ''],
    ['SE', head.series],
    ['ID', head.game],
    ['DT', head.date],
    ...SEATS.map((seat) => [`P${issPlayer(seat)}`, head.players[seat]] as const),
    ...SEATS.map((seat) => [`R${issPlayer(seat)}`, ''] as const),
  ];
  const text = fields
    .filter(([, value]) => value !== null)
    .map(([label, value]) => `${label}[${escapeValue(value ?? '')}]`)
    .join('');
  return valid({ text: `(;GM[Skat]${text}MV[${moves.join(' ')} ]R[${result}] ;)`, notes });
}

/** With a backslash before what would end the field, or look like the edge of a record. */
const escapeValue = (text: string): string => text.replace(/[\\\];]/g, String.raw`\$&`);

function makeStep(step: BiddingStep): string {
  if (step.say === 'untold') throw new RangeError('A step of the bidding is not known.');
  const word = step.say === 'bid' ? step.amount : step.say === 'yes' ? 'y' : 'p';
  return `${issPlayer(step.seat)} ${word}`;
}

/** The hand's own bidding when it is one today and complete; else the shortest. */
function biddingFor({ bidding }: Hand, declarer: Seat): readonly BiddingStep[] {
  if (bidding.length > 0 && bidding.every(({ say }) => say !== 'untold')) {
    const checked = checkBidding(bidding, SERVER_LAW);
    if (checked.ok && checked.value.survivor === declarer) return bidding;
  }
  const bid: BiddingStep = { seat: declarer, say: 'bid', amount: 18 };
  const pass = (seat: Seat): BiddingStep => ({ seat, say: 'pass' });
  switch (declarer) {
    case 'V':
      return [pass('M'), pass('H'), bid];
    case 'M':
      return [bid, pass('V'), pass('H')];
    case 'H':
      return [pass('M'), bid, pass('V')];
  }
}

/**
 * The declarer gives up, or both defenders do. Where what was announced is out of reach the server
 * ends the game by itself.
 */
function givingUp({ contract, line }: Hand, declarer: Seat): string[] {
  const { conceded, tricks } = line;
  if (conceded === undefined) return [];
  const whole = tricks.filter(isCounted);
  const isStopped = whole.length === tricks.length && isOutOfReach(contract, declarer, whole);
  if (conceded === 'declarer' && isStopped) return [];
  const seats = SEATS.filter((seat) => (seat === declarer) === (conceded === 'declarer'));
  return seats.map((seat) => `${issPlayer(seat)} RE`);
}
