/**
 * Contra and Re-contra: a defender doubts the declarer, who may doubt back (Eichhorn, "Contra and
 * Re-Contra" among the rules and again among the exceptional games). Where the game is one that a
 * loser pays double, as a Guckser or a Passt Nicht, tables disagree, and Eichhorn reports three
 * theories.
 */

/** What was said on top of the game. */
export type ContraCall = 'contra' | 're-contra';

/** The three theories in the order in which the book gives them; the first is the author's own. */
export const CONTRA_THEORIES = ['added', 'doubled', 'unpunished'] as const;
export type ContraTheory = (typeof CONTRA_THEORIES)[number];

/** A game under Contra, as it came out. */
export interface ContraGame {
  /** What the game is worth won, without any call. */
  readonly value: number;
  /** How many times its value a lost game costs without any call. */
  readonly lost: 1 | 2;
  readonly won: boolean;
  readonly call: ContraCall;
}

/** What is written down; the third player stands as before. */
export interface ContraScore {
  readonly declarer: number;
  /** The defender who said Contra. */
  readonly doubter: number;
}

/** What a theory makes of a game: null where the book leaves it open. */
const SCORES: Readonly<
  Record<ContraTheory, (game: ContraGame, calls: 1 | 2) => ContraScore | null>
> = {
  // Every call adds the value once, for a loser on top of what the game costs anyway. The
  // doubter stakes the bare value for each call, never the doubled one.
  added: ({ lost, value, won }, calls) => ({
    declarer: won ? value * (1 + calls) : -value * (lost + calls),
    doubter: (won ? -1 : 1) * value * calls,
  }),
  // The loss, doubled already, is doubled again, and the doubter wins the doubled value. What the
  // doubter loses is not said apart and is the value, as in every game; nothing is said of Re-contra, but
  // in a game that costs a loser its value alone there is nothing to disagree about.
  doubled: (game, calls) => {
    const { lost, value, won } = game;
    if (lost === 1) return SCORES.added(game, calls);
    if (calls === 2) return null;
    return won
      ? { declarer: value * 2, doubter: -value }
      : { declarer: -value * lost * 2, doubter: value * lost };
  },
  // Declarer against table: each call doubles what the declarer wins or loses, and the doubter
  // stakes nothing.
  unpunished: ({ lost, value, won }, calls) => ({
    declarer: (won ? value : -value * lost) * 2 ** calls,
    doubter: 0,
  }),
};

/** What declarer and doubter write down, or null where the theory does not say. */
export function contraScore(game: ContraGame, theory: ContraTheory): ContraScore | null {
  return SCORES[theory](game, game.call === 'contra' ? 1 : 2);
}
