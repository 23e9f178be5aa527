/** Why a player does something: sentences to “you”, comment text, in which cards are codes. */
import type { Card, Suit } from '../../game/skat/cards.ts';
import type { Contract } from '../../game/skat/contract.ts';
import type { Layout } from '../../game/skat/deal.ts';
import type { LawId } from '../../game/skat/laws.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import { gameAtTable } from '../../game/words/game-at-table.de.ts';
import { cardGender, withArticle } from '../../game/words/grammar.de.ts';
import { capital } from '../../game/words/text.ts';
import { AIM_WORDS } from '#edition/strategy/advice/aim-words.ts';
import type { Aim } from '../advice/aim.ts';
import { sayCount, sayTournee } from '#edition/strategy/bidding/count-words.ts';
import type { EightCount } from '../bidding/eight-rule.ts';
import type { TourneeFacts } from '../bidding/tournee.ts';

/** The reasons that are always the same. */
export const REASONS = {
  onlyCard: 'Du kannst keine andere Karte spielen.',
  isNamed: 'Das Spiel ist schon angesagt.',
  noGame: 'Dein Blatt reicht für kein Spiel.',
  noHigher: 'Ein höheres Gebot gibt es nicht.',
  noRisk: 'Kein Spiel ist das Risiko wert, und niemand hat gereizt.',
  tournee:
    'Über alle Karten gerechnet, die du aufdecken kannst, ist ein Tourné mit diesem Blatt das Risiko wert.',
  sevenTricks: 'Sieben sichere Stiche sind ein Grand (Seiten 126–129).',
  noDanger:
    'Keine Karte dieses Blatts kann bei gutem Spiel zu einem Stich gezwungen werden (Seite 174).',
} as const;

/** That the best game falls short of the number that is asked. */
export const sayTooLow = (limit: number, asked: number): string =>
  `Dein bestes Spiel reicht bis ${limit}, und gefragt ist ${asked}.`;

/** That the best game covers the number that is asked. */
export const sayCovers = (limit: number, asked: number): string =>
  `Das reicht bis ${limit}, und gefragt ist ${asked}.`;

/** A Solo by the Eight Rule. */
export const sayBookSolo = (count: EightCount): string =>
  `${capital(sayCount(count))}, macht ${count.total}: Acht sind ein ordentliches Solo (Seite 95).`;

/** A suit game with the skat, by the same count. */
export const sayBookWithSkat = (count: EightCount, trump: Suit): string =>
  `Mit ${SUIT_WORDS.de.french[trump]} als Trumpf: ${sayCount(count)}, macht ${count.total}. Acht sind ein ordentliches Solo (Seite 95), bei dem der Skat liegen bleibt; mit dem Skat reicht einer weniger.`;

/** A Grand with the skat. @param high how many jacks, aces and tens there are. */
export const sayBookGrand = (high: number): string =>
  `Buben, Asse und Zehnen zusammen sind ${high}. Mit dem Skat reicht das für einen Grand.`;

/** A Tournee by its count. */
export const sayBookTournee = (facts: TourneeFacts): string =>
  `${capital(sayTournee(facts))}. Das reicht für ein Tourné (Seite 58).`;

/** A jack turned up, on which a Grand is played; or a card whose suit is trump. */
export const sayBookTurned = (card: Card, isGrand: boolean): string =>
  isGrand
    ? `Mit ${withArticle(card, 'dative')} kannst du einen Grand spielen, und die Stiche dafür hast du (Seite 141).`
    : `${capital(withArticle(card))} ist aufgedeckt, und ${cardGender(card) === 'feminine' ? 'ihre' : 'seine'} Farbe ist Trumpf (Seite 53).`;

/** Two cards put away by the book’s rules. @param withPages whether its pages are named. */
export const sayByBook = ([one, other]: Layout, withPages: boolean): string =>
  `${one} und ${other} gehen nach den Regeln des Buchs für das Drücken weg${withPages ? ' (Seiten 60–69)' : ''}.`;

/** The second card drawn, which must be turned up. */
export const sayMustTurn = (card: Card): string =>
  `${capital(withArticle(card))} ist die zweite Karte und muss aufgedeckt werden (Regel 28).`;

/** The first card drawn: whether its game is better than what the other card promises. */
export const sayFirstDrawn = (card: Card, isBetter: boolean): string =>
  isBetter
    ? `${capital(withArticle(card))} passt zu diesem Blatt wahrscheinlich besser als die andere Karte.`
    : `Mit ${withArticle(card, 'dative')} steht dieses Blatt schlechter da als mit der anderen Karte, obwohl ein verlorenes Spiel mit ihr doppelt zählt (Seite 78).`;

/** How often hands like one win the best game with the skat. @param bid what it covers; null for nothing. */
export const sayMeasuredWithSkat = (share: number, bid: number | null): string =>
  `Mit dem Skat gewinnen Blätter wie dieses das beste Spiel, das ${bid === null ? 'damit möglich ist' : `die ${bid} deckt`}, in ${share} von 100 Fällen (gemessen).`;

const measured = (share: number): string =>
  `Blätter, die so viel zählen wie dieses, gewinnen etwa ${share} von 100 Spielen (gemessen).`;

/** How often hands like one win a game. */
export const sayMeasured = (contract: Contract, laws: LawId, share: number): string =>
  `${gameAtTable(contract, laws)}: ${measured(share)}`;

/** The game that brings most of those that cover the bid. */
export const sayBringsMost = (contract: Contract, laws: LawId, share: number): string =>
  `${gameAtTable(contract, laws)} bringt von den Spielen, die das Gebot decken, am meisten: ${measured(share)}`;

/** The game that loses least where none covers the bid. */
export const sayCostsLeast = (contract: Contract, laws: LawId, bid: number): string =>
  `${gameAtTable(contract, laws)}: Kein Spiel mit diesen Karten ist die gereizten ${bid} wert, und dieses kostet am wenigsten.`;

/** A game with the times in a hundred that it is won. */
export interface GameShare {
  readonly contract: Contract;
  readonly share: number;
}

/** Why this game. @param first the one that hands like this one won most often; null where it is the same. */
export function sayTriedGame(best: GameShare, first: GameShare | null, laws: LawId): string {
  const won = `${gameAtTable(best.contract, laws)} gewinnt etwa ${best.share}-mal von 100, und zwar nach dem, was Blätter wie dieses gewonnen haben, und nach den Verteilungen, die für dich möglich sind`;
  return first === null
    ? `${won}.`
    : `${won}; ${gameAtTable(first.contract, laws)} etwa ${first.share}-mal.`;
}

/** Two cards put away that the deals imagined speak for. */
export const sayTriedLayout = ([one, other]: Layout, share: number): string =>
  `Mit offenen Karten gewinnst du mit ${one} und ${other} im Skat in ${share} von 100 Verteilungen, die für dich möglich sind.`;

/** How often it comes to the aim, whatever is played. */
export const sayNoDifference = (aim: Aim, share: number): string =>
  `In den Verteilungen, die für dich möglich sind, macht es für das Spiel keinen Unterschied: In ${share} von 100 ${AIM_WORDS[aim]}.`;

/** How often it comes to the aim with a card. */
export const sayCardShare = (aim: Aim, share: number, card: Card): string =>
  `Mit offenen Karten ${AIM_WORDS[aim]} mit ${card} in ${share} von 100 Verteilungen, die für dich möglich sind.`;
