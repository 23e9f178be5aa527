/** What the guide says where the reader is to act; comment text, in which cards are codes. */
import type { Card, Suit } from '../../game/skat/cards.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { capital } from '../../game/words/text.ts';
import { sayStrength } from '#edition/play/guide/game-words.ts';
import type { SuitCount } from './hand-counts.ts';

const cardsIn = (best: SuitCount, suits: SuitStyle): string =>
  `With ${SUIT_WORDS.en[suits][best.suit]} as trumps you have ${sayStrength(best)}`;

/** A hand to bid on. */
export const sayIsGame = (best: SuitCount, suits: SuitStyle): string =>
  `${cardsIn(best, suits)}: that is enough for a game.`;

/** A hand to pass on. */
export const sayIsNoGame = (best: SuitCount, suits: SuitStyle): string =>
  `${cardsIn(best, suits)}: that is not much against two opponents.`;

/** What a suit game is worth. */
export const sayReckoning = (
  { base, matadors, suit, times, value }: SuitCount,
  suits: SuitStyle,
): string =>
  `${capital(SUIT_WORDS.en[suits][suit])} count ${base}; ${makeMatadors(matadors)}, game ${times}: ${times} × ${base} = ${value}.`;

/**
 * How far to go.
 *
 * @param answers whether another has offered a number. @param isAtRisk whether a jack in the skat can lower the value.
 */
export const sayUpTo = (value: number, answers: boolean, isAtRisk: boolean): string =>
  `You can ${answers ? 'say yes' : 'bid'} up to ${value}${isAtRisk ? ', but a higher jack in the skat can make your game worth less' : ''}.`;

/** A hand with jacks and aces. */
export const sayThinkOfGrand = (jacks: number, aces: number): string =>
  `You have ${counted(jacks, 'jack')} and ${counted(aces, 'ace')}: think of a Grand.`;

/** The reader has become the declarer. @param bid null where nobody has bid. */
export const sayPlaysAlone = (bid: number | null): string =>
  `The others have passed, so you play alone against both${bid === null ? '' : `, in a game worth at least ${bid}`}.`;

export const TAKE_OR_LEAVE =
  'Take up the skat, and you can choose the best ten of twelve cards. To play without it is called Hand: that counts one more, but it is harder.';

export const PUT_TWO_AWAY = 'Put two cards away: their points count for you.';

/** What to keep of twelve cards. */
export const sayKeepTrumps = (
  suit: Suit,
  trumps: number,
  hasAces: boolean,
  suits: SuitStyle,
): string =>
  `With ${SUIT_WORDS.en[suits][suit]} as trumps you have ${trumps}: keep them${hasAces ? ', and your aces' : ''}.`;

/** What to put away. */
export const sayPutWeakAway = (weak: readonly Card[]): string =>
  `Put away two cards that the others can beat, such as ${listed(weak, 'or')}; best of all every card of one suit, which you can then trump.`;

export const YOU_LEAD = 'You are Vorhand, so you lead.';

/** What the defenders need. */
export const sayDefendersNeed = (declarer: string): string =>
  `You two need 60 points against ${declarer}.`;

/** What a declarer who leads first has against the others. */
export interface FirstLead {
  readonly trumps: number;
  /** How many trumps the reader has not seen, and whether the others must hold them. */
  readonly out: number;
  readonly isKnown: boolean;
  /** The reader’s aces, trumps apart. */
  readonly aces: readonly Card[];
  /** Whether the reader’s trumps are enough to bring all of the others’ out. */
  readonly outlasts: boolean;
}

/** The first lead of a declarer. */
export function sayFirstLead({ aces, isKnown, out, outlasts, trumps }: FirstLead): string {
  const yours = `your ${aces.length === 1 ? aces[0]! : 'aces'}`;
  const safe =
    aces.length === 0
      ? ''
      : outlasts
        ? ` Once theirs are gone, ${yours} cannot be trumped.`
        : ` You have too few to bring all of theirs out, so ${yours} may be trumped.`;
  const others = isKnown
    ? `they have ${out}`
    : `the other ${out === 1 ? 'one is' : `${out} are`} with them or in the skat`;
  return `${YOU_LEAD} You have ${counted(trumps, 'trump')}, and ${others}.${safe}`;
}

/** What was led: a suit, or trumps. */
export type Led = Suit | 'trump';

const ledName = (led: Led, suits: SuitStyle): string =>
  led === 'trump' ? 'trumps' : SUIT_WORDS.en[suits][led];

/** Only one card may be played. */
export const sayOnlyCard = (card: Card, led: Led, suits: SuitStyle): string =>
  `You may play only ${card}: ${ledName(led, suits)} were led.`;

/** The reader must follow. */
export const sayMustFollow = (led: Led, suits: SuitStyle): string =>
  `${capital(ledName(led, suits))} were led, so you must follow.`;

/** The reader cannot follow. @param mayTrump whether a trump can be played on it. */
export const sayCannotFollow = (led: Led, mayTrump: boolean, suits: SuitStyle): string =>
  mayTrump
    ? `You have no ${ledName(led, suits)}, so you may trump or discard.`
    : `You have no ${ledName(led, suits)}, so you discard.`;

/** What lies in the trick. @param isLast whether the reader plays last. */
export function sayTrickSoFar(points: number, isLast: boolean): string {
  const trick = `The trick has ${points === 0 ? 'no points' : counted(points, 'point')}`;
  return isLast ? `${trick}, and you play last.` : `${trick} so far.`;
}
