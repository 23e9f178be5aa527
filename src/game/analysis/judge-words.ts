/**
 * What a reader's card was worth, in sentences addressed to the reader. They are comment text: card
 * codes in them become signs. What open cards show is said as such, and never as what the reader
 * ought to have known.
 */
import type { Mark } from '../notation/hand.ts';
import { MARK_WORDS } from '#edition/game/words/mark-words.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { inWords } from '#edition/game/words/number-words.ts';
import { SEAT_WORDS } from '../words/seats.ts';
import { capital } from '../words/text.ts';
import type { Card } from '../skat/cards.ts';
import type { Seat } from '../skat/seats.ts';
import type { Judged, CardWorth } from './judge.ts';

/** A card of the reader's beside the book's. */
export interface Compared {
  readonly seat: Seat;
  /** Null where the reader asked for the answer. */
  readonly own: Card | null;
  readonly told: Card;
  /** How the author judges the card of the book. */
  readonly mark: Mark | null;
}

const NO_VALUE =
  'In a Ramsch no card has one value: three play, each alone, so the book’s reasons must do.';

/**
 * The sentences on an answer, in the order in which they are read.
 *
 * @param judgement null where no card has a value, or none is known.
 * @param ramsch whether the game is one in which no card has a value.
 */
export function judgedWords(
  { mark, own, seat, told }: Compared,
  judgement: Judged | null,
  ramsch: boolean,
): string[] {
  const player = SEAT_WORDS[seat];
  const markText = mark === null ? '' : ` (${MARK_WORDS[mark]})`;
  if (own === null) return [`${player} played the ${told}${markText}.`];
  const sentences = [
    own === told
      ? `The ${own} it is: so ${player} played${markText}.`
      : `You play the ${own}; ${player} played the ${told}${markText}.`,
  ];
  if (judgement === null) return ramsch && own !== told ? [...sentences, NO_VALUE] : sentences;
  if (judgement.allSame) {
    return [
      ...sentences,
      `With all cards open, every card came to the same: ${after(judgement, judgement.own)}.`,
    ];
  }
  return [
    ...sentences,
    `With all cards open, ${afterCard(judgement, judgement.own)}.`,
    ...(own === told ? [] : [comparison(judgement)]),
    ...better(judgement),
  ];
}

/** `H9 leaves you 57 points, and the game is lost`. */
function afterCard(judgement: Judged, worth: CardWorth): string {
  if (judgement.measure !== 'points') return `after the ${worth.card} ${after(judgement, worth)}`;
  const verb = judgement.declares
    ? 'leaves you'
    : worth.wins
      ? 'holds the declarer to'
      : 'gives the declarer';
  return `the ${worth.card} ${verb} ${counted(worth.value, 'point')}, ${ending(judgement, worth)}`;
}

/** What a value means, as a clause: `you come to 64 points, which wins`. */
function after({ declares, measure }: Judged, worth: CardWorth): string {
  const { value, wins } = worth;
  switch (measure) {
    case 'points': {
      const points = counted(value, 'point');
      return declares
        ? `you come to ${points}, ${wins ? 'and win' : 'and lose'}`
        : `the declarer comes to ${points}, ${wins ? 'and loses' : 'and wins'}`;
    }
    case 'no-trick':
      if (declares) {
        return wins ? 'no trick can be forced on you' : 'a trick can be forced on you';
      }
      return wins
        ? 'a trick can be forced on the declarer'
        : 'no trick can be forced on the declarer';
    case 'every-trick':
      if (declares) return wins ? 'every trick is yours' : 'a trick is lost';
      return wins ? 'a trick can be saved' : 'the declarer gets every trick';
  }
}

function ending({ declares }: Judged, { wins }: CardWorth): string {
  if (declares) return wins ? 'and wins' : 'and loses';
  return wins ? 'too few to win' : 'enough to win';
}

