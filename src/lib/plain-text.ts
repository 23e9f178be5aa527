/**
 * Texts from outside in one form: what looks the same is the same. Every text that is pasted, opened or
 * typed as a name goes through here first.
 */

/** Signs nobody sees: soft hyphens, blanks without breadth, marks of direction and of byte order. */
// eslint-disable-next-line no-misleading-character-class -- each of these signs by itself
const UNSEEN = /(?![\u200C\u200D\uFE0F\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}/gu;
/**
 * Signs nobody sees that join: they stay within an emoji and in scripts that need them, and go
 * everywhere else.
 */
const JOINERS =
  // eslint-disable-next-line no-misleading-character-class -- each of these signs by itself
  /(?<!(?:[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u200D\u{E0020}-\u{E007E}]))[\u200C\u200D\uFE0F\u{E0020}-\u{E007F}]+/gu;
/** Blanks of any breadth, among them those that do not break; but no tabs and no ends of lines. */
const BLANK = /\p{Zs}/gu;
/** A sign of the script for the blind without a point: a blank. */
const NO_POINTS = '\u2800';

/** A text without signs that nobody sees, its letters composed: `ö` is one sign, not o and dots. */
export function visibleText(text: string): string {
  return text
    .replaceAll(NO_POINTS, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(JOINERS, '')
    .normalize('NFC');
}

/**
 * A whole text: as {@link visibleText}, its lines end with `\n`, its blanks are plain ones, and a suit
 * sign does not say how it is drawn.
 */
export function plainLines(text: string): string {
  return visibleText(text)
    .replaceAll('\uFE0F', '')
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/gu, '\n')
    .replaceAll(BLANK, ' ');
}
