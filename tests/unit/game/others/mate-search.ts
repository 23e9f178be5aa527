/**
 * Mate searched to its end by rules written down a second time from the words of the source, with nothing of
 * the book’s own rules but the names of the cards. For endings of a few cards.
 */
import type { MateCard, MateVariant } from '../../../../src/game/others/mate/rules.ts';

/** An ending: the cards of the one who leads and of the other, and whether a Free Move is left. */
export interface Ending {
  readonly own: readonly MateCard[];
  readonly other: readonly MateCard[];
  readonly free: boolean;
}

const RANKS = ['7', 'Q', 'K', '10', 'A'];
const WORTH: Record<string, number> = { A: 11, '10': 10, K: 4, Q: 3, '7': 7 };
const rank = (card: MateCard): string => card.slice(1);
const suit = (card: MateCard): string => card.slice(0, 1);
const less = (cards: readonly MateCard[], card: MateCard): MateCard[] => {
  const at = cards.indexOf(card);
  return cards.filter((_, index) => index !== at);
};

/** Whether the answer takes the lead; of two identical cards the first played is the higher. */
function takesLead(answer: MateCard, led: MateCard): boolean {
  const difference = RANKS.indexOf(rank(answer)) - RANKS.indexOf(rank(led));
  return (
    difference > 0 || (difference === 0 && 'DHSC'.indexOf(suit(answer)) > 'DHSC'.indexOf(suit(led)))
  );
}

/** The answers, each with whether it uses the Free Move. */
function answers(
  hand: readonly MateCard[],
  led: MateCard,
  privilege: MateVariant['privilege'],
  free: boolean,
): [MateCard, boolean][] {
  const mustBeLike =
    (rank(led) === 'K' && privilege !== 'none') || (rank(led) === 'Q' && privilege === 'figure');
  const like = hand.filter((card) => rank(card) === rank(led));
  const following = hand.filter((card) => suit(card) === suit(led));
  const due = mustBeLike
    ? like.length > 0
      ? like
      : following
    : following.length > 0
      ? following
      : like;
  const extra = free ? (mustBeLike ? following : like).filter((card) => !due.includes(card)) : [];
  return [
    ...due.map((card): [MateCard, boolean] => [card, false]),
    ...extra.map((card): [MateCard, boolean] => [card, true]),
  ];
}

/** What the one who leads gains with the best play of both. */
export function search({ free, other, own }: Ending, privilege: MateVariant['privilege']): number {
  return Math.max(...own.map((led) => searchLead(led, { free, other, own }, privilege)));
}

function searchLead(led: MateCard, ending: Ending, privilege: MateVariant['privilege']): number {
  const own = less(ending.own, led);
  const replies = answers(ending.other, led, privilege, ending.free);
  // A player with nine cards is one move ahead: the cards still held give the number.
  if (replies.length === 0) return WORTH[rank(led)]! * (10 - own.length);
  return Math.min(
    ...replies.map(([answer, used]) => {
      const other = less(ending.other, answer);
      const free = ending.free && !used;
      const keeps = !takesLead(answer, led);
      const next = keeps ? { own, other, free } : { own: other, other: own, free };
      const worth =
        own.length === 0 || other.length === 0
          ? tenthMove(led, own, answer, other, keeps)
          : search(next, privilege);
      return keeps ? worth : 0 - worth;
    }),
  );
}

/** The tenth move of nine cards against ten, in which the ninth serves again; 0 where none is left. */
function tenthMove(
  led: MateCard,
  own: readonly MateCard[],
  answer: MateCard,
  other: readonly MateCard[],
  leaderLeads: boolean,
): number {
  if (own.length === other.length) return 0;
  const [mine, yours] = [own[0] ?? led, other[0] ?? answer];
  const [leads, replies] = leaderLeads ? [mine, yours] : [yours, mine];
  if (suit(leads) === suit(replies) || rank(leads) === rank(replies)) return 0;
  const foreplaced = leaderLeads ? own.length === 0 : other.length === 0;
  return WORTH[rank(leads)]! * (foreplaced ? 11 : 10) * 2;
}
