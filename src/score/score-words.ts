/** The sheet in words: what was played, how its value is made up, and how the players stand. */
import { KINDS } from '../game/skat/contract.ts';
import { LAWS } from '../game/skat/laws.ts';
import type { LawId } from '../game/skat/laws.ts';
import { makeMatadors, matadorCount } from '../game/skat/matadors.ts';
import type { DeclarerValue, HandValue } from '../game/skat/value.ts';
import type { SuitStyle } from '../game/words/cards.ts';
import { signed } from '../game/words/figures.ts';
import { contractName, kindName } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';
import { COUNTED_WORDS } from '#edition/game/words/score.ts';
import { capital } from '../game/words/text.ts';
import { trumpsName } from '#edition/game/words/trumps.ts';
import { houseRulesOf } from './house-rules.ts';
import type { Doubling } from './house-value.ts';
import { bockWords, chosenWords, doublingParts, doublingWords } from './house-words.ts';
import { dealsLeft, nextDealer } from './score-sheet.ts';
import type { SheetGame, KeptSheet } from './score-sheet.ts';
import type { ReckonedDeal, ReckonedSheet } from './reckon.ts';

/** What was played: `Solo in clubs, schneider announced`, `Ramsch`, `Passed in`. */
export function dealtName(game: SheetGame, laws: LawId, style?: SuitStyle): string {
  if (game.is === 'passed-in') return 'Passed in';
  if (game.is === 'ramsch') return kindName(game.kind, laws);
  return contractName(game.contract, laws, style);
}

/**
 * A value in its parts, as players count it up: `clubs 12 × (with 2, game 3, schneider 4) = 48`;
 * then what an overbid game is raised to, and what is lost double.
 *
 * @param game as it was entered.
 * @param doublings why it counts more than by its game.
 */
export function valueParts(
  game: SheetGame,
  value: HandValue | null,
  laws: LawId,
  style?: SuitStyle,
  doublings: readonly Doubling[] = [],
): string {
  if (value === null || game.is === 'passed-in') return 'nothing is written';
  const more = doublingParts(doublings);
  if (value.declarer === null || game.is === 'ramsch') {
    if (value.score === 0) return 'all level, nobody is charged';
    const total = more === '' ? '' : `, ${signed(value.score)}`;
    return `${value.points} ${value.score > 0 ? 'won with every trick' : 'charged'}${more}${total}`;
  }
  const { base, doubled, overbid, points, score } = value;
  const raised =
    overbid === null ? '' : `; overbid at ${overbid.bid}, raised to ${overbid.raisedTo}`;
  const lost = doubled ? '; lost double' : value.won ? '' : '; lost';
  const scoreText = score === points ? '' : `, ${signed(score)}`;
  const ending = `${raised}${lost}${more}${scoreText}`;
  const { kind, trump } = game.contract;
  if (value.matadors === null) return `${kindName(kind, laws)} ${base}${ending}`;
  const name = trump === null ? 'Grand' : trumpsName(trump, laws, 'en', style);
  return `${name} ${base} × (${countedUp(value)}) = ${points}${ending}`;
}

/** `with 2, game 3, schneider 4`: the count as it grows; empty in a game without trumps. */
export function countedUp({ matadors, parts }: DeclarerValue): string {
  if (matadors === null) return '';
  let count = matadorCount(matadors);
  const words = parts.map(({ amount, name }) => {
    count += amount;
    return `${COUNTED_WORDS[name]} ${count}`;
  });
  return [makeMatadors(matadors), ...words].join(', ');
}

/** How a deal came out, in a word or two: `won with schneider`, `lost`, `overbid`. */
export function cameOutWords(game: SheetGame, value: HandValue | null): string {
  if (game.is !== 'game') return '';
  const isPlain = game.reached === 'none' || KINDS[game.contract.kind].aim !== 'points';
  const beyond = game.even ? ', 60 points each' : isPlain ? '' : `, ${game.reached}`;
  if (game.won && value?.won === false) return `overbid${beyond}`;
  return (game.won ? 'won' : 'lost') + beyond;
}

/** A deal, short enough for a line of the sheet: `Solo in clubs, with 2, won, schneider`. */
export function lineWords(
  game: SheetGame,
  value: HandValue | null,
  laws: LawId,
  style?: SuitStyle,
  doublings: readonly Doubling[] = [],
): string {
  const matadors = value?.matadors ? makeMatadors(value.matadors) : '';
  const outcome = cameOutWords(game, value);
  return [dealtName(game, laws, style), matadors, outcome, ...doublingWords(doublings)]
    .filter((part) => part !== '')
    .join(', ');
}

