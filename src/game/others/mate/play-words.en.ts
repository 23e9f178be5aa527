/** The page on which Mate is played: its buttons, the form for a deal, and what stands below. */
import { grouped } from '#edition/game/words/number-words.ts';
import type { MateVariant } from './rules.ts';
import { PRIVILEGES, variantName } from '#edition/game/others/mate/mate-words.ts';

/** The buttons at the table. */
export const MATE_TABLE = {
  changeHands: 'Change hands',
  secondRound: 'Second round of the match',
  anotherMatch: 'Another match',
  sameDeal: 'The same deal again',
  showsWorths: 'show what each card is worth',
} as const;

/** The button to put no card aside. @param worth what that is worth, with its sign; null where it is not shown. */
export const sayPutNothing = (worth: string | null): string =>
  `Put nothing aside${worth === null ? '' : ` (${worth})`}`;

/** The line below the table. */
export interface MateStanding {
  readonly number: number;
  readonly variant: MateVariant;
  readonly round: 1 | 2;
  readonly game: 1 | 2;
  readonly you: number;
  readonly engine: number;
}

/** `Deal 13,074, plain rules. Round 1, game 2 of 2: you 33, the engine 0.` */
export const sayMateStanding = ({
  engine,
  game,
  number,
  round,
  variant,
  you,
}: MateStanding): string =>
  `Deal ${grouped(number)}, ${variantName(variant)}. Round ${round}, game ${game} of 2: you ${you}, the engine ${engine}.`;

/** The form for the deal, the deck and the rules. */
export const MATE_FORM = {
  heading: 'Change the deal, the deck or the rules',
  deal: 'Deal',
  deck: { name: 'Deck', single: 'Single', double: 'Double' },
  answers: { name: 'Answers', none: 'Suit first', ...PRIVILEGES },
  seat: { name: 'You begin as', X: 'X, who leads', Y: 'Y' },
  freeMove: { name: 'Free Move', none: 'Without', once: 'Once a game' },
  anew: {
    words: 'Deal',
    question: 'This ends the round on the table. Deal anew?',
    yes: 'Deal anew',
    no: 'Play on',
  },
  any: {
    words: 'Any deal',
    question: 'This ends the round on the table. Deal at random?',
    yes: 'Deal at random',
    no: 'Play on',
  },
} as const;

/** Around the table, in lines with marks (src/lib/marked.ts). */
export const MATE_PAGE = {
  withoutScript:
    'The opponent needs JavaScript. Without it you can read the three games of 1915 card by card: [the first](/hands/mate-1/), [the second](/hands/mate-2/) and [the third](/hands/mate-3/).',
  deal: 'Deal 13,074 of the Single Mate Deck is the deal of 1915. The number settles all twenty cards, so a friend who types it in has the same game. X leads in both games of a round, and after the first you change hands. In the second round of a match the other player deals.',
  engine:
    'The engine plays every variation with both decks, and it never errs, because it works each deal out to its end. The same hand leads twice, so if you play as well as the engine does, the round is even.',
  worths:
    'The number beside a card is what you will score with it, less what the engine will, when both go on as well as they can. The rules are in [the chapter on Mate](/shelf/mate/).',
} as const;
