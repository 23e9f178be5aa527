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
import type { BiddingStep } from '../game/skat/bidding.ts';
import type { LawId } from '../game/skat/laws.ts';
import { toMove } from '../game/skat/play.ts';
import { startContract } from '../strategy/players/contract-play.ts';
import type { DealState } from '../strategy/players/state.ts';
import { seatView } from '../strategy/players/view.ts';
import type { SeatView } from '../strategy/players/view.ts';
import { hiddenFrom } from '../strategy/players/worlds/hidden.ts';
import { legalInOrder, makeChoices } from './choices.ts';
import { hiddenInOrder } from './hidden-order.ts';
import { AIMS, GRADES } from './problem.ts';
import type { Problem, ProblemAim, ProblemHead, Refutation } from './problem.ts';
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
  const start = startContract(
    { bid: null, contract, deal: state.deal, declarer, layout },
    state.law,
  ).play!;
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

const PARTS = 13;
const isAim = (text: string): text is ProblemAim => AIMS.some((one) => one === text);

const makeStep = (step: BiddingStep): string =>
  step.say === 'untold'
    ? '?'
    : `${step.seat}${step.say === 'bid' ? step.amount : step.say === 'yes' ? 'y' : 'p'}`;

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
