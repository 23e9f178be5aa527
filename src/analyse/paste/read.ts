/**
 * Reads whatever a reader pastes: links and words of hands, our notation, game records of the
 * International Skat Server, lists of cards. Nothing is refused that can be understood, and one thing
 * that is wrong does not keep the others from opening.
 */
import type { HandError } from '../../game/notation/errors.ts';
import type { Hand } from '../../game/notation/hand.ts';
import { isIssText, parseIssRecords } from '../../game/notation/iss/parse.ts';
import { parseHand } from '../../game/notation/parse.ts';
import type { Checked } from '../../lib/checked.ts';
import { gameOfDeal, gameOfEntry, gameOfHand, wrongGame } from '../evening/game.ts';
import type { EveningGame } from '../evening/game.ts';
import { linksOf } from './links.ts';
import type { FoundLink } from './links.ts';
import { readLists } from './lists.ts';
import type { ListedCards } from './lists.ts';
import { tidy } from './tidy.ts';
import type { Tidied } from './tidy.ts';
import type { PasteFault } from './wrong.ts';

/** What a text held. */
export type Pasted =
  /** Games, one or many, in the order of the text; the first {@link MOST_GAMES} of `count`. */
  | {
      readonly form: 'games';
      readonly games: readonly EveningGame[];
      readonly count: number;
      /** The place that a single link names; else null. */
      readonly place: string | null;
    }
  /** Cards for the table’s places, all or some. */
  | { readonly form: 'cards'; readonly cards: ListedCards }
  /** A link to a hand of this book. */
  | { readonly form: 'book'; readonly id: string; readonly place: string | null }
  | { readonly form: 'wrong'; readonly wrong: readonly PasteFault[] };

/** How many games of a text are handed on. */
export const MOST_GAMES = 500;

