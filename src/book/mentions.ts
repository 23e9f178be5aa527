/** What is wrong with a chapter’s mention of a hand, a law, a term, a card or a book. */
import { GLOSSARY } from '#content/glossary/glossary.ts';
import { NAMED_TRICK } from '#edition/book/typed-words.ts';
import { ORDINAL_WORDS } from '#edition/game/words/ordinals.ts';
import { askProblem } from './ask-problem.ts';
import { citation } from './books.ts';
import { lawMention } from './law-links.ts';
import { linkTo } from './place-link.ts';
import type { GameHand, Hand } from '../game/notation/hand.ts';
import { buildReplay } from '../game/replay/build.ts';
import type { MeasureResult } from '../strategy/simulations/result.ts';
import { isCard } from '../game/skat/cards.ts';
import { sayMeasured } from './exhibits/measures/say-points.ts';
import { groupsOfPlot } from './exhibits/measures/say-share.ts';
import { FOUR_ANCHORS, FOUR_BOOKS } from './four-books.ts';
import { factOf } from './facts.ts';
import { findEntry } from './glossary.ts';
import { verdictProblem } from './verdicts.ts';
import { readNumber } from '#edition/game/words/number-words.ts';
import { readNumber as readNumberOfSource } from '../game/words/number-words.en.ts';

/** What chapters may mention. */
export interface BookToCheck {
  readonly hands: readonly Hand[];
  /** Those of other games; none unless said. */
  readonly gameHands?: readonly GameHand[];
  /** The addresses of the chapters, `/manual/solo/`. */
  readonly chapters: ReadonlySet<string>;
  /** The titles of the laws that have a text, by number. */
  readonly laws: ReadonlyMap<number, string>;
  readonly measures: readonly MeasureResult[];
  /** The ids of hands whose files have mistakes, so that nothing can be said about them; none unless given. */
  readonly mistaken?: readonly string[];
}

/** A component in a chapter. */
export interface Mention {
  readonly props: Readonly<Partial<Record<string, string>>>;
  /** The text between its tags, without other tags. */
  readonly text: string;
}

/** Says what is wrong, in a sentence for the author, or null. */
type Check = (mention: Mention, book: BookToCheck) => string | null;

/** The checks by the component’s name. */
export const MENTIONS: Readonly<Partial<Record<string, Check>>> = {
  At: ({ props, text }, { gameHands = [], hands }) =>
    placeProblem(props['hand'], props['place'], [...hands, ...gameHands]) ??
    trickProblem(text, props['place']),
  Ask: ({ props: { hand: id, place } }, { hands }) => {
    if (place === undefined) return 'It needs place="…", where the reader is to play.';
    const hand = hands.find((known) => known.id === id);
    return placeProblem(id, place, hands) ?? (hand === undefined ? null : askProblem(hand, place));
  },
  HandFigure: ({ props }, { hands }) => placeProblem(props['id'], props['start'], hands),
  GameFigure: ({ props }, { gameHands = [] }) =>
    placeProblem(props['id'], props['start'], gameHands),
  Fact: factProblem,
  Measured: ({ props: { group = '', id }, text }, { measures }) =>
    groupProblem(id, [group], measures) ?? shareProblem(id, group, text, measures),
  Verdict: ({ props: { holds = '', id = '' }, text }, { measures }) =>
    text.trim() === ''
      ? 'It needs the words that judge between its tags.'
      : (measureProblem(id, measures) ?? verdictProblem(id, holds, measures)),
  HowMeasured: ({ props: { ids = '' } }, { measures }) =>
    ids
      .split(' ')
      .map((id) => measureProblem(id, measures))
      .find((problem) => problem !== null) ?? null,
  MeasuredPoints: ({ props: { id, rows = '' } }, { measures }) =>
    groupProblem(id, groupsOfPlot(rows, false), measures),
  MeasuredShares: ({ props: { bySeat, id, rows = '' } }, { measures }) =>
    groupProblem(id, groupsOfPlot(rows, bySeat !== undefined), measures),
  Law: ({ props }, { laws }) => lawProblem(props['n'] ?? '', laws),
  Term: ({ text }) =>
    findEntry(text.trim(), GLOSSARY) === undefined
      ? `content/glossary has no word “${text.trim()}”.`
      : null,
  InlineCard: ({ props: { card = '' } }) =>
    isCard(card) ? null : `“${card}” is not a card; cards are written CJ S10 HA D7.`,
  Note: ({ props: { book, page, under } }) =>
    book === undefined ? null : messageThrownBy(() => citation(book, { page, under })),
  Source: ({ props: { book = '', page, under } }) =>
    messageThrownBy(() => citation(book, { page, under })),
};

/**
 * What is wrong with a link to a page of the book, or null; links elsewhere are left alone.
 *
 * @param url as written: `/hands/foster-04/#foster-04/t2`, `/manual/solo/#p84`.
 */
