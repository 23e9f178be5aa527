/** What the page on a reader’s own hand says. */
import type { Contract } from '../game/skat/contract.ts';
import { KINDS } from '../game/skat/contract.ts';
import { SUIT_WORDS } from '../game/words/cards.ts';
import { signed } from '../game/words/figures.ts';
import { listed } from '#edition/game/words/lists.ts';
import type { GainAt } from '../strategy/players/bid/gain.ts';
import { AGAINST, HIGH_BID } from '../strategy/players/worth/against-bids.ts';
import type { HandsAgainst } from '../strategy/players/worth/against-bids.ts';
import { HANDS_WORTH } from '../strategy/players/worth/model.ts';
import type { SkatBrings } from '../strategy/players/bid/each-game.ts';
import { capital } from '../game/words/text.ts';
import { marginOf, ofHundred } from './best-way.ts';
import type { PlanAt, Verdict } from './best-way.ts';

/** A game without the words for the skat: `hearts`, `Grand`, `open Null`. */
function shortName({ kind, trump }: Contract): string {
  if (trump !== null) return SUIT_WORDS.en.french[trump];
  if (KINDS[kind].trumps === 'jacks') return 'Grand';
  return KINDS[kind].open ? 'open Null' : 'Null';
}

/** The same at the head of a row. */
export const rowName = (contract: Contract): string => capital(shortName(contract));

/** Points of the list, whole and with their sign. */
export const sayPoints = (points: number): string => signed(Math.round(points) + 0);

/** What to do, in a few words. */
export function sayVerdict(verdict: Verdict): string {
  switch (verdict.is) {
    case 'pass':
      return 'Pass.';
    case 'bid':
      return `Bid up to ${verdict.limit}.`;
    case 'do-not-hold':
      return `Pass. Do not say yes to ${verdict.number}.`;
    case 'hold':
      return verdict.limit === null
        ? `Say yes to ${verdict.number}, and go no further.`
        : `Say yes to ${verdict.number}, and go up to ${verdict.limit}.`;
  }
}

/** What bids on a hand bring, where it matters. */
export function sayGains(gains: readonly GainAt[]): string {
  const at = gains.map(({ number, points }) => `${sayPoints(points)} at ${number}`);
  return `If you become the declarer, the hand brings on average ${listed(at)}, in points of the list. A pass brings nothing, so bid as long as the hand brings something.`;
}

/** How the hand is best played: the one way, or each with the number from which it is the best. */
export function sayPlans(plans: readonly PlanAt[]): string {
  const [only, ...others] = plans;
  return only !== undefined && others.length === 0
    ? sayPlan(only)
    : plans.map((plan) => `At ${plan.number}: ${sayPlan(plan)}`).join(' ');
}

function sayPlan({ contract, isFromHand }: PlanAt): string {
  const name = shortName(contract);
  return isFromHand
    ? `Leave the skat alone and play ${name} from the hand.`
    : `Take up the skat. Until you know it, plan to play ${name}.`;
}

/** How often the skat changes the plan, and how often no game is worth the number. */
export function saySkat(
  { better, betterSkats, brings, planned, skats, uncovered }: SkatBrings,
  number: number,
): string {
  const name = shortName(planned.contract);
  const which = better.map(({ contract, skats: found }) => `${shortName(contract)} in ${found}`);
  const [first] = better;
  const change =
    first === undefined
      ? `With none of the ${skats} possible skats does another game bring more than ${name}.`
      : better.length === 1
        ? `With ${betterSkats} of the ${skats} possible skats ${shortName(first.contract)} brings more than ${name}.`
        : `With ${betterSkats} of the ${skats} possible skats another game brings more than ${name}: ${listed(which)}.`;
  const gains = `If you took up the skat and always named ${name}, you would get ${sayPoints(planned.brings(number))} on average, and with the best game for each skat you get ${sayPoints(brings)}.`;
  const lost =
    uncovered === 0
      ? ''
      : ` With ${uncovered} of the skats no game is worth ${number} without schneider.`;
  return `${change} ${gains}${lost}`;
}

/** What a high number says of the other players. */
export const HIGH_NUMBER = `A player who bids ${HIGH_BID} or more holds good cards. You will not find them in the skat, and they play against you. The shares here are lower for that reason.`;

/** How the shares were measured, in sentences. */
export function sayMeasured(): readonly string[] {
  const { better, drawn, seed } = HANDS_WORTH;
  const suits = grouped(drawn['suit-skat'].hands);
  const nulls = grouped(drawn.nullo.hands);
  const again = grouped(better['suit-skat']?.hands ?? 0);
  return [
    'A share says how often our computer players won with hands that count like yours. No player saw the cards of another, so these are not values with all cards open.',
    `We dealt ${suits} hands at random for each of these: suit games with the skat, suit games from the hand, Grands with the skat and Grands from the hand. The players of our drills played them, and stronger players then played ${again} of each, by which the shares are corrected. For the Null and for the open Null the stronger players played ${nulls} hands each. The deals have the seed ${seed}, and the seat is part of the measure.`,
    `A game counts with its value for a plain win, without schneider, and a lost one costs twice its value. The 50 points that a tournament adds or takes away are not in it.`,
    sayAgainst(),
  ];
}

/** What was measured of the others’ bids. */
function sayAgainst(): string {
  const { below, deals, high, seed } = AGAINST;
  const won = ({ hands, said, won: games }: HandsAgainst): string =>
    `${ofHundred(games / hands)} in 100, where the cards alone promised ${ofHundred(said / hands)} (${grouped(hands)} hands, give or take ${marginOf(games, hands)})`;
  return `The shares of the cards alone take no account of what the others have bid. So we also looked at the hands that became the declarer’s in ${grouped(deals)} more deals (seed ${seed}, stronger players at all three seats). Where another had bid ${HIGH_BID} or more they won ${won(high)}; in all other deals ${won(below)}. From ${HIGH_BID} on the shares here are lowered by what was found.`;
}

const grouped = (number: number): string => number.toLocaleString('en');
