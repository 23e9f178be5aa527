/** The tags of a hand of another game than Skat. */
import { suitOf } from '../../cards/cards.ts';
import type { PackCard, Suit } from '../../cards/cards.ts';
import { SUIT_WORDS } from '../../words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { ID } from '../check/head.ts';
import { watch } from '../errors.ts';
import type { Report, Spot } from '../errors.ts';
import type { RawField, RawHand } from '../read/raw.ts';
import { reportCard } from '../read/trick.ts';
import { quote } from '../speak.ts';
import type { GameFormat, WrongTag } from './format.ts';

/** Every tag, in the order they are printed. */
export const GAME_TAGS = [
  'id',
  'number',
  'title',
  'source',
  'page',
  'game',
  'trump',
  'turned',
  'printed',
] as const;

/** What the tags say, as far as they hold up. */
export interface GameHead {
  readonly trump: Suit | null;
  /** The tags that the game alone has. */
  readonly own: Readonly<Record<string, string>>;
  readonly id: string;
  readonly number: number | null;
  readonly title: string;
  readonly source: string | null;
  readonly page: string | null;
  readonly turned: PackCard | null;
}

/** The suits as hand files write them, in every edition. */
const SUIT_OF_WORD: ReadonlyMap<string, Suit> = new Map(
  Object.entries(SUIT_WORDS.en.french).map(([suit, word]) => [word, suit as Suit]),
);

/** Checks the tags; null when one is missing or wrong, which is reported. */
export function checkGameHead(raw: RawHand, format: GameFormat, report: Report): GameHead | null {
  const { report: noted, failed } = watch(report);
  const { tags } = raw;
  const end: Spot = raw.deal ?? raw.end;
  for (const name of ['id', 'title', 'game']) {
    if (!tags.has(name)) reportMissing(end, name, noted);
  }
  for (const field of tags.values()) {
    if (field.value === '') reportValue(field, 'a value after the colon', noted);
  }
  const value = (name: string): string | null => tags.get(name)?.value ?? null;
  const id = tags.get('id');
  if (id && !ID.test(id.value)) reportValue(id, 'lower-case letters, digits and hyphens', noted);
  const number = tags.get('number');
  if (number && !/^[1-9]\d{0,3}$/.test(number.value)) {
    reportValue(number, 'a number from 1 to 9999', noted);
  }
  const trumpTag = tags.get('trump');
  const trump = trumpTag === undefined ? null : (SUIT_OF_WORD.get(trumpTag.value) ?? null);
  if (trumpTag && trump === null)
    reportValue(trumpTag, listed([...SUIT_OF_WORD.keys()], 'or'), noted);
  const turnedTag = tags.get('turned');
  const turned = turnedTag && format.isCard(turnedTag.value) ? turnedTag.value : null;
  if (turnedTag && turned === null) {
    reportCard({ ...turnedTag.valueAt, text: turnedTag.value }, noted, format);
  }
  if (failed()) return null;
  return {
    id: id?.value ?? '',
    number: number ? Number(number.value) : null,
    title: value('title') ?? '',
    source: value('source'),
    page: value('page'),
    trump,
    own: Object.fromEntries(
      format.ownTags.flatMap((name) => {
        const said = value(name);
        return said === null ? [] : [[name, said]];
      }),
    ),
    turned,
  };
}

/** Reports a tag that the game does not take. */
export function reportWrongTag(
  { tags, deal, end }: RawHand,
  { expected, tag }: WrongTag,
  report: Report,
): void {
  const field = tags.get(tag);
  if (field === undefined) reportMissing(deal ?? end, tag, report);
  else reportValue(field, expected, report);
}

/** The card turned up is the dealer’s, and of the trump suit. */
export function checkTurnedCard(
  { deal, tags }: RawHand,
  { trump, turned: card }: GameHead,
  dealer: string | null,
  report: Report,
): void {
  const field = tags.get('turned');
  if (field === undefined || card === null) return;
  const held = deal?.rows[dealer ?? '']?.words.some(({ text }) => text === card) ?? true;
  if (suitOf(card) === trump && held) return;
  report(field.valueAt, {
    code: 'turned-not-trump',
    message: held
      ? `${card} is not of the trump suit.`
      : `${card} is not in the dealer’s hand, so it cannot have been turned up.`,
    expected: 'a card of the trump suit in the dealer’s hand',
    hint: 'Correct the card, the trump suit or the deal.',
  });
}

function reportMissing(at: Spot, name: string, report: Report): void {
  report(at, {
    code: 'missing-tag',
    message: `The tag “${name}” is missing.`,
    expected: `${name}: and its value, before “deal”`,
    hint: `Write a line ${name}: …`,
  });
}

/** Reports a value that the tag cannot have. */
export function reportValue(field: RawField, expected: string, report: Report): void {
  report(field.valueAt, {
    code: 'bad-value',
    message: `${quote(field.value)} cannot be the ${field.name} of a hand.`,
    expected,
    hint: 'Correct the value, or delete the line.',
  });
}