export function linkProblem(
  url: string,
  { chapters, gameHands = [], hands, laws }: BookToCheck,
): string | null {
  const hand = /^\/hands\/([^/]+)\/(?:#(?:([^/]+)\/)?(.+))?$/.exec(url);
  if (hand !== null) {
    const [, id, placeHand = id, place] = hand;
    if (url.endsWith('/#errata')) return errataProblem(id, hands);
    if (placeHand !== id) return `The page is ${id}’s, the place ${placeHand}’s.`;
    return placeProblem(id, place, [...hands, ...gameHands]);
  }
  const law = /^\/manual\/the-laws\/#law-(\d+)$/.exec(url);
  if (law !== null) return lawProblem(law[1] ?? '', laws);
  if (url.startsWith(FOUR_BOOKS)) {
    const anchor = url.slice(FOUR_BOOKS.length + 1);
    return url === FOUR_BOOKS || FOUR_ANCHORS.has(anchor)
      ? null
      : `“Four books compared” has no place “${anchor}”.`;
  }
  const [address, chapter] = /^\/(?:manual|shelf|today)\/([^/#]+)\//.exec(url) ?? [];
  if (address === undefined || chapters.has(address)) return null;
  return `There is no chapter “${chapter ?? ''}”.`;
}

/** The page of a hand has a list of its errata, if there are any. */
function errataProblem(id: string | undefined, hands: readonly Hand[]): string | null {
  const errata = hands.find((hand) => hand.id === id)?.errata ?? [];
  return errata.length > 0 ? null : `${id ?? 'The hand'} has no errata.`;
}

function placeProblem(
  id: string | undefined,
  place: string | undefined,
  hands: readonly (Hand | GameHand)[],
): string | null {
  const link = linkTo(id ?? '', place ?? null, hands);
  return link.ok ? null : link.errors[0].message;
}

/** Words such as “the sixth trick” must lead to that trick. */
function trickProblem(text: string, place = ''): string | null {
  const [words, number, ordinal] = NAMED_TRICK.exec(text) ?? [];
  if (words === undefined) return null;
  const trick =
    ordinal === undefined
      ? readNumber(number ?? '')
      : ORDINAL_WORDS.indexOf(ordinal.toLowerCase()) + 1;
  const leadsTo = /(?:^|\/)t(\d+)(?:\.\d)?$/.exec(place)?.[1];
  if (trick === null || trick === Number(leadsTo)) return null;
  return `“${words}” leads to ${place === '' ? 'the hand' : place}, not to trick ${trick}.`;
}

function lawProblem(n: string, laws: BookToCheck['laws']): string | null {
  const wrong = messageThrownBy(() => lawMention(n));
  if (wrong !== null) return wrong;
  const missing = lawMention(n).find(({ law }) => law !== null && !laws.has(law));
  return missing === undefined
    ? null
    : `Law ${missing.law} is mentioned, and the chapter “the-laws” has no text for it.`;
}

/** A fact’s words, if it has any, must name the number that the hand gives. */
function factProblem(
  { props: { hand: id, of }, text }: Mention,
  { hands }: BookToCheck,
): string | null {
  const hand = hands.find((known) => known.id === id);
  if (hand === undefined) return placeProblem(id, undefined, hands);
  if (of === undefined) return 'It needs of="…", the name of the number.';
  const fact = factOf(of, buildReplay(hand));
  if (!fact.ok) return fact.errors[0].message;
  const words = text.replace(/\s+/g, ' ').trim();
  if (words === '' || words === fact.value) return null;
  // What is not translated has its numbers in the language of the source.
  if ([readNumber, readNumberOfSource].some((read) => read(words) === fact.value)) return null;
  return `The text says “${words}”, and “${of}” of ${hand.id} is ${fact.value}.`;
}

/** A measure that the text names must have been taken. */
function measureProblem(id: string | undefined, measures: readonly MeasureResult[]): string | null {
  if (measures.some((known) => known.id === id)) return null;
  return `There is no content/measures/${id ?? ''}.json. Take it: npm run measure -- ${id ?? 'ID'}`;
}

function groupProblem(
  id: string | undefined,
  groups: readonly string[],
  measures: readonly MeasureResult[],
): string | null {
  const result = measures.find((known) => known.id === id);
  if (result === undefined) return measureProblem(id, measures);
  if (groups.length === 0) return 'It needs rows="…", a group a line.';
  const unknown = groups.find((group) => !(group in result.groups));
  if (unknown === undefined) return null;
  return `Measure ${result.id} has no group “${unknown}”. There are:\n  ${Object.keys(result.groups).join('\n  ')}`;
}

/** A measured share’s words, if it has any, must be what the measure has. */
function shareProblem(
  id: string | undefined,
  group: string,
  text: string,
  measures: readonly MeasureResult[],
): string | null {
  const result = measures.find((known) => known.id === id);
  const estimate = result?.groups[group];
  const words = text.trim();
  if (result === undefined || estimate === undefined || words === '') return null;
  const measured = sayMeasured(result.unit, estimate);
  if (words === measured) return null;
  return `The text says “${words}”, and measure ${result.id} has ${measured} for “${group}”.`;
}

function messageThrownBy(run: () => unknown): string | null {
  try {
    run();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
