/** Reads one record, one hand of the notation, one file of JSON. */
import type { PieceFault } from '../../game/notation/pieces/fault.ts';
import { placeInText } from '../../game/notation/pieces/split.ts';
import type { TextPart } from '../../game/notation/pieces/split.ts';
import { parseIssRecord } from '../../game/notation/iss/parse.ts';
import { parseHand } from '../../game/notation/parse.ts';
import { parsePublicHand } from '../../game/notation/read/public.ts';
import { gameOfHand, gameOfRecord } from '../evening/game.ts';
import type { EveningGame } from '../evening/game.ts';
import type { FoundPiece } from './found.ts';

/** Reads a part of a text that is no link, no list of cards and no mere words. */
export function readPart(part: TextPart): FoundPiece {
  switch (part.kind) {
    case 'record':
      return readRecord(part);
    case 'hand': {
      const parsed = parseHand(part.text);
      if (!parsed.ok) return unread(part, 'hand', parsed.errors);
      return found(part, 'hand', gameOfHand(parsed.value, part.text, part.line));
    }
    case 'data': {
      const parsed = parsePublicHand(part.text);
      if (!parsed.ok) return unread(part, 'data', parsed.errors);
      return found(part, 'data', gameOfHand(parsed.value, part.text, part.line));
    }
    case 'other':
      throw new Error('Words are read as cards and links.');
  }
}

/** Mail in quoted-printable breaks lines with `=`. */
const SOFT_BREAK = /=\n/gu;

function readRecord(part: TextPart): FoundPiece {
  const isBroken = /=\n[^\n]*=\n/u.test(part.text);
  const text = isBroken ? part.text.replaceAll(SOFT_BREAK, '') : part.text;
  const record = parseIssRecord(text);
  if (!record.ok) return unread(part, 'record', record.errors);
  return found(part, 'record', gameOfRecord(record.value, text, part.line));
}

const found = (
  { line, text }: TextPart,
  kind: 'record' | 'hand' | 'data',
  game: EveningGame,
): FoundPiece => ({
  kind,
  line,
  text,
  outcome: { is: 'read', value: { is: 'game', game, place: null } },
});

/** @param errors with their places in the part, or without a place. */
function unread(
  part: TextPart,
  kind: 'record' | 'hand' | 'data',
  [first, ...more]: readonly [PieceFault, ...PieceFault[]],
): FoundPiece {
  const { line, text } = part;
  const mend = (fault: PieceFault): PieceFault => {
    const { column, hint, line: row, message } = fault;
    const at = row === null || column === null ? fault : placeInText({ line: row, column }, part);
    return { line: at.line, column: at.column, message, hint };
  };
  return { kind, line, text, outcome: { is: 'unread', faults: [mend(first), ...more.map(mend)] } };
}
