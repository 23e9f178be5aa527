/**
 * What a problem teaches, in the words of players, and where the book teaches it. A theme is a matter of
 * what can be seen and of two cards, the right one and the wrong one that players choose (theme-of.ts).
 */
import type { LawId } from '../game/skat/laws.ts';

/** A theme. */
export interface Theme {
  /** What to do, as a heading. */
  readonly title: string;
  /** Where it is read about, under today’s rules and those of 1922. */
  readonly today: string;
  readonly manual: string;
}

const theme = (title: string, today: string, manual: string): Theme => ({
  title,
  today: `/today/${today}`,
  manual: `/manual/${manual}`,
});

/** The themes in the order of lists: the declarer’s, the defenders’, those of both, those of a Null. */
const LIST = {
  'draw-trumps': theme(
    'Draw trumps',
    'declarer-in-a-suit-game/#the-first-lead',
    'solo-leading/#lead-trumps',
  ),
  'leave-trumps': theme(
    'Leave trumps alone',
    'declarer-in-a-suit-game/#when-not-to-draw-trumps',
    'solo-leading/#one-jack',
  ),
  'which-trump': theme(
    'Which trump to lead',
    'declarer-in-a-suit-game/#the-first-lead',
    'solo-leading/#two-jacks',
  ),
  'long-suit': theme(
    'Play your long suit',
    'declarer-in-a-suit-game/#the-long-suit',
    'laying-out-for-the-skat/#a-long-suit-in-danger',
  ),
  'give-up-lead': theme(
    'Give up the lead',
    'declarer-in-a-suit-game/#from-the-other-seats',
    'tenace/#best-and-third-best',
  ),
  cash: theme(
    'Cash your sure winners',
    'declarer-in-a-suit-game/#keep-two-counts',
    'grand-solo-play/#leading',
  ),
  'do-not-cash': theme(
    'Keep your sure winner',
    'declarer-in-a-suit-game/#how-sixty-points-get-lost',
    'grand-solo-play/#how-much-to-risk',
  ),
  'ruff-in': theme(
    'Ruff in',
    'declarer-in-a-suit-game/#ruff-or-discard',
    'the-simple-game/#following-suit',
  ),
  'do-not-ruff': theme(
    'Discard instead of ruffing',
    'declarer-in-a-suit-game/#ruff-or-discard',
    'solo-fattening/#leave-a-trick-that-does-not-help',
  ),
  'which-ruff': theme(
    'Which trump to ruff with',
    'declarer-in-a-suit-game/#ruff-or-discard',
    'solo-fattening/#do-not-be-overruffed-cheaply',
  ),
  'throw-off': theme(
    'Which card to discard',
    'declarer-in-a-suit-game/#ruff-or-discard',
    'laying-out-for-the-skat/#both-at-once',
  ),
  'through-the-declarer': theme(
    'Through the declarer',
    'defending-together/#keep-the-declarer-in-the-middle',
    'solo-defence/#the-declarer-in-the-middle',
  ),
  'up-to-the-declarer': theme(
    'Up to the declarer',
    'defending-together/#the-first-lead',
    'solo-defence/#what-to-lead',
  ),
  'partners-void': theme(
    'To your partner’s void',
    'defending-together/#fattening',
    'solo-defence/#what-your-partner-tells-you',
  ),
  'make-declarer-ruff': theme(
    'Make the declarer ruff',
    'defending-together/#make-the-declarer-ruff',
    'solo-defence/#make-the-declarer-lead',
  ),
  'lead-trumps-in-defence': theme(
    'Lead a trump in defence',
    'defending-together/#the-first-lead',
    'solo-defence/#what-to-lead',
  ),
  'defenders-winner': theme(
    'Take your winner in time',
    'defending-together/#the-first-lead',
    'solo-defence/#your-aces-live-longer',
  ),
  'defenders-ruff': theme(
    'Ruff as a defender',
    'defending-together/#second-hand',
    'solo-fattening/#ruff-early-with-what-would-be-lost',
  ),
  fatten: theme(
    'Fatten',
    'defending-together/#fattening',
    'solo-fattening/#with-which-cards-to-fatten',
  ),
  'do-not-fatten': theme(
    'Keep your points',
    'defending-together/#fattening',
    'solo-fattening/#do-not-deceive-your-partner',
  ),
  'leave-to-partner': theme(
    'Leave the trick to your partner',
    'defending-together/#second-hand',
    'solo-second-hand/#your-partners-ten',
  ),
  'overtake-partner': theme(
    'Overtake your partner',
    'defending-together/#second-hand',
    'solo-second-hand/#your-partners-ten',
  ),
  'defenders-discard': theme(
    'Which card a defender discards',
    'defending-together/#count-out-the-declarers-hand',
    'solo-fattening/#leave-a-trick-that-does-not-help',
  ),
  take: theme(
    'Take the trick',
    'defending-together/#second-hand',
    'solo-second-hand/#the-declarer-leads-a-plain-suit',
  ),
  duck: theme(
    'Duck',
    'defending-together/#hold-on-for-sixty',
    'solo-second-hand/#your-partner-leads-a-plain-suit',
  ),
  'hold-ace-back': theme(
    'Hold the ace back',
    'playing-a-grand/#long-suits-and-tens-without-aces',
    'solo-second-hand/#the-declarer-leads-a-plain-suit',
  ),
  'hold-ten-back': theme(
    'Hold the ten back',
    'playing-a-grand/#long-suits-and-tens-without-aces',
    'solo-second-hand/#ten-and-queen-under-a-king',
  ),
  'high-enough': theme(
    'Play high enough',
    'defending-together/#second-hand',
    'solo-second-hand/#cover-small-cards',
  ),
  'low-enough': theme(
    'Win as cheaply as you can',
    'defending-together/#hold-on-for-sixty',
    'solo-second-hand/#jack-on-jack',
  ),
  'which-of-suit': theme(
    'Which card of the suit',
    'defending-together/#second-hand',
    'solo-second-hand/#cover-small-cards',
  ),
  'null-lead': theme(
    'Null: what the declarer leads',
    'null-and-open-null/#your-seat',
    'nullo/#what-to-lead',
  ),
  'null-keep-guard': theme(
    'Null: keep the low card',
    'null-and-open-null/#which-suits-are-safe',
    'nullo/#what-to-throw-away',
  ),
  'null-throw-danger': theme(
    'Null: discard the danger',
    'null-and-open-null/#which-suits-are-safe',
    'nullo/#what-to-throw-away',
  ),
  'null-danger-suit': theme(
    'Null: lead the suit in danger',
    'null-and-open-null/#how-the-defenders-beat-one',
    'nullo/#how-two-catch-one',
  ),
  'null-how-high': theme(
    'Null: how high to lead or play',
    'null-and-open-null/#how-the-defenders-beat-one',
    'nullo/#how-two-catch-one',
  ),
  'null-clear-suit': theme(
    'Null: which card a defender discards',
    'null-and-open-null/#how-the-defenders-beat-one',
    'nullo/#how-two-catch-one',
  ),
} satisfies Readonly<Record<string, Theme>>;

export type ThemeId = keyof typeof LIST;

/** Every theme by its id. */
export const THEMES: Readonly<Record<ThemeId, Theme>> = LIST;

/** The ids in the order of lists. */
export const THEME_IDS = Object.keys(LIST) as readonly ThemeId[];

/** Whether a text is the id of a theme. */
export const isThemeId = (text: string): text is ThemeId => Object.hasOwn(LIST, text);

/** Where a theme is read about: an address with the section, without the base of the site. */
export const chapterOf = (id: ThemeId, law: LawId): string =>
  law === 'isko' ? THEMES[id].today : THEMES[id].manual;
