/**
 * The seven prizes of the North American Skat League, with what decides between equals (Eichhorn,
 * "National League Prize Schedule").
 */
import type { Suit } from '../../../game/skat/cards.ts';

/** A game that may win a prize of its own. */
export interface PrizeGame {
  readonly kind: 'tournee' | 'solo' | 'other';
  /** The trump suit, or null for a Grand. In a Nullo there are no matadors, and `against` is 0. */
  readonly trump: Suit | null;
  /** Against how many matadors it was won; 0 for a game won with some. */
  readonly against: number;
  /** What was written down for it. */
  readonly value: number;
}

/** A player at the end of the tournament. */
export interface Contestant {
  readonly name: string;
  /** Games won less games lost. */
  readonly games: number;
  /** Points won less points lost. */
  readonly points: number;
  /** Games won that the player enters for a prize. */
  readonly won: readonly PrizeGame[];
}

/** What a prize goes for. */
export type PrizeId =
  'games' | 'points' | 'solo' | 'second-games' | 'second-points' | 'value' | 'tournee';

/** A prize with who has it, and the rule that decided. */
export interface Award {
  readonly prize: number;
  readonly goesFor: PrizeId;
  /** Empty if nobody qualifies; several if the rules leave them level. */
  readonly winners: readonly string[];
  /** The game it was won with; null for games and points. */
  readonly game: PrizeGame | null;
  /** How many of those rules had to be asked: 1 when nobody was level. */
  readonly rulesAsked: number;
}

/** What is compared, one thing after the other until they differ. */
type Rule<T> = (entry: T) => number;

interface Entry {
  readonly player: Contestant;
  readonly game: PrizeGame | null;
}

const games: Rule<Entry> = ({ player }) => player.games;
const points: Rule<Entry> = ({ player }) => player.points;
const value: Rule<Entry> = ({ game }) => game?.value ?? 0;
const against: Rule<Entry> = ({ game }) => game?.against ?? 0;

/** Grand before clubs, spades, hearts and diamonds. */
const RANKS: Readonly<Record<Suit, number>> = { C: 4, S: 3, H: 2, D: 1 };
const rank: Rule<Entry> = ({ game }) =>
  game === null ? 0 : game.trump === null ? 5 : RANKS[game.trump];

const MATADOR_RULES = [against, rank, value, points];

/** The prizes in their order: what for, among which entries, by which rules, and from which place. */
const PRIZES: readonly {
  readonly goesFor: PrizeId;
  readonly of: 'players' | PrizeGame['kind'] | 'all';
  readonly rules: readonly Rule<Entry>[];
  readonly place: 1 | 2;
}[] = [
  { goesFor: 'games', of: 'players', rules: [games, points], place: 1 },
  { goesFor: 'points', of: 'players', rules: [points, games], place: 1 },
  { goesFor: 'solo', of: 'solo', rules: MATADOR_RULES, place: 1 },
  { goesFor: 'second-games', of: 'players', rules: [games, points], place: 2 },
  { goesFor: 'second-points', of: 'players', rules: [points, games], place: 2 },
  { goesFor: 'value', of: 'all', rules: [value, points], place: 1 },
  { goesFor: 'tournee', of: 'tournee', rules: MATADOR_RULES, place: 1 },
];

/**
 * Awards the seven prizes. The schedule does not say that a player may have only one, so a player
 * may have several here; players whom every rule leaves level share the prize, of which it says
 * nothing.
 */
export function awardPrizes(players: readonly Contestant[]): readonly Award[] {
  return PRIZES.map(({ goesFor, of, place, rules }, index): Award => {
    const entries = players.flatMap((player): Entry[] =>
      of === 'players'
        ? [{ player, game: null }]
        : player.won
            .filter(({ kind, against: none }) => of === 'all' || (kind === of && none > 0))
            .map((game) => ({ player, game })),
    );
    const ranked = [...entries].sort((a, b) => compare(a, b, rules));
    const first = ranked[place - 1];
    if (first === undefined) {
      return { prize: index + 1, goesFor, winners: [], game: null, rulesAsked: 1 };
    }
    const level = ranked.filter((entry) => compare(entry, first, rules) === 0);
    const ruleCounts = ranked
      .filter((entry) => entry !== first)
      .map((entry) => 1 + rules.findIndex((rule) => rule(entry) !== rule(first)));
    return {
      prize: index + 1,
      goesFor,
      winners: [...new Set(level.map(({ player }) => player.name))],
      game: first.game,
      rulesAsked: level.length > 1 ? rules.length : Math.max(1, ...ruleCounts),
    };
  });
}

function compare<T>(a: T, b: T, rules: readonly Rule<T>[]): number {
  for (const rule of rules) if (rule(a) !== rule(b)) return rule(b) - rule(a);
  return 0;
}

const GAME = /^(tournee|solo|other) (grand|[CSHD])(?: against (\d+))? (\d+)$/;

/**
 * Reads contestants from a chapter: `Ames 12 540 solo S against 5 66, solo C 60; Baker …`: games and
 * points, then games won.
 *
 * @throws RangeError for a text that is no such list: a slip in a chapter, which stops the build.
 */
export function contestantsOfText(text: string): Contestant[] {
  return text.split(';').map((row) => {
    const [, name, net, sum, rest = ''] =
      /^\s*(\p{L}+) (-?\d+) (-?\d+)(?: (.+?))?\s*$/u.exec(row) ?? [];
    if (name === undefined) throw new RangeError(`“${row.trim()}” is no contestant.`);
    const won = rest.split(',').flatMap((each): PrizeGame[] => {
      if (each.trim() === '') return [];
      const [, kind, trump, without, worth] = GAME.exec(each.trim()) ?? [];
      if (kind === undefined) throw new RangeError(`“${each.trim()}” is no game.`);
      return [
        {
          kind: kind as PrizeGame['kind'],
          trump: trump === 'grand' ? null : (trump as Suit),
          against: Number(without ?? 0),
          value: Number(worth),
        },
      ];
    });
    return { name, games: Number(net), points: Number(sum), won };
  });
}
