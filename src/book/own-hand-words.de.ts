/** The reader’s own ten cards, tested by the book’s rule and by chance. */
import type { Suit } from '../game/skat/cards.ts';
import type { Seat } from '../game/skat/seats.ts';
import { sayEight } from '#edition/strategy/bidding/count-words.ts';
import type { EightCount } from '../strategy/bidding/eight-rule.ts';
import { SUIT_WORDS } from '../game/words/cards.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted, nounFor } from '../game/words/nouns.de.ts';
import { grouped, inWords } from '#edition/game/words/number-words.ts';

/** The form. */
export const OWN_FORM = {
  withoutScript: 'Um dein eigenes Blatt zu prüfen, brauchst du JavaScript.',
  onPaper: 'Auf der Webseite kannst du hier zehn Karten wählen und die übrigen verteilen lassen.',
  cards: 'Deine zehn Karten',
  game: 'Spiel',
  seat: 'Platz',
  stop: 'Anhalten',
  clear: {
    words: 'Leeren',
    question: 'Alle Karten aus dem Blatt nehmen?',
    yes: 'Herausnehmen',
    no: 'Behalten',
  },
  full: 'Du hast zehn Karten. Tippe erst eine davon an, dann kommt sie heraus.',
  progress: 'Gespielte Verteilungen',
  trouble: 'Der Computer konnte diese Verteilungen nicht spielen.',
} as const;

/** A game that can be chosen. */
export function nameOwnGame(game: Suit | 'grand' | 'nullo'): string {
  if (game === 'grand') return 'Grand';
  return game === 'nullo' ? 'Null' : `Solo in ${SUIT_WORDS.de.french[game]}`;
}

/** What is still to be chosen. @param cards how many of the ten are there. */
export const askForTen = (cards: number): string =>
  `${cards === 0 ? 'Wähle zehn Karten' : `Du hast ${cards} von 10 Karten`}. Gezählt und verteilt wird, wenn das Blatt voll ist.`;

/** The button that deals. */
export const dealTimes = (deals: number): string => `${grouped(deals)} Mal verteilen`;

/** What is said of a Nullo. */
export const NO_RULE = 'Für einen Null hat Foster keine Zählung, nur Blätter zum Vergleichen.';

/** How often hands of the same count were won: `37 ± 1` of a hundred. */
interface MeasuredCount {
  readonly count: number;
  /** Undefined where it was not measured. */
  readonly share: string | undefined;
  readonly seat: Seat;
}

/** The Eight Rule for a Solo. @param enough whether the count makes one. */
export const sayEightRule = (count: EightCount, enough: boolean, measured: MeasuredCount): string =>
  `${sayEight(count, enough)}${sayOthers(measured)}`;

/** The count of sure tricks, and what is missing for a Grand; null and false where nothing is. */
export interface GrandCount {
  readonly jacks: number;
  readonly plain: number;
  readonly suits: number;
  readonly tricks: number;
  readonly isShort: boolean;
  /** In how many suits they must lie. */
  readonly suitsNeeded: number | null;
  /** What the defenders can pile on the tricks that are lost. */
  readonly pile: number | null;
}

/** The count to seven for a Grand. */
export function sayGrandRule(count: GrandCount, measured: MeasuredCount): string {
  const { isShort, jacks, pile, plain, suits, suitsNeeded, tricks } = count;
  const wants = [
    ...(isShort ? ['es müssen sieben sein'] : []),
    ...(suitsNeeded === null ? [] : [`sie müssen in ${inWords(suitsNeeded)} Farben liegen`]),
    ...(pile === null
      ? []
      : [`die Gegenspieler können auf deine verlorenen Stiche ${pile} Augen legen`]),
  ];
  const verdict =
    wants.length === 0 ? 'nach der ganzen Regel ist das ein Grand' : `aber ${listed(wants)}`;
  const inSuits = plain === 0 ? '' : ` in ${counted(suits, 'suit', 'dative')}`;
  const parts = `${counted(jacks, 'winning jack')} und ${counted(plain, 'card')}${inSuits}`;
  return `Gezählt bis sieben: ${parts} machen ${counted(tricks, 'sure trick', 'accusative')}; ${verdict}.${sayOthers(measured)}`;
}

/** The result for all hands with this count; empty where it was not measured. */
function sayOthers({ count, seat, share }: MeasuredCount): string {
  if (share === undefined) return '';
  return ` Blätter, die ${count} zählen, gewinnen in ${SEAT_WORDS[seat]} ${share} von 100 Spielen.`;
}

/** What has been played: a share in the hundred, its margin, and of how many deals. */
interface OwnResult {
  readonly share: string;
  readonly margin: string;
  readonly won: number;
  readonly deals: number;
}

/** The result so far; the share stands in the gap. */
export const sayOwnResult = ({ deals, margin, won }: OwnResult, seed: number): string =>
  `Gewonnen: {share} ± ${margin} von 100, das sind ${grouped(won)} von ${grouped(deals)} ${nounFor(deals, 'deal', 'dative')}, Startwert ${seed}.`;

/** The result at the end, for those who hear it. */
export const hearOwnResult = ({ margin, share }: OwnResult): string =>
  `${share} von 100 gewonnen, Fehlergrenze ${margin}.`;
