/** Where a hand of the notation begins and ends in a text. */

import { TAGS } from '../read/tag-names.ts';

/** A tag of a hand, of Skat or of another game. */
const TAG = new RegExp(`[ \\t]*(?:${[...TAGS, 'game', 'trump'].join('|')})[ \\t]*:`, 'iuy');
const ID = /[ \t]*id[ \t]*:/iuy;
const LAWS = /[ \t]*laws[ \t]*:/iuy;
const PLAY = /[ \t]*play[ \t]*(?=\n|\{|$)/iuy;
/** What is no line of a hand, wherever it stands outside a comment: a record, JSON. */
const OTHER = /[ \t]*(?:\(\s{0,20};|;?[ \t]{0,20}GM[ \t]{0,20}\[|\{\s{0,20}")/iuy;
/** What goes on with a hand after an empty line: before its play, and from there on. */
const BEFORE_PLAY = /[ \t]*(?:[#{]|(?:deal|layout|exchange|erratum)\b|(?:V|M|H|skat)[ \t]*:)/iuy;
const PLAYED =
  /[ \t]*(?:play[ \t]*(?=\n|\{|$)|end[ \t]*(?=\n|$)|\d{1,2}\.[ \t]*\w+[ \t]|(?:variation|conceded|result|erratum)\b|\*)/iuy;
const COMMENT = /[ \t]*[#{]/uy;
const REMARK = /[ \t]*#/uy;
/** So many lines are looked at for the rest of a hand after a line that is none of its own. */
const PATIENCE = 12;

function matches(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

const REMARK_ROW = /[ \t]*(?:#(?!\w)[^\n]*)?\n/uy;

/** Where the text goes on after remarks for authors that begin at a place, before `limit`. */
export function afterRemarks(text: string, from: number, limit: number): number {
  let at = from;
  if (!matches(REMARK, text, from)) return from;
  while (matches(REMARK_ROW, text, at) && REMARK_ROW.lastIndex <= limit) at = REMARK_ROW.lastIndex;
  return at;
}

/** Whether a line is a tag of the notation. */
export function startsHand(text: string, at: number, end: number): boolean {
  return matches(TAG, text, at) && TAG.lastIndex <= end;
}

/**
 * The lines from a tag on that belong together. What stands in a comment begins and ends nothing.
 *
 * @returns where they end, and whether they are a hand: tags such as `title:` may also stand before a
 *   list of cards.
 */
export function handAt(
  text: string,
  from: number,
): { readonly end: number; readonly isHand: boolean } {
  let [hasId, hasPlay, hasLaws, isAfterBlank] = [false, false, false, false];
  /** Where lines began that may be no part of the hand, and how many came after. */
  let doubt: { readonly at: number; lines: number } | null = null;
  let at = from;
  while (at < text.length && (doubt === null || doubt.lines < PATIENCE)) {
    const isId = matches(ID, text, at);
    if ((isId && (hasId || hasPlay)) || matches(OTHER, text, at)) break;
    const { end, isBlank } = endOfRow(text, at);
    const isPlayed = matches(PLAYED, text, at);
    if (isPlayed) doubt = null;
    else if (doubt !== null) doubt.lines++;
    else if (isAfterBlank && !isBlank && !goesOn(text, at, hasPlay)) doubt = { at, lines: 0 };
    hasId ||= isId;
    hasLaws ||= matches(LAWS, text, at);
    hasPlay ||= matches(PLAY, text, at);
    isAfterBlank = isBlank;
    at = end;
  }
  return { end: doubt?.at ?? at, isHand: hasId || hasPlay || hasLaws };
}

/** Whether a line after an empty one goes on with the hand. */
const goesOn = (text: string, at: number, hasPlay: boolean): boolean =>
  matches(COMMENT, text, at) ||
  (!hasPlay && (matches(BEFORE_PLAY, text, at) || matches(TAG, text, at)));

const SIGN = /\\[^]|[{}\n]/gu;

/**
 * Where the next row begins: after the end of the line, or of the line in which a comment that began in it
 * is closed. A brace that nothing closes opens no comment.
 */
function endOfRow(text: string, from: number): { readonly end: number; readonly isBlank: boolean } {
  const isRemark = matches(REMARK, text, from);
  SIGN.lastIndex = from;
  let found = SIGN.exec(text);
  while (found !== null && found[0] !== '\n' && !found[0].endsWith('\n')) {
    const close = found[0] === '{' && !isRemark ? closingBrace(text, found.index + 1) : -1;
    SIGN.lastIndex = close < 0 ? found.index + found[0].length : close + 1;
    found = SIGN.exec(text);
  }
  const end = found === null ? text.length : found.index + found[0].length;
  return { end, isBlank: text.slice(from, end).trim() === '' };
}

const BRACE = /\\[^]|[{}]/gu;

function closingBrace(text: string, from: number): number {
  BRACE.lastIndex = from;
  for (let found = BRACE.exec(text); found !== null; found = BRACE.exec(text)) {
    if (found[0] === '}') return found.index;
    if (found[0] === '{') return -1;
  }
  return -1;
}
