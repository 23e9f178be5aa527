/** What the book’s principles of putting away say of cards, and why: comment text. */
import type { Card } from '../../game/skat/cards.ts';
import { cardGender, withArticle } from '../../game/words/grammar.de.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../../game/words/nouns.de.ts';
import { capital } from '../../game/words/text.ts';

/** How little a ten is guarded. */
type TenGuard = 'none' | 'one' | 'ace-out';

const GUARDS: Readonly<Record<TenGuard, string>> = {
  none: 'sie ist blank',
  one: 'sie ist nur einmal besetzt',
  'ace-out': 'das Ass ist draußen',
};

const PRONOUNS = { masculine: 'ihn', feminine: 'sie', neuter: 'es' } as const;

/** `Behalte ihn`, of the card named before. */
const keepIt = (card: Card): string => `Behalte ${PRONOUNS[cardGender(card)]}`;

/** `Der CJ`, at the beginning of a sentence. */
const beginning = (card: Card): string => capital(withArticle(card));

/** The sentences. `page` is the page of Foster’s book for the game. */
export const LAYOUT_WORDS = {
  trumpInDanger: (card: Card, trumps: number): string =>
    `${beginning(card)} ist in Gefahr: Mit ${counted(trumps, 'trump', 'dative')} kannst du ${PRONOUNS[cardGender(card)]} nicht schützen (Seite 61).`,
  longTen: (ten: Card): string =>
    `${beginning(ten)} ist in Gefahr: Die Farbe ist lang und wird gestochen (Seite 62).`,
  longAce: (ace: Card): string =>
    `${beginning(ace)} ist in Gefahr: Von einer so langen Farbe haben die anderen kaum eine Karte (Seite 62).`,
  tenInDanger: (ten: Card, guard: TenGuard, page: number): string =>
    `${beginning(ten)} ist in Gefahr, denn ${GUARDS[guard]} (Seite ${page}).`,
  jack: (card: Card): string =>
    `${beginning(card)} ist einer der besten Trümpfe: ${keepIt(card)} (Seite 60).`,
  trump: (card: Card): string =>
    `${beginning(card)} ist ein Trumpf und nicht in Gefahr: ${keepIt(card)} (Seite 60).`,
  ace: (card: Card): string =>
    `${beginning(card)} sollte nicht weg: Drück kein Ass, wenn nicht auch die Zehn dazu geht und beide in Gefahr sind (Seite 60).`,
  besideAce: (card: Card): string =>
    `${beginning(card)} hat das Ass neben sich und ist nicht in Gefahr (Seite 60).`,
  tenAndKing: (pair: readonly Card[]): string =>
    `${listed(pair)} gehören zusammen: Ein Stich ist ihnen sicher (Seite 154).`,
  divide:
    'Hohe Trümpfe und eine lange Farbe sind beide in Gefahr: Rette von jedem eine Karte (Seite 62).',
  wholeSuit: (page: number): string =>
    `Eine ganze Farbe geht weg, und du kannst sie stechen (Seite ${page}).`,
  /** @param pair the ten to put away and its guard to keep. */
  piled: (alone: Card, pair: { readonly ten: Card; readonly guard: Card }, page: number): string =>
    `${beginning(alone)} bleibt blank, und darauf können 21 Augen fallen: Drück ${PRONOUNS[cardGender(alone)]} mit ${withArticle(pair.ten, 'dative')} und behalte ${withArticle(pair.guard, 'accusative')} (Seite ${page}).`,
  /** In a Null. @param lower whether there are lower cards of its suit, though too few. */
  mayWin: (card: Card, lower: boolean): string =>
    `${beginning(card)} ist in Gefahr und kann zu einem Stich gezwungen werden: Du hast ${lower ? 'zu wenige kleinere Karten' : 'keine kleinere Karte'} der Farbe (Seite 174).`,
  throwOnMissing: (cards: readonly Card[]): string =>
    `Was in Gefahr bleibt, ${listed(cards)}, kannst du vielleicht auf die Farbe abwerfen, die dir fehlt (Seite 174).`,
} as const;
