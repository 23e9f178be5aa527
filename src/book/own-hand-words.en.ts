/** The reader’s own ten cards, tested by the book’s rule and by chance. */
import type { Suit } from '../game/skat/cards.ts';
import type { Seat } from '../game/skat/seats.ts';
import { sayEight } from '#edition/strategy/bidding/count-words.ts';
import type { EightCount } from '../strategy/bidding/eight-rule.ts';
import { SUIT_WORDS } from '../game/words/cards.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { grouped, inWords } from '#edition/game/words/number-words.ts';

/** The form. */
export const OWN_FORM = {
  withoutScript: 'To test a hand of your own you need JavaScript.',
  onPaper: 'On the web page you can choose ten cards here and have the others dealt.',
  cards: 'Your ten cards',
  game: 'Game',
  seat: 'Seat',
  stop: 'Stop',
  clear: {
    words: 'Clear',
    question: 'Take all the cards out of the hand?',
    yes: 'Take them out',
    no: 'Keep them',
  },
  full: 'You have ten cards. Press one of them first to take it out.',
  progress: 'Deals played',
  trouble: 'The engine could not play these deals.',
} as const;

/** A game that can be chosen. */
export function nameOwnGame(game: Suit | 'grand' | 'nullo'): string {
  if (game === 'grand') return 'Grand';
  return game === 'nullo' ? 'Nullo' : `Solo in ${SUIT_WORDS.en.french[game]}`;
}

/** What is still to be chosen. @param cards how many of the ten are there. */
export const askForTen = (cards: number): string =>
  `${cards === 0 ? 'Press ten cards' : `You have ${cards} of ten`}. The count and the deals need a whole hand.`;

/** The button that deals. */
export const dealTimes = (deals: number): string => `Deal ${grouped(deals)} times`;

/** What is said of a Nullo. */
export const NO_RULE = 'Foster has no count for a Nullo, only hands to compare with.';

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
    ...(isShort ? ['there must be seven'] : []),
    ...(suitsNeeded === null ? [] : [`they must lie in ${inWords(suitsNeeded)} suits`]),
    ...(pile === null ? [] : [`the defenders can pile ${pile} on what you lose`]),
  ];
  const verdict = wants.length === 0 ? 'that is a Grand by the whole rule' : `but ${listed(wants)}`;
  const parts = `${counted(jacks, 'winning jack')} and ${counted(plain, 'card')} in ${counted(suits, 'suit')}`;
  return `The count to seven: ${parts} make ${counted(tricks, 'sure trick')}; ${verdict}.${sayOthers(measured)}`;
}

/** The result for all hands with this count; empty where it was not measured. */
function sayOthers({ count, seat, share }: MeasuredCount): string {
  if (share === undefined) return '';
  return ` Of all hands that count ${count}, ${share} in a hundred are won in ${SEAT_WORDS[seat]}.`;
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
  `Won: {share} ± ${margin} in a hundred, ${grouped(won)} of ${grouped(deals)} deals, seed ${seed}.`;

/** The result at the end, for those who hear it. */
export const hearOwnResult = ({ margin, share }: OwnResult): string =>
  `Won ${share} in a hundred, margin ${margin}.`;
