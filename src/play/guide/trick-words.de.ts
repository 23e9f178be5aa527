/** What the guide says of a trick; comment text, in which cards are codes. */
import { suitOf } from '../../game/skat/cards.ts';
import type { Card, Suit } from '../../game/skat/cards.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { withArticle } from '../../game/words/grammar.de.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../../game/words/nouns.de.ts';
import { capital } from '../../game/words/text.ts';

/** @param points null in a game in which they do not count. */
const worth = (points: number | null): string =>
  points === null
    ? 'den Stich'
    : points === 0
      ? 'einen Stich ohne Augen'
      : counted(points, 'point');

/** `dein HA`, `deine H10`. */
const yours = (card: Card): string => withArticle(card, 'nominative', 'dein');

/** Who took the trick, with what, and how many points; null in a game in which they do not count. */
export const sayReaderTakes = (card: Card, points: number | null): string =>
  `${capital(yours(card))} holt ${worth(points)}.`;

export const sayPartnerTakes = (partner: string, card: Card, points: number | null): string =>
  `${partner} holt mit ${card} ${worth(points)} für eure Seite.`;

export const sayOtherTakes = (other: string, card: Card, points: number | null): string =>
  `${other} holt mit ${card} ${worth(points)}.`;

/** The other side took an ace of the reader’s. @param isTrumped whether with a trump. */
export const sayAceLost = (
  other: string,
  card: Card,
  ace: Card,
  points: number,
  isTrumped: boolean,
): string =>
  isTrumped
    ? `${other} sticht mit ${card}, und ${yours(ace)} ist verloren: ${worth(points)}.`
    : `${other} holt mit ${card} ${worth(points)}, und ${yours(ace)} ist verloren.`;

/** The declarer’s points begin with what was put away. */
const youHave = (withAway: boolean): string =>
  withAway ? 'Mit dem Gedrückten hast du' : 'Du hast';

export const sayTheyAreSchneider = (points: number): string =>
  `Du hast ${points}: Sie sind Schneider, das zählt eins mehr.`;

export const sayGameIsWon = (points: number, withAway: boolean): string =>
  `${youHave(withAway)} ${points}, mehr als die Hälfte der 120: Das Spiel ist gewonnen.`;

export const sayGameIsLost = (theirs: number, goal: number): string =>
  `Sie haben ${theirs}, du kannst also keine ${goal} mehr erreichen: Das Spiel ist verloren.`;

/** The declarer has lost. @param enough so many points are enough for the defenders. */
export const sayDeclarerHasLost = (declarer: string, points: number, enough: number): string =>
  `Ihr beide habt ${points}, und ${enough} reichen: ${declarer} hat verloren.`;

export const sayDefendersHaveLost = (declarer: string, points: number): string =>
  `${declarer} hat ${points} Augen in Stichen: Ihr beide habt verloren.`;

/** Which trumps are gone: those of the others, all but the reader’s, or all of them. */
export type TrumpsGone = 'theirs' | 'all-but-yours' | 'all';

const GONE: Readonly<Record<TrumpsGone, string>> = {
  theirs: 'Das war ihr letzter Trumpf.',
  'all-but-yours': 'Trumpf hast jetzt nur noch du.',
  all: 'Alle Trümpfe sind gefallen.',
};

/** That no trump is left against the reader. */
export const sayTrumpsGone = (gone: TrumpsGone): string => GONE[gone];

/** The same, and which cards are safe. @param areAces whether they are several aces and nothing else. */
export function saySafeNow(gone: TrumpsGone, safe: readonly Card[], areAces: boolean): string {
  const [only] = safe;
  const which = areAces
    ? 'Deine Asse'
    : safe.length === 1 && only !== undefined
      ? capital(yours(only))
      : listed(safe);
  return `${GONE[gone]} ${which} ${safe.length === 1 ? 'ist' : 'sind'} jetzt sicher.`;
}

/** The same, and a suit that the reader can trump. */
export const sayCanTrump = (gone: TrumpsGone, suit: Suit, suits: SuitStyle): string =>
  `${GONE[gone]} Wenn sie ${SUIT_WORDS.de[suits][suit]} ausspielen, kannst du stechen.`;

/** Both others are out of trumps. */
export const sayBothOutOfTrumps = (names: readonly string[]): string =>
  `${listed(names)} haben keinen Trumpf mehr.`;

/**
 * One of the others has no trump.
 *
 * @param hadSome whether they may have had some before.
 * @param rest who has the trumps that are left, and how many; null where that is not known.
 */
export function sayOutOfTrumps(
  name: string,
  hadSome: boolean,
  rest: { readonly name: string; readonly trumps: number } | null,
): string {
  const others =
    rest === null
      ? ''
      : ` ${rest.name} hat ${rest.trumps === 1 ? 'den letzten' : `die letzten ${rest.trumps}`}.`;
  return `${name} hat keinen Trumpf${hadSome ? ' mehr' : ''}.${others}`;
}

/** One of the others has none of a suit. */
export function sayVoidIn(name: string, suit: Suit, mayTrump: boolean, suits: SuitStyle): string {
  const none = `${name} hat kein ${SUIT_WORDS.de[suits][suit]}`;
  return mayTrump ? `${none} und könnte es stechen.` : `${none} mehr.`;
}

/** A card of the reader’s has become the highest of its suit. */
export const sayHighest = (card: Card, suits: SuitStyle): string =>
  `${capital(yours(card))} ist jetzt die höchste Karte in ${SUIT_WORDS.de[suits][suitOf(card)]}.`;

/** The reader has played the last card of a suit. */
export const sayOwnSuitGone = (suit: Suit, suits: SuitStyle): string =>
  `Du hast kein ${SUIT_WORDS.de[suits][suit]} mehr und kannst es jetzt stechen.`;

/** How many trumps are out. @param isKnown whether the others must hold them. */
export const sayTrumpsLeft = (trumps: number, isKnown: boolean): string =>
  isKnown
    ? `Gegen dich ${trumps === 1 ? 'ist' : 'sind'} noch ${counted(trumps, 'trump')} draußen.`
    : `Von den Trümpfen, die du nicht hast, ${trumps === 1 ? 'ist' : 'sind'} ${trumps} noch nicht gefallen.`;

/** The reader’s side has no point yet. @param goal so many are needed. */
export const sayNoPoints = (declares: boolean, goal: number): string =>
  declares
    ? `Du hast noch keine Augen und brauchst ${goal}.`
    : `Ihr beide habt noch keine Augen und braucht ${goal}.`;

/** How far the declarer has come. */
export const sayDeclarersSum = (points: number, goal: number, withAway: boolean): string =>
  `${youHave(withAway)} ${points} der nötigen ${goal} Augen.`;

/** How far the defenders have come. */
export const sayDefendersSum = (points: number, goal: number): string =>
  `Ihr beide habt ${points} der nötigen ${goal} Augen.`;

/** The declarer of a Null has taken no trick. */
export const sayNoTrick = (toGo: number): string =>
  `Du hast noch keinen Stich gemacht, ${toGo === 1 ? 'und einer kommt noch' : `und ${toGo} kommen noch`}.`;