/** What an umpire remarks: a game won without four matadors or more (Foster, p. 187). */
export function remarkOf(value: HandValue | null): string {
  if (value?.won !== true || value.matadors === null) return '';
  return 'without' in value.matadors && value.matadors.without >= 4
    ? makeMatadors(value.matadors)
    : '';
}

/** A line as it is spoken: `Deal 7: Smith, Solo in clubs, with 2, won: +36`. */
export function spokenDeal(
  { deal: { game }, doublings, number, problem, scores, value }: ReckonedDeal,
  { laws, players }: Pick<KeptSheet, 'laws' | 'players'>,
  style?: SuitStyle,
): string {
  const name = dealtName(game, laws, style);
  if (problem !== null) return `Deal ${number}: ${name}. ${problem}`;
  if (game.is === 'passed-in') return `Deal ${number}: passed in.`;
  const more = doublingWords(doublings)
    .map((word) => `, ${word}`)
    .join('');
  const charged = scores.flatMap((score, player) =>
    score === 0 ? [] : [`${players[player] ?? ''} ${signed(score)}`],
  );
  if (game.is === 'ramsch') {
    const chargedWords = charged.length === 0 ? 'nobody is charged' : listed(charged);
    return `Deal ${number}: ${name}${more}, ${chargedWords}.`;
  }
  const matadors = value?.matadors ? `, ${makeMatadors(value.matadors)}` : '';
  // On a Bierlachs a game that was won counts for the others.
  const own = scores[game.declarer] ?? 0;
  const score = own === 0 ? listed(charged) : signed(own);
  return `Deal ${number}: ${players[game.declarer] ?? ''}, ${name}${matadors}, ${cameOutWords(game, value)}${more}: ${score}.`;
}

/** How all stand: `Smith +96, Jones −12 and Brown +16.`, and whether the next deals are Bock. */
export function spokenTotals({ bockLeft, standings }: ReckonedSheet): string {
  const totals = `${listed(standings.map(({ name, total }) => `${name} ${signed(total)}`))}.`;
  return bockLeft === 0 ? totals : `${totals} ${bockWords(bockLeft)}`;
}

/** Whose deal it is, and how many are to come: `Jones deals and sits out. 28 deals to play.` */
export function turnWords(sheet: KeptSheet): string {
  const { players } = sheet;
  const remaining = dealsLeft(sheet);
  const dealer = players[nextDealer(sheet)] ?? '';
  const out = players.length === 4 ? ' and sits out' : '';
  if (remaining === null) return `${dealer} deals${out}.`;
  return `${dealer} deals${out}. ${remaining === 1 ? 'The last deal.' : `${remaining} deals to play.`}`;
}

/** What comes next: `Deal 8: Jones deals. 29 deals to play.`, or that the list is full. */
export function nextWords(sheet: KeptSheet): string {
  const { deals, length } = sheet;
  if (dealsLeft(sheet) === 0) return `The list is full: ${deals.length} of ${length ?? 0} deals.`;
  return `Deal ${deals.length + 1}: ${turnWords(sheet)}`;
}

/** The title of a sheet: its own name, or its players. */
export function sheetName({ name, players }: Pick<KeptSheet, 'name' | 'players'>): string {
  return name === '' ? listed(players) : name;
}

/**
 * By which rules a sheet is kept: `Today’s rules · Seeger · 3 players · 36 deals`, and after that what the
 * table has chosen of the house rules.
 */
export function rulesLine(
  sheet: Pick<KeptSheet, 'house' | 'laws' | 'length' | 'list' | 'players'>,
): string {
  const { laws, length, list, players } = sheet;
  const house = houseRulesOf(sheet);
  const counted = list === 'seeger' ? 'Seeger' : 'game points';
  const chosen = chosenWords(house);
  return [
    capital(LAWS[laws].names.en.inText),
    house.bierlachs === null ? counted : `Bierlachs to ${house.bierlachs}`,
    `${players.length} players`,
    length === null ? 'no set end' : `${length} ${length === 1 ? 'deal' : 'deals'}`,
    ...(chosen === '' ? [] : [chosen]),
  ].join(' · ');
}
