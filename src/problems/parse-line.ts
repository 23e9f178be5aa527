/** Reads a line of a problem (problem-line.ts) and plays its cards. */
/* eslint-disable house/words-apart -- the parts of a line are named in errors that only we meet */
import { checkBidding } from '../game/skat/bidding.ts';
import type { BiddingStep } from '../game/skat/bidding.ts';
import { dealNumbered, readDealName } from '../game/codes/numbered-deals.ts';
import { SUITS, isCard } from '../game/skat/cards.ts';
import type { Card } from '../game/skat/cards.ts';
import { KINDS, isContractKind, isRamsch } from '../game/skat/contract.ts';
import type { Announced, Contract } from '../game/skat/contract.ts';
import type { Deal, Layout } from '../game/skat/deal.ts';
import { LAWS } from '../game/skat/laws.ts';
import type { Law, LawId } from '../game/skat/laws.ts';
import { toMove } from '../game/skat/play.ts';
import { isSeat } from '../game/skat/seats.ts';
import type { Seat } from '../game/skat/seats.ts';
import { invalid, valid } from '../lib/checked.ts';
import type { Checked } from '../lib/checked.ts';
import { aimOf } from '../strategy/players/cards/aim.ts';
import { startContract } from '../strategy/players/contract-play.ts';
import type { DealState } from '../strategy/players/state.ts';
import { seatView } from '../strategy/players/view.ts';
import { makeHiddenDealer } from '../strategy/players/worlds/deal-hidden.ts';
import { hiddenFrom } from '../strategy/players/worlds/hidden.ts';
import { legalInOrder, readChoices } from './choices.ts';
import { readRefutation } from './parse-refutation.ts';
import type { Problem, ProblemShare } from './problem.ts';
import { readProblemHead } from './problem-line.ts';

/** Reads a whole line: the problem, or what is wrong with which part of it. */
export function parseProblemLine(line: string, lawId: LawId): Checked<Problem, string> {
  try {
    return valid(readLine(line, lawId));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return invalid(error.message);
  }
}

function readLine(line: string, lawId: LawId): Problem {
  const head = readProblemHead(line, lawId);
  if (head === null) throw new RangeError('Not a line of a problem.');
  const parts = line.split(' ');
  const [dealText, bidText, gameText, awayText, cardText, aimText, shareText, ofText] = parts;
  const [, , , , , , , , rightText, , , placeText, lineText] = parts;
  const name = readDealName(dealText!);
  if (!name.ok) throw new RangeError(`Deal: ${name.errors[0]}`);
  const law = LAWS[lawId];
  const deal = dealNumbered(name.value);
  const { contract, declarer } = readContract(gameText!);
  const layout = awayText === '-' ? null : readLayout(awayText!, deal, declarer);
  if ((KINDS[contract.kind].skat === 'untouched') !== (layout === null)) {
    throw new RangeError('Cards put away: they do not fit the game.');
  }
  const state = readState({ bidText: bidText!, contract, deal, declarer, layout, law });
  const play = readChoices(state.play!, cardText === '-' ? '' : cardText!, 'Cards played').position;
  const seat = toMove(play);
  const placed: DealState = { ...state, play };
  const view = seatView(placed, seat);
  const legal = legalInOrder(play);
  const right = rightText!.split('').map((digit) => {
    const card = legal[Number(digit)];
    if (card === undefined) throw new RangeError(`Right cards: there is no card ${digit}.`);
    return card;
  });
  const [weighed = 0, even = 0, played = 0] = ofText!.split(',').map(Number);
  const [, pointsText] = aimText!.split(':');
  return {
    ...head,
    seat,
    isDeclarer: seat === declarer,
    isBid: bidText !== '-',
    state: placed,
    view,
    goal: pointsText === undefined ? aimOf(view) : { points: readNumber(pointsText, 'Aim') },
    shares: readShares(shareText!, legal),
    deals: { left: makeHiddenDealer(hiddenFrom(view)).count, weighed, even, played },
    right,
    refutation: readRefutation(placed, view, placeText!, lineText!),
  };
}

function readNumber(text: string, part: string): number {
  if (!/^\d{1,4}$/u.test(text)) throw new RangeError(`${part}: “${text}” is no number.`);
  return Number(text);
}

function readBidding(text: string): BiddingStep[] {
  const steps = text.match(/[VMH](?:\d{2,3}|y|p)/gu) ?? [];
  if (steps.join('') !== text) throw new RangeError(`Bidding: “${text}”.`);
  return steps.map((step): BiddingStep => {
    const seat = step[0] as Seat;
    const said = step.slice(1);
    if (said === 'y' || said === 'p') return { seat, say: said === 'y' ? 'yes' : 'pass' };
    return { seat, say: 'bid', amount: Number(said) };
  });
}

function readContract(text: string): { readonly contract: Contract; readonly declarer: Seat } {
  const [declarer = '', kind = '', ...more] = text.split('/');
  if (!isSeat(declarer) || !isContractKind(kind) || isRamsch(kind)) {
    throw new RangeError(`Game: “${text}”.`);
  }
  const trump = SUITS.find((suit) => suit === more[0]) ?? null;
  const said = trump === null ? more[0] : more[1];
  const announced: Announced = said === 'schneider' || said === 'schwarz' ? said : null;
  if ((KINDS[kind].trumps === 'suit') !== (trump !== null)) {
    throw new RangeError(`Game: “${text}” has the wrong trumps.`);
  }
  return { contract: { kind, trump, announced }, declarer };
}

function readLayout(text: string, deal: Deal, declarer: Seat): Layout {
  const cards = (text.match(/../gu) ?? []).map((code) => code.replace('T', '10')).filter(isCard);
  const twelve = [...deal[declarer], ...deal.skat];
  const [one, other] = cards;
  if (cards.length !== 2 || one === other || !cards.every((card) => twelve.includes(card))) {
    throw new RangeError(`Cards put away: “${text}” are not two of the declarer’s twelve.`);
  }
  return [one!, other!];
}

/** The deal before the first lead. */
function readState(from: {
  readonly bidText: string;
  readonly contract: Contract;
  readonly deal: Deal;
  readonly declarer: Seat;
  readonly layout: Layout | null;
  readonly law: Law;
}): DealState {
  const { bidText, contract, deal, declarer, layout, law } = from;
  const bidding = bidText === '-' ? [] : readBidding(bidText);
  const checked = bidding.length === 0 ? null : checkBidding(bidding, law);
  if (checked !== null && (!checked.ok || checked.value.survivor !== declarer)) {
    throw new RangeError(`Bidding: “${bidText}” does not make ${declarer} the declarer.`);
  }
  const bid = checked?.ok === true ? checked.value.amount : null;
  const { skat } = KINDS[contract.kind];
  const drawn = skat === 'turned' ? [deal.skat[0]] : skat === 'second-turned' ? deal.skat : [];
  const set = startContract({ bid, contract, deal, declarer, layout }, law);
  return { ...set, bidding, drawn };
}

function readShares(text: string, legal: readonly Card[]): ProblemShare[] {
  const rows = text.split(';');
  if (rows.length !== legal.length) {
    throw new RangeError(`Shares: ${rows.length} for ${legal.length} cards.`);
  }
  return rows.map((row, at) => {
    const [weighed, even, played] = row
      .split(',')
      .map((one) => (one === '-' ? null : readNumber(one, 'Shares') / 100));
    if (
      weighed === undefined ||
      weighed === null ||
      even === undefined ||
      even === null ||
      played === undefined
    ) {
      throw new RangeError(`Shares: “${row}”.`);
    }
    return { card: legal[at]!, weighed, even, played };
  });
}