/** Reads a text, whatever it is. */
export function readPaste(text: string): Pasted {
  if (text.trim() === '') return wrong(NOTHING);
  const tidied = tidy(text);
  if (/^\s*\{[^{}]{0,40}"vorhand"/u.test(tidied.text)) return wrong(KEPT_FILE);
  if (isIssText(tidied.text)) return readRecords(tidied);
  if (isNotation(tidied.text)) return readNotation(text, tidied);
  const links = linksOf(tidied.text);
  if (links.length > 0) return readLinks(links);
  const lists = readLists(tidied.text);
  if (lists !== null) {
    return lists.ok
      ? { form: 'cards', cards: lists.value }
      : { form: 'wrong', wrong: lists.errors.map((one) => faultInPaste(one, tidied)) };
  }
  return wrong(UNKNOWN);
}

/** The games of texts that were one game each when they were read first, in their order. */
export function gamesOfTexts(texts: readonly string[]): EveningGame[] {
  return texts.map((text) => {
    const pasted = readPaste(text);
    if (pasted.form === 'games') return pasted.games[0]!;
    const [first = UNKNOWN] = pasted.form === 'wrong' ? pasted.wrong : [];
    return wrongGame(text, first);
  });
}

const wrong = (one: PasteFault): Pasted => ({ form: 'wrong', wrong: [one] });

const NOTHING: PasteFault = {
  line: null,
  column: null,
  message: 'There is nothing here to read.',
  hint: 'Paste a link, cards, a hand or game records into the field, or open a file.',
};

const UNKNOWN: PasteFault = {
  line: null,
  column: null,
  message: 'Neither a hand nor cards nor a game record is found here.',
  hint: 'What can be read: links to this room, lists of cards such as ♣J ♠10 or Kreuz-Bube, hands in the notation of this book, and game records, each from (;GM[Skat] to ;).',
};

const KEPT_FILE: PasteFault = {
  line: null,
  column: null,
  message: 'This is the file of all that you keep in this book.',
  hint: 'Bring it back at the foot of “What you keep” (/kept/); your hands and evenings come with it.',
};

const NO_RECORD: PasteFault = {
  line: null,
  column: null,
  message: 'No game record is found here.',
  hint: 'A record begins with (;GM[Skat] and ends with ;). Copy it whole.',
};

function games(all: readonly EveningGame[], place: string | null = null): Pasted {
  return { form: 'games', games: all.slice(0, MOST_GAMES), count: all.length, place };
}

/** Mail in quoted-printable breaks lines with `=`. */
const SOFT_BREAK = /=\n/gu;

function readRecords(tidied: Tidied): Pasted {
  const text = /=\n[^\n]*=\n/u.test(tidied.text)
    ? tidied.text.replaceAll(SOFT_BREAK, '')
    : tidied.text;
  const entries = parseIssRecords(text);
  if (entries.length === 0) return wrong(NO_RECORD);
  const [only, ...more] = entries;
  if (only !== undefined && more.length === 0 && !only.record.ok) {
    return { form: 'wrong', wrong: only.record.errors.map((one) => faultInPaste(one, tidied)) };
  }
  return games(entries.map(gameOfEntry));
}

/** A tag of the notation at the head of a line. */
const TAG = /^\s*(?:id|title|laws|contract|declarer)\s*:/imu;

const isNotation = (text: string): boolean => TAG.test(text);

function readNotation(text: string, tidied: Tidied): Pasted {
  const hands = handsOf(tidied.text);
  if (hands.length > 1) {
    return games(
      hands.map(({ line, text: one }) => {
        const parsed = parseHand(one);
        if (parsed.ok) return gameOfHand(parsed.value, one, line);
        const [error] = parsed.errors;
        return wrongGame(one, { ...error, line: error.line + line - 1 });
      }),
    );
  }
  // As it stands there, if that can be read: a comment may begin with a quotation mark.
  const parsed = firstRead(parseHand(text), () => parseHand(tidied.text));
  if (parsed.ok) return games([gameOfHand(parsed.value, text, 1)]);
  return { form: 'wrong', wrong: parsed.errors.map((one) => faultInPaste(one, tidied)) };
}

function firstRead(
  one: Checked<Hand, HandError>,
  other: () => Checked<Hand, HandError>,
): Checked<Hand, HandError> {
  return one.ok ? one : other();
}

/** Several hands one after the other: each begins with its id. */
function handsOf(text: string): { readonly line: number; readonly text: string }[] {
  const starts = [...text.matchAll(/^[ ]*id[ ]*:/gimu)].map(({ index }) => index);
  return starts.map((at, index) => ({
    line: text.slice(0, at).split('\n').length,
    text: text.slice(at, starts[index + 1]),
  }));
}

function readLinks(links: readonly FoundLink[]): Pasted {
  const [only, ...more] = links;
  if (only !== undefined && more.length === 0) {
    if (only.to === 'book') return { form: 'book', id: only.id, place: only.place };
    const { line, place, shared, text } = only;
    if (!shared.ok) {
      return wrong({
        line,
        column: null,
        message: 'This link holds no hand.',
        hint: shared.errors[0],
      });
    }
    return games([gameOfShared(shared.value, text, line)], place);
  }
  return games(links.map(gameOfLink));
}

function gameOfLink(link: FoundLink): EveningGame {
  const { line, text } = link;
  if (link.to === 'book') {
    const words = {
      message: 'This is a hand of the book.',
      hint: `Open it at /hands/${link.id}/, or paste its link alone.`,
    };
    return wrongGame(text, { line, column: null, ...words });
  }
  const { shared } = link;
  if (shared.ok) return gameOfShared(shared.value, text, line);
  return wrongGame(text, {
    line,
    column: null,
    message: 'This link holds no hand.',
    hint: shared.errors[0],
  });
}

type Read = Extract<FoundLink, { to: 'room' }>['shared'];

function gameOfShared(
  shared: Extract<Read, { ok: true }>['value'],
  text: string,
  line: number,
): EveningGame {
  return shared.kind === 'hand'
    ? gameOfHand(shared.hand, text, line)
    : gameOfDeal(shared.deal, text, line);
}

/** What is wrong, with its place in the text as it was pasted. */
function faultInPaste({ column, hint, line, message }: PasteFault, { before }: Tidied): PasteFault {
  const charsBefore = line === null ? 0 : (before[line - 1] ?? 0);
  return { line, column: column === null ? null : column + charsBefore, hint, message };
}
