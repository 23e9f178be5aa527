/** Why a player does something: sentences to “you”, comment text, in which cards are codes. */
import type { Card, Suit } from '../../game/skat/cards.ts';
import type { Contract } from '../../game/skat/contract.ts';
import type { Layout } from '../../game/skat/deal.ts';
import type { LawId } from '../../game/skat/laws.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import { contractName, gameInSentence } from '#edition/game/words/game-name.ts';
import { capital } from '../../game/words/text.ts';
import { AIM_WORDS } from '#edition/strategy/advice/aim-words.ts';
import type { Aim } from '../advice/aim.ts';
import { sayCount, sayTournee } from '#edition/strategy/bidding/count-words.ts';
import type { EightCount } from '../bidding/eight-rule.ts';
import type { TourneeFacts } from '../bidding/tournee.ts';

/** The reasons that are always the same. */
export const REASONS = {
  onlyCard: 'You have no other card to play.',
  isNamed: 'The game has already been named.',
  noGame: 'Your hand is not good enough for any game.',
  noHigher: 'There is no higher number to bid.',
  noRisk: 'No game is worth the risk, and nobody has bid.',
  tournee:
    'On average over all the cards that may be turned up, a Tournee on this hand is worth its risk.',
  sevenTricks: 'Seven sure tricks make a Grand (pages 126–129).',
  noDanger: 'No card of this hand can be made to win against good play (page 174).',
} as const;

/** That the best game falls short of the number that is asked. */
export const sayTooLow = (limit: number, asked: number): string =>
  `Your best game covers ${limit}, which is less than ${asked}.`;

/** That the best game covers the number that is asked. */
export const sayCovers = (limit: number, asked: number): string =>
  `That covers ${limit}, which is enough for ${asked}.`;

/** A Solo by the Eight Rule. */
export const sayBookSolo = (count: EightCount): string =>
  `${sayCount(count)} make ${count.total}: eight are a fair Solo (page 95).`;

/** A suit game with the skat, by the same count. */
export const sayBookWithSkat = (count: EightCount, trump: Suit): string =>
  `With ${SUIT_WORDS.en.french[trump]} as trumps, ${sayCount(count)}: ${count.total}. Eight are a fair Solo (page 95), which leaves the skat alone; with the skat one less will do.`;

/** A Grand with the skat. @param high how many jacks, aces and tens there are. */
export const sayBookGrand = (high: number): string =>
  `Jacks, aces and tens make ${high}. With the skat that is enough for a Grand.`;

/** A Tournee by its count. */
export const sayBookTournee = (facts: TourneeFacts): string =>
  `${sayTournee(facts)}: enough for a Tournee (page 58).`;

/** A jack turned up, on which a Grand is played; or a card whose suit is trump. */
export const sayBookTurned = (card: Card, isGrand: boolean): string =>
  isGrand
    ? `${card} lets you play a Grand, and the tricks are there (page 141).`
    : `${card} is turned up, and its suit is trump (page 53).`;

/** Two cards put away by the book’s rules. @param withPages whether its pages are named. */
export const sayByBook = ([one, other]: Layout, withPages: boolean): string =>
  `${one} and ${other} follow the book’s rules for putting cards away${withPages ? ' (pages 60–69)' : ''}.`;

/** The second card drawn, which must be turned up. */
export const sayMustTurn = (card: Card): string =>
  `${card} is the second card, and must be turned up (law 28).`;

/** The first card drawn: whether its game is better than what the other card promises. */
export const sayFirstDrawn = (card: Card, isBetter: boolean): string =>
  isBetter
    ? `${card} suits this hand better than the other card is likely to.`
    : `With ${card} turned up this hand does worse than with the other card, although a game lost with that one counts double (page 78).`;

/** How often hands like one win the best game with the skat. @param bid what it covers; null for nothing. */
export const sayMeasuredWithSkat = (share: number, bid: number | null): string =>
  `In our measurements, hands like this take up the skat and win ${bid === null ? 'their best game' : `the best game that covers ${bid}`} in ${share} of 100.`;

const measured = (share: number): string =>
  `in our measurements, hands that count like this one win about ${share} in 100.`;

/** How often hands like one win a game. */
export const sayMeasured = (contract: Contract, laws: LawId, share: number): string =>
  `${contractName(contract, laws)}: ${measured(share)}`;

/** The game that brings most of those that cover the bid. */
export const sayBringsMost = (contract: Contract, laws: LawId, share: number): string =>
  `Of the games that cover the bid, ${gameInSentence(contract, laws)} brings most: ${measured(share)}`;

/** The game that loses least where none covers the bid. */
export const sayCostsLeast = (contract: Contract, laws: LawId, bid: number): string =>
  `${contractName(contract, laws)}: no game on these cards is worth the bid of ${bid}, and this one costs least.`;

/** A game with the times in a hundred that it is won. */
export interface GameShare {
  readonly contract: Contract;
  readonly share: number;
}

/** Why this game. @param first the one that hands like this one won most often; null where it is the same. */
export function sayTriedGame(best: GameShare, first: GameShare | null, laws: LawId): string {
  const won = `${capital(gameInSentence(best.contract, laws))} is won about ${best.share} times in 100, judging by hands like this one and by the deals you could be facing`;
  return first === null
    ? `${won}.`
    : `${won}; ${gameInSentence(first.contract, laws)} is won about ${first.share} times.`;
}

/** Two cards put away that the deals imagined speak for. */
export const sayTriedLayout = ([one, other]: Layout, share: number): string =>
  `With ${one} and ${other} put away you win in ${share} of 100 deals you could be facing, with all cards open.`;

/** How often it comes to the aim, whatever is played. */
export const sayNoDifference = (aim: Aim, share: number): string =>
  `In the deals you could be facing your card makes no difference to the game: ${AIM_WORDS[aim]} in ${share} of 100.`;

/** How often it comes to the aim with a card. */
export const sayCardShare = (aim: Aim, share: number, card: Card): string =>
  `In ${share} of 100 deals you could be facing ${AIM_WORDS[aim]} with ${card}, with all cards open.`;