/** The reader's card beside the book's. */
function comparison(judgement: Judged): string {
  const { gain, measure, own, told } = judgement;
  if (gain === 0) return `The ${told.card} comes to the same.`;
  if (own.wins !== told.wins) {
    return own.wins
      ? `That decides the game: ${afterCard(judgement, told)}.`
      : `There lay the game: ${afterCard(judgement, told)}.`;
  }
  if (measure !== 'points') return `The ${told.card} comes to the same.`;
  const points = counted(Math.abs(gain), 'point');
  return gain > 0
    ? `As the cards lie, that is ${points} better than the ${told.card}.`
    : `The ${told.card} is ${points} better.`;
}

/** The best card, where neither the reader nor the book played one. */
function better(judgement: Judged): string[] {
  const { best, own, told } = judgement;
  const [first] = best;
  if (first === undefined || best.some(({ card }) => card === own.card || card === told.card)) {
    return [];
  }
  const which =
    best.length > 3
      ? `any of ${best.length} cards`
      : listed(
          best.map(({ card }) => `the ${card}`),
          'and',
        );
  const does = best.length > 1 && best.length <= 3 ? 'do' : 'does';
  return [`As the cards lie, ${which} ${does} best: ${after(judgement, first)}.`];
}

/** How one card of the reader's came out, for the sum of them. */
type Outcome = 'as-told' | 'equal' | 'better' | 'worse' | 'cost' | 'other';

function outcomeOf(own: Card, bookCard: Card, judgement: Judged | null): Outcome {
  // A card of the book that gives the game away is not counted against a reader who found it too.
  if (own === bookCard) return 'as-told';
  if (judgement === null) return 'other';
  if (judgement.gain < 0) return judgement.costsGame && judgement.told.wins ? 'cost' : 'worse';
  return judgement.gain > 0 ? 'better' : 'equal';
}

/** One of the cards that were the reader's to find. */
export interface FoundCard {
  readonly own: Card | null;
  readonly told: Card;
  readonly judged: Judged | null;
}

/**
 * How a seat's cards went: `Of ten cards you played seven as the book does. Two others were worth as
 * much; one cost the game.`
 *
 * @param found the cards that left a choice, in the order played.
 */
export function scoreWords(found: readonly FoundCard[], ramsch: boolean): string[] {
  const played = found.flatMap(({ judged: judgement, own, told }) =>
    own === null ? [] : [outcomeOf(own, told, judgement)],
  );
  const count = (outcome: Outcome): number => played.filter((one) => one === outcome).length;
  const untold = found.length - played.length;
  if (found.length === 0) return ['There was nothing to choose: every card was forced.'];
  if (played.length === 0) return ['You had every card told.'];

  const right = count('as-told');
  const all = played.length;
  const first =
    all === 1
      ? right === 1
        ? 'The one card there was to choose you played as the book does.'
        : 'The one card there was to choose you played otherwise than the book.'
      : right === all
        ? `${all === 2 ? 'Both' : `All ${inWords(all)}`} cards that were yours to choose you played as the book does.`
        : `Of ${inWords(all)} cards that were yours to choose you played ${right === 0 ? 'none' : inWords(right)} as the book does.`;

  const say = (outcome: Outcome, what: string): string =>
    clause(count(outcome), all, right > 0, what);
  const rest = [
    say('equal', 'worth as much'),
    say('better', 'worth more, with all cards open'),
    say('worse', 'worth less'),
    ramsch ? '' : say('other', 'not weighed'),
    count('cost') === 0 ? '' : `${all === 1 ? 'it' : inWords(count('cost'))} cost the game`,
  ].filter((text) => text !== '');
  const untoldWords = untold === 0 ? [] : [`${capital(inWords(untold))} you had told.`];
  const reasons = ramsch && right < all ? [NO_VALUE] : [];
  return [
    first,
    ...(rest.length === 0 ? [] : [`${capital(rest.join('; '))}.`]),
    ...reasons,
    ...untoldWords,
  ];
}

/** `two others were worth less`; of one card alone `it was worth less`. */
function clause(number: number, all: number, besides: boolean, what: string): string {
  if (number === 0) return '';
  if (all === 1) return `it was ${what}`;
  const other = !besides ? '' : number === 1 ? ' other' : ' others';
  return `${inWords(number)}${other} ${number === 1 ? 'was' : 'were'} ${what}`;
}
