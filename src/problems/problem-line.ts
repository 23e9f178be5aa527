/**
 * A problem as a line of data. Its parts, with a blank between them:
 *
 * | part | example |
 * | --- | --- |
 * | number of the deal | `2kq8v0d3xa` |
 * | bidding, or `-` for a contract that was set | `M18VyM20VpHp` |
 * | declarer, kind, trumps and announcement | `M/gucki-solo/C`, `V/nullo`, `H/solo/H/schneider` |
 * | cards put away, or `-` | `CTSA` |
 * | cards played so far, each by its place among the legal ones in the order of the pack, or `-` | `30120` |
 * | aim, with the points of the declarer for a step beyond the game | `beat`, `schneider:90` |
 * | for each legal card, of 100 deals: weighed, even, played out | `83,80,75;12,9,-` |
 * | how many deals were weighed, even, played out | `200,100,24` |
 * | places of the right cards among the legal ones | `12` |
 * | grade | `3` |
 * | themes | `duck,hold-ten-back` |
 * | the deal of the refutation: `=` for the one played, else where each hidden card lies, in the order of the pack (0 to the left of the player, 1 after that, 2 put away) | `0120011` |
 * | cards of the refutation, the wrong card first, as the cards played | `2013` |
 */
import { CARDS, SUITS, isCard } from '../game/skat/cards.ts';
import type { Card } from '../game/skat/cards.ts';
import { KINDS, isContractKind, isRamsch } from '../game/skat/contract.ts';
import type { Announced, Contract } from '../game/skat/contract.ts';
import { checkBidding } from '../game/skat/bidding.ts';
import type { BiddingStep } from '../game/skat/bidding.ts';
import { dealNumbered, readDealName } from '../game/codes/numbered-deals.ts';
import type { Deal, Layout } from '../game/skat/deal.ts';
import { LAWS } from '../game/skat/laws.ts';
import type { Law, LawId } from '../game/skat/laws.ts';
import { legalPlays, playCard, startPlay, toMove } from '../game/skat/play.ts';
import type { Position } from '../game/skat/play.ts';
import { isSeat, nextSeat } from '../game/skat/seats.ts';
import type { Seat } from '../game/skat/seats.ts';
import { invalid, valid } from '../lib/checked.ts';
import type { Checked } from '../lib/checked.ts';
import { aimOf } from '../strategy/players/cards/aim.ts';
import { startContract } from '../strategy/players/contract-play.ts';
import type { DealState } from '../strategy/players/state.ts';
import { seatView } from '../strategy/players/view.ts';
import type { SeatView } from '../strategy/players/view.ts';
import { makeHiddenDealer } from '../strategy/players/worlds/deal-hidden.ts';
import { hiddenFrom } from '../strategy/players/worlds/hidden.ts';
import { AIMS, GRADES } from './problem.ts';
import type { Problem, ProblemAim, ProblemHead, ProblemShare, Refutation } from './problem.ts';
import { isThemeId } from './themes.ts';

/** What a line is made of. */
export type WrittenProblem = Pick<Problem, 'aim' | 'grade' | 'right' | 'shares' | 'themes'> & {
  readonly deal: string;
  readonly state: DealState;
  /** Null for the points of the game itself, or a Null’s aim. */
  readonly points: number | null;
  readonly deals: Omit<Problem['deals'], 'left'>;
  readonly refutation: Refutation;
};

/** Writes a problem. @throws RangeError for cards that cannot be played in their order. */
export function makeProblemLine(problem: WrittenProblem): string {
  const { aim, deal, deals, grade, points, refutation, right, shares, state, themes } = problem;
  const { bidding, contract, declarer, layout, play } = state;
  if (contract === null || declarer === null || play === null) throw new RangeError('No game.');
  const played = [...play.tricks.flatMap(({ cards }) => cards), ...play.table];
  const start = startOf(state.deal, contract, declarer, layout);
  const per100 = (share: number | null): string =>
    share === null ? '-' : String(Math.round(100 * share));
  const legal = legalInOrder(play);
  const rows = legal.map((card) => shares.find((one) => one.card === card)!);
  return [
    deal,
    bidding.length === 0 ? '-' : bidding.map(makeStep).join(''),
    [declarer, contract.kind, contract.trump ?? [], contract.announced ?? []].flat().join('/'),
    layout === null ? '-' : layout.map((card) => card.replace('10', 'T')).join(''),
    makeChoices(start, played) || '-',
    points === null ? aim : `${aim}:${points}`,
    rows.map((row) => [row.weighed, row.even, row.played].map(per100).join(',')).join(';'),
    [deals.weighed, deals.even, deals.played].join(','),
    right.map((card) => legal.indexOf(card)).join(''),
    grade,
    themes.join(','),
    refutation.isDealPlayed ? '=' : makePlaces(seatView(state, toMove(play)), refutation),
    makeChoices({ ...play, hands: refutation.hands }, refutation.line),
  ].join(' ');
}

