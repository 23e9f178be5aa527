/** Why a game cannot be as it was entered, in sentences for the players. */
import type { Suit } from '../game/skat/cards.ts';
import type { ContractKind } from '../game/skat/contract.ts';
import type { LawId } from '../game/skat/laws.ts';
import { gameInSentence, kindName } from '#edition/game/words/game-name.ts';
import { lawWords } from '#edition/game/words/laws.ts';
import { trumpsName } from '#edition/game/words/trumps.ts';
import { capital } from '../game/words/text.ts';

/** A kind of game with its article: `an Open Nullo`, `a suit game from the hand`. */
function aKind(kind: ContractKind, law: LawId): string {
  const name = gameInSentence({ kind, trump: null, announced: null }, law);
  if (/^an? /u.test(name)) return name;
  return `${/^[AEIOU]/u.test(name) ? 'an' : 'a'} ${name}`;
}

/** What is wrong with a game that a player declared; those that name a game get it and the rule book. */
export const GAME_FAULTS = {
  unknown: (kind: ContractKind, law: LawId): string =>
    `There is no ${kindName(kind, law)} by ${lawWords(law).inText}.`,
  /** @param name the player who sits out; undefined where the sheet has none. */
  satOut: (name: string | undefined): string =>
    `${name ?? 'The dealer'} dealt this time, and sits out.`,
  withoutSuit: (kind: ContractKind, law: LawId): string =>
    `${capital(aKind(kind, law))} needs a trump suit.`,
  withSuit: (kind: ContractKind, law: LawId): string =>
    `${capital(aKind(kind, law))} has no trump suit.`,
  announced: (kind: ContractKind, law: LawId): string =>
    `In ${aKind(kind, law)} nothing can be announced.`,
  schneider: (kind: ContractKind, law: LawId): string =>
    `In ${aKind(kind, law)} nobody is schneider or schwarz.`,
  bid: (bid: number, law: LawId): string =>
    `No game is worth ${bid} by ${lawWords(law).inText}, so nobody can bid it.`,
  notMade: (announced: 'schneider' | 'schwarz'): string =>
    `With ${announced} announced the game is won only by making it.`,
  notLost: (kind: ContractKind, law: LawId): string => `By that count ${aKind(kind, law)} is won.`,
} as const;

/** What is wrong with the matadors of a game. */
export const MATADOR_FAULTS = {
  none: (kind: ContractKind, law: LawId): string => `${capital(aKind(kind, law))} has no matadors.`,
  missing: (kind: ContractKind, law: LawId): string =>
    `${capital(aKind(kind, law))} is with or without matadors: say how many.`,
  /** @param count as many matadors as there are trumps. */
  turned: (kind: ContractKind, law: LawId, count: number): string =>
    `The card turned for ${aKind(kind, law)} is a trump, so nobody plays it without ${count}.`,
  /**
   * @param trump null in a Grand.
   * @param most how many there can be.
   */
  with: (trump: Suit | null, law: LawId, most: number): string =>
    `In ${trumpsName(trump ?? 'grand', law)} there are 1 to ${most} matadors.`,
  without: (trump: Suit | null, law: LawId, most: number): string =>
    `In ${trumpsName(trump ?? 'grand', law)} there are 1 to ${most} matadors to be without.`,
} as const;

/** What is wrong with a Ramsch. */
export const RAMSCH_FAULTS = {
  nobody: 'Say who took the most.',
  tieByLastTrick: 'A tie goes against the player who took the last trick: name one player.',
  tieByLaterTrick: 'A tie goes against the tied player who took a trick last: name one player.',
  tiedTookTricks: 'Those who tie have all taken tricks.',
  every: 'Taking every trick has no score of its own here.',
  /** The points that the loser can have. */
  points: (least: number, most: number): string =>
    `The loser of a Ramsch has ${least} to ${most} points.`,
  twoWithout: 'Where two take no trick the third takes all: that is a Durchmarsch.',
  /** @param least the fewest points of the loser where one takes no trick. */
  oneWithout: (least: number): string =>
    `Where one takes no trick, the loser has at least ${least} points.`,
} as const;
