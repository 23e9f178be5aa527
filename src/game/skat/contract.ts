import type { Suit } from './cards.ts';

/** The two games without a declarer. */
export type RamschKind = 'ramsch' | 'schiebe-ramsch';

/** What the declarer promised before the first card; schwarz announced includes schneider. */
export type Announced = 'schneider' | 'schwarz' | null;
/** In an order that is part of codes which readers keep (game-code.ts). */
export const ANNOUNCEMENTS: readonly Announced[] = [null, 'schneider', 'schwarz'];

/** A game to be played. `trump` is a suit exactly when the kind's trumps are a suit. */
export interface Contract {
  readonly kind: ContractKind;
  readonly trump: Suit | null;
  readonly announced: Announced;
}

/** What is trump: the jacks with one suit, the jacks alone, or nothing. */
export type Trumps = 'suit' | 'jacks' | 'none';

/**
 * What happens to the skat before play: left alone; both cards taken up; one turned up for
 * trump and both taken; the first rejected and the second turned; or handed round by all
 * three (Schiebe-Ramsch).
 */
export type SkatUse = 'untouched' | 'taken' | 'turned' | 'second-turned' | 'handed-round';

/** What the declarer (in a Ramsch: each player) plays for. */
export type Aim = 'points' | 'every-trick' | 'no-trick' | 'fewest-points';

/** The rules of play of one kind of game, the same under every law. */
export interface KindRules {
  readonly trumps: Trumps;
  readonly skat: SkatUse;
  readonly aim: Aim;
  /** The declarer's cards lie open before the first card is played (Foster, law 5). */
  readonly open: boolean;
  /** Schneider and schwarz may be announced: no skat card used, and points at stake (law 41). */
  readonly mayAnnounce: boolean;
}

const game = (trumps: Trumps, skat: SkatUse, more: Partial<KindRules> = {}): KindRules => ({
  trumps,
  skat,
  aim: trumps === 'none' ? 'no-trick' : 'points',
  open: false,
  mayAnnounce: false,
  ...more,
});

/**
 * Every game of the 1922 manual by its name there, and two of today's that it lacks (`open-solo`,
 * `gucki-open-nullo`), with its rules of play (Foster, laws 5, 28–32, 38–43; pages 78, 139, 141,
 * 180–183). What a kind is worth stands in the laws. Whatever else there must be of each kind is a
 * record by these names, so that a new one does not compile without it.
 */
const GAMES = {
  simple: game('suit', 'taken'),
  tournee: game('suit', 'turned'),
  'passt-mir-nicht': game('suit', 'second-turned'),
  solo: game('suit', 'untouched', { mayAnnounce: true }),
  'gucki-solo': game('suit', 'taken'),
  'open-solo': game('suit', 'untouched', { aim: 'every-trick', open: true }),
  'tournee-grand': game('jacks', 'turned'),
  'passt-mir-nicht-grand': game('jacks', 'second-turned'),
  'gucki-grand': game('jacks', 'taken'),
  'grand-solo': game('jacks', 'untouched', { mayAnnounce: true }),
  'open-grand': game('jacks', 'untouched', { aim: 'every-trick', open: true }),
  nullo: game('none', 'untouched'),
  'open-nullo': game('none', 'untouched', { open: true }),
  'tournee-nullo': game('none', 'turned'),
  'passt-mir-nicht-nullo': game('none', 'second-turned'),
  'gucki-nullo': game('none', 'taken'),
  'gucki-open-nullo': game('none', 'taken', { open: true }),
  revolution: game('none', 'untouched', { open: true }),
  ramsch: game('jacks', 'untouched', { aim: 'fewest-points' }),
  'schiebe-ramsch': game('jacks', 'handed-round', { aim: 'fewest-points' }),
} satisfies Readonly<Record<string, KindRules>>;

export type ContractKind = keyof typeof GAMES;

/** What each kind of game means in play. */
export const KINDS: Readonly<Record<ContractKind, KindRules>> = GAMES;

/** The kinds of game in their order. */
export const CONTRACT_KINDS = Object.keys(GAMES) as readonly ContractKind[];

/** Whether `text` names a kind of contract. */
export function isContractKind(text: string): text is ContractKind {
  return Object.hasOwn(KINDS, text);
}

/** Whether the game has no declarer: each of the three plays alone. */
export function isRamsch(kind: ContractKind): kind is RamschKind {
  return KINDS[kind].aim === 'fewest-points';
}

/**
 * What the declarer must reach beyond the game: what was announced, and in an open game with
 * trumps schwarz, which playing it open announces (Foster, p. 139).
 */
export function promisedOf(contract: Contract): Announced {
  return KINDS[contract.kind].aim === 'every-trick' ? 'schwarz' : contract.announced;
}

/** Before a game is named the cards lie as in a Ramsch, the jacks first, and nobody is declarer. */
export const UNNAMED: Contract = { kind: 'ramsch', trump: null, announced: null };
