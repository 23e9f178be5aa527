/**
 * What a problem teaches, and where the book teaches it. A theme is a matter of what can be seen and of two
 * cards, the right one and the wrong one that players choose (theme-of.ts); theme-words.en.ts has the titles.
 */
import type { LawId } from '../game/skat/laws.ts';

/** Where a theme is read about, under today’s rules and those of 1922. */
interface Theme {
  readonly today: string;
  readonly manual: string;
}

const theme = (today: string, manual: string): Theme => ({
  today: `/today/${today}`,
  manual: `/manual/${manual}`,
});

/** The themes in the order of lists: the declarer’s, the defenders’, those of both, those of a Null. */
const LIST = {
  'draw-trumps': theme('declarer-in-a-suit-game/#the-first-lead', 'solo-leading/#lead-trumps'),
  'leave-trumps': theme(
    'declarer-in-a-suit-game/#when-not-to-draw-trumps',
    'solo-leading/#one-jack',
  ),
  'which-trump': theme('declarer-in-a-suit-game/#the-first-lead', 'solo-leading/#two-jacks'),
  'long-suit': theme(
    'declarer-in-a-suit-game/#the-long-suit',
    'laying-out-for-the-skat/#a-long-suit-in-danger',
  ),
  'give-up-lead': theme(
    'declarer-in-a-suit-game/#from-the-other-seats',
    'tenace/#best-and-third-best',
  ),
  cash: theme('declarer-in-a-suit-game/#keep-two-counts', 'grand-solo-play/#leading'),
  'do-not-cash': theme(
    'declarer-in-a-suit-game/#how-sixty-points-get-lost',
    'grand-solo-play/#how-much-to-risk',
  ),
  'ruff-in': theme('declarer-in-a-suit-game/#ruff-or-discard', 'the-simple-game/#following-suit'),
  'do-not-ruff': theme(
    'declarer-in-a-suit-game/#ruff-or-discard',
    'solo-fattening/#leave-a-trick-that-does-not-help',
  ),
  'which-ruff': theme(
    'declarer-in-a-suit-game/#ruff-or-discard',
    'solo-fattening/#do-not-be-overruffed-cheaply',
  ),
  'throw-off': theme(
    'declarer-in-a-suit-game/#ruff-or-discard',
    'laying-out-for-the-skat/#both-at-once',
  ),
  'through-the-declarer': theme(
    'defending-together/#keep-the-declarer-in-the-middle',
    'solo-defence/#the-declarer-in-the-middle',
  ),
  'up-to-the-declarer': theme('defending-together/#the-first-lead', 'solo-defence/#what-to-lead'),
  'partners-void': theme(
    'defending-together/#fattening',
    'solo-defence/#what-your-partner-tells-you',
  ),
  'make-declarer-ruff': theme(
    'defending-together/#make-the-declarer-ruff',
    'solo-defence/#make-the-declarer-lead',
  ),
  'lead-trumps-in-defence': theme(
    'defending-together/#the-first-lead',
    'solo-defence/#what-to-lead',
  ),
  'defenders-winner': theme(
    'defending-together/#the-first-lead',
    'solo-defence/#your-aces-live-longer',
  ),
  'defenders-ruff': theme(
    'defending-together/#second-hand',
    'solo-fattening/#ruff-early-with-what-would-be-lost',
  ),
  fatten: theme('defending-together/#fattening', 'solo-fattening/#with-which-cards-to-fatten'),
  'do-not-fatten': theme(
    'defending-together/#fattening',
    'solo-fattening/#do-not-deceive-your-partner',
  ),
  'leave-to-partner': theme(
    'defending-together/#second-hand',
    'solo-second-hand/#your-partners-ten',
  ),
  'overtake-partner': theme(
    'defending-together/#second-hand',
    'solo-second-hand/#your-partners-ten',
  ),
  'defenders-discard': theme(
    'defending-together/#count-out-the-declarers-hand',
    'solo-fattening/#leave-a-trick-that-does-not-help',
  ),
  take: theme(
    'defending-together/#second-hand',
    'solo-second-hand/#the-declarer-leads-a-plain-suit',
  ),
  duck: theme(
    'defending-together/#hold-on-for-sixty',
    'solo-second-hand/#your-partner-leads-a-plain-suit',
  ),
  'hold-ace-back': theme(
    'playing-a-grand/#long-suits-and-tens-without-aces',
    'solo-second-hand/#the-declarer-leads-a-plain-suit',
  ),
  'hold-ten-back': theme(
    'playing-a-grand/#long-suits-and-tens-without-aces',
    'solo-second-hand/#ten-and-queen-under-a-king',
  ),
  'high-enough': theme('defending-together/#second-hand', 'solo-second-hand/#cover-small-cards'),
  'low-enough': theme('defending-together/#hold-on-for-sixty', 'solo-second-hand/#jack-on-jack'),
  'which-of-suit': theme('defending-together/#second-hand', 'solo-second-hand/#cover-small-cards'),
  'null-lead': theme('null-and-open-null/#your-seat', 'nullo/#what-to-lead'),
  'null-keep-guard': theme('null-and-open-null/#which-suits-are-safe', 'nullo/#what-to-discard'),
  'null-throw-danger': theme('null-and-open-null/#which-suits-are-safe', 'nullo/#what-to-discard'),
  'null-danger-suit': theme(
    'null-and-open-null/#how-the-defenders-beat-a-null',
    'nullo/#how-two-catch-one',
  ),
  'null-how-high': theme(
    'null-and-open-null/#how-the-defenders-beat-a-null',
    'nullo/#how-two-catch-one',
  ),
  'null-clear-suit': theme(
    'null-and-open-null/#how-the-defenders-beat-a-null',
    'nullo/#how-two-catch-one',
  ),
} satisfies Readonly<Record<string, Theme>>;

export type ThemeId = keyof typeof LIST;

/** The ids in the order of lists. */
export const THEME_IDS = Object.keys(LIST) as readonly ThemeId[];

/** Whether a text is the id of a theme. */
export const isThemeId = (text: string): text is ThemeId => Object.hasOwn(LIST, text);

/** Where a theme is read about: an address with the section, without the base of the site. */
export const chapterOf = (id: ThemeId, law: LawId): string =>
  law === 'isko' ? LIST[id].today : LIST[id].manual;