/** Reads what lists need of a line, without playing its cards; null for what is no line. */
export function readProblemHead(line: string, law: LawId): ProblemHead | null {
  const parts = line.split(' ');
  const [deal = '', , , , played = '', aimText = '', , , , gradeText, themesText = ''] = parts;
  const [aim = ''] = aimText.split(':');
  const grade = GRADES.find((one) => String(one) === gradeText);
  const themes = themesText.split(',').filter(isThemeId);
  if (parts.length !== PARTS || !isAim(aim) || grade === undefined || themes.length === 0) {
    return null;
  }
  return { id: `${deal}-${played === '-' ? 0 : played.length}`, law, deal, aim, grade, themes };
}

/** Reads a whole line: the problem, or what is wrong with which part of it. */
export function parseProblemLine(line: string, lawId: LawId): Checked<Problem, string> {
  try {
    return valid(readLine(line, lawId));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return invalid(error.message);
  }
}

const PARTS = 13;
const isAim = (text: string): text is ProblemAim => Object.hasOwn(AIMS, text);

function readLine(line: string, lawId: LawId): Problem {
  const head = readProblemHead(line, lawId);
  if (head === null) throw new RangeError('Not a line of a problem.');
  const parts = line.split(' ') as string[] & { readonly length: typeof PARTS };
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
  const right = [...rightText!].map((digit) => {
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

const makeStep = (step: BiddingStep): string =>
  step.say === 'untold'
    ? '?'
    : `${step.seat}${step.say === 'bid' ? step.amount : step.say === 'yes' ? 'y' : 'p'}`;

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

const startOf = (deal: Deal, contract: Contract, declarer: Seat, layout: Layout | null): Position =>
  startContract({ bid: null, contract, deal, declarer, layout }, LAWS.isko).play ??
  startPlay(deal, contract, declarer);

const legalInOrder = (position: Position): Card[] => {
  const legal = new Set(legalPlays(position));
  return CARDS.filter((card) => legal.has(card));
};

/** Cards in turn, each by its place among those that may be played. */
function makeChoices(begin: Position, cards: readonly Card[]): string {
  let position = begin;
  let text = '';
  for (const card of cards) {
    text += legalInOrder(position).indexOf(card);
    position = playCard(position, card);
  }
  return text;
}

function readChoices(
  begin: Position,
  text: string,
  part: string,
): { readonly position: Position; readonly cards: readonly Card[] } {
  let position = begin;
  const cards: Card[] = [];
  for (const [at, digit] of [...text].entries()) {
    const card = legalInOrder(position)[Number(digit)];
    if (card === undefined)
      throw new RangeError(`${part}: there is no choice ${digit} at card ${at + 1}.`);
    cards.push(card);
    position = playCard(position, card);
  }
  return { position, cards };
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
    if (weighed == null || even == null || played === undefined) {
      throw new RangeError(`Shares: “${row}”.`);
    }
    return { card: legal[at]!, weighed, even, played };
  });
}

/** The hidden cards as the player may know of them, in the order of the pack. */
const hiddenInOrder = (view: SeatView): Card[] => {
  const hidden = new Set(hiddenFrom(view).groups.flatMap(({ cards }) => cards));
  return CARDS.filter((card) => hidden.has(card));
};

function makePlaces(view: SeatView, { away, hands }: Refutation): string {
  const [left, right] = hiddenFrom(view).seats;
  return hiddenInOrder(view)
    .map((card) =>
      hands[left].includes(card)
        ? '0'
        : hands[right].includes(card)
          ? '1'
          : away.includes(card)
            ? '2'
            : '?',
    )
    .join('');
}

function readRefutation(
  { deal, layout, play }: DealState,
  view: SeatView,
  placeText: string,
  lineText: string,
): Refutation {
  const isDealPlayed = placeText === '=';
  const { hands, away } = isDealPlayed
    ? { hands: play!.hands, away: layout ?? deal.skat }
    : readPlaces(view, placeText);
  const { cards } = readChoices({ ...play!, hands }, lineText, 'Refutation');
  const [wrong] = cards;
  if (wrong === undefined) throw new RangeError('Refutation: it has no card.');
  return { wrong, isDealPlayed, hands, away, line: cards };
}

function readPlaces(
  view: SeatView,
  text: string,
): { readonly hands: Refutation['hands']; readonly away: Layout } {
  const hidden = hiddenInOrder(view);
  if (hidden.length !== text.length || !/^[012]+$/u.test(text)) {
    throw new RangeError(`Refutation: “${text}” does not place ${hidden.length} cards.`);
  }
  const at = (digit: string): Card[] => hidden.filter((_, index) => text[index] === digit);
  const left = nextSeat(view.seat);
  const hands = {
    [view.seat]: view.hand,
    [left]: at('0'),
    [nextSeat(left)]: at('1'),
  } as unknown as Record<Seat, readonly Card[]>;
  if (view.open !== null && view.declarer !== null) hands[view.declarer] = view.open;
  const [one, other] = view.layout ?? at('2');
  if (one === undefined || other === undefined)
    throw new RangeError('Refutation: no cards put away.');
  return { hands, away: [one, other] };
}
