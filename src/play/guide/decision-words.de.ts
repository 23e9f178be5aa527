/** What the guide says where the reader is to act; comment text, in which cards are codes. */
import type { Card, Suit } from '../../game/skat/cards.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { withArticle } from '../../game/words/grammar.de.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../../game/words/nouns.de.ts';
import { sayStrength } from '#edition/play/guide/game-words.ts';
import type { SuitCount } from './hand-counts.ts';

const cardsIn = (best: SuitCount, suits: SuitStyle): string =>
  `In ${SUIT_WORDS.de[suits][best.suit]} hast du ${sayStrength(best)}`;

/** A hand to bid on. */
export const sayIsGame = (best: SuitCount, suits: SuitStyle): string =>
  `${cardsIn(best, suits)}: Das ist ein Spiel.`;

/** A hand to pass on. */
export const sayIsNoGame = (best: SuitCount, suits: SuitStyle): string =>
  `${cardsIn(best, suits)}: Das ist nicht viel gegen zwei.`;

/** What a suit game is worth. */
export const sayReckoning = (
  { base, matadors, suit, times, value }: SuitCount,
  suits: SuitStyle,
): string =>
  `${SUIT_WORDS.de[suits][suit]} zählt ${base}; ${makeMatadors(matadors)}, Spiel ${times}: ${times} × ${base} = ${value}.`;

/**
 * How far to go.
 *
 * @param answers whether another has offered a number. @param isAtRisk whether a jack in the skat can lower the value.
 */
export const sayUpTo = (value: number, answers: boolean, isAtRisk: boolean): string =>
  `Bis ${value} kannst du ${answers ? 'ja sagen' : 'reizen'}${isAtRisk ? ', aber ein höherer Bube im Skat kann den Wert senken' : ''}.`;

/** A hand with jacks and aces. */
export const sayThinkOfGrand = (jacks: number, aces: number): string =>
  `Du hast ${counted(jacks, 'jack', 'accusative')} und ${counted(aces, 'ace', 'accusative')}: Denk an einen Grand.`;

/** The reader has become the declarer. @param bid null where nobody has bid. */
export const sayPlaysAlone = (bid: number | null): string =>
  `Die anderen haben gepasst: Du spielst allein gegen beide${bid === null ? '' : `, und dein Spiel muss mindestens ${bid} wert sein`}.`;

export const TAKE_OR_LEAVE =
  'Nimm den Skat auf: Aus zwölf Karten wählst du die besten zehn. Ohne ihn heißt das Spiel Hand: Es zählt eins mehr, ist aber schwerer.';

export const PUT_TWO_AWAY = 'Drücke zwei Karten: Ihre Augen zählen für dich.';

/** What to keep of twelve cards. */
export const sayKeepTrumps = (
  suit: Suit,
  trumps: number,
  hasAces: boolean,
  suits: SuitStyle,
): string =>
  `Ist ${SUIT_WORDS.de[suits][suit]} Trumpf, hast du ${counted(trumps, 'trump', 'accusative')}: Behalte ${trumps === 1 ? 'ihn' : 'sie'}${hasAces ? ' und deine Asse' : ''}.`;

/** What to put away. */
export const sayPutWeakAway = (weak: readonly Card[]): string =>
  `Drücke zwei schwache, etwa ${listed(weak, 'or')}, am besten eine ganze Farbe: Die kannst du dann stechen.`;

export const YOU_LEAD = 'Du bist Vorhand, also spielst du aus.';

/** What the defenders need. */
export const sayDefendersNeed = (declarer: string): string =>
  `Ihr beide braucht 60 Augen gegen ${declarer}.`;

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
  const yours = aces.length === 1 ? withArticle(aces[0]!, 'accusative', 'dein') : 'deine Asse';
  const safe =
    aces.length === 0
      ? ''
      : outlasts
        ? ` Sind die weg, kann niemand mehr ${yours} stechen.`
        : ` Um sie alle herauszuholen, hast du zu wenige, und die anderen können ${yours} stechen.`;
  const others = isKnown ? `sie haben ${out}` : `draußen sind ${out}`;
  return `${YOU_LEAD} Du hast ${counted(trumps, 'trump', 'accusative')}, ${others}.${safe}`;
}

/** What was led: a suit, or trumps. */
export type Led = Suit | 'trump';

const ledName = (led: Led, suits: SuitStyle): string =>
  led === 'trump' ? 'Trumpf' : SUIT_WORDS.de[suits][led];

/** Only one card may be played. */
export const sayOnlyCard = (card: Card, led: Led, suits: SuitStyle): string =>
  `Du darfst nur ${withArticle(card, 'accusative')} legen: ${ledName(led, suits)} wurde ausgespielt.`;

/** The reader must follow. */
export const sayMustFollow = (led: Led, suits: SuitStyle): string =>
  `${ledName(led, suits)} wurde ausgespielt, also musst du bedienen.`;

/** The reader cannot follow. @param mayTrump whether a trump can be played on it. */
export const sayCannotFollow = (led: Led, mayTrump: boolean, suits: SuitStyle): string => {
  const none = led === 'trump' ? 'keinen Trumpf' : `kein ${ledName(led, suits)}`;
  return mayTrump
    ? `Du hast ${none}, also darfst du stechen oder abwerfen.`
    : `Du hast ${none}, also wirfst du ab.`;
};

/** What lies in the trick. @param isLast whether the reader plays last. */
export function sayTrickSoFar(points: number, isLast: boolean): string {
  const trick = `Im Stich liegen ${isLast ? '' : 'bisher '}${points === 0 ? 'keine Augen' : counted(points, 'point')}`;
  return isLast ? `${trick}, und du legst die letzte Karte.` : `${trick}.`;
}
