/** The sheet in words: what was played, how its value is made up, and how the players stand. */
import { KINDS } from '../game/skat/contract.ts';
import type { LawId } from '../game/skat/laws.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import type { HandValue } from '../game/skat/value.ts';
import type { SuitStyle } from '../game/words/cards.ts';
import { contractName, kindName } from '#edition/game/words/game-name.ts';
import { lawWords } from '#edition/game/words/laws.ts';
import { listed } from '#edition/game/words/lists.ts';
import { capital } from '../game/words/text.ts';
import {
  DEAL_WORDS,
  sayCameOut,
  sayGameValue,
  sayRamschValue,
  speakGame,
  speakImpossible,
  speakPassedIn,
  speakRamsch,
} from '#edition/score/deal-words.ts';
import type { CameOut } from '#edition/score/deal-words.ts';
import { DOUBLING_WORDS, bockWords, chosenWords } from '#edition/score/house-words.ts';
import {
  COUNTED_BY,
  sayBierlachs,
  sayFull,
  sayLength,
  sayNextDeal,
  sayPlayers,
  sayTotals,
  sayTurn,
} from '#edition/score/sheet-words.ts';
import { chosenRules, houseRulesOf } from './house-rules.ts';
import type { Doubling } from './house-value.ts';
import { dealsLeft, nextDealer } from './score-sheet.ts';
import type { DeclaredGame, KeptSheet, SheetGame } from './score-sheet.ts';
import type { ReckonedDeal, ReckonedSheet } from './reckon.ts';

/** What was played: `Solo in clubs, schneider announced`, `Ramsch`, `Passed in`. */
export function dealtName(game: SheetGame, laws: LawId, style?: SuitStyle): string {
  if (game.is === 'passed-in') return DEAL_WORDS.passedIn;
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
  if (value === null || game.is === 'passed-in') return DEAL_WORDS.nothing;
  if (value.declarer !== null && game.is === 'game') {
    return sayGameValue(game.contract, value, laws, style, doublings);
  }
  return value.score === 0
    ? DEAL_WORDS.level
    : sayRamschValue(value.points, value.score, doublings);
}

function cameOut(game: DeclaredGame, value: HandValue | null): CameOut {
  const { even, reached, won } = game;
  const isPlain = reached === 'none' || KINDS[game.contract.kind].aim !== 'points';
  return {
    outcome: won ? (value?.won === false ? 'overbid' : 'won') : 'lost',
    beyond: even === true ? 'even' : isPlain ? null : reached,
  };
}

/** How a deal came out, in a word or two: `won, schneider`, `lost`, `overbid`; empty without a declarer. */
export function cameOutWords(game: SheetGame, value: HandValue | null): string {
  return game.is === 'game' ? sayCameOut(cameOut(game, value)) : '';
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
  const doubled = doublings.map((doubling) => DOUBLING_WORDS[doubling]);
  return [dealtName(game, laws, style), matadors, outcome, ...doubled]
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

/** A line as it is spoken: `Deal 7: Smith, Solo in clubs, with 2, won: +36.` */
export function spokenDeal(
  { deal: { game }, doublings, number, problem, scores, value }: ReckonedDeal,
  { laws, players }: Pick<KeptSheet, 'laws' | 'players'>,
  style?: SuitStyle,
): string {
  const name = dealtName(game, laws, style);
  if (problem !== null) return speakImpossible(number, name, problem);
  if (game.is === 'passed-in') return speakPassedIn(number);
  const charged = scores.flatMap((score, player) =>
    score === 0 ? [] : [{ name: players[player] ?? '', score }],
  );
  if (game.is === 'ramsch') return speakRamsch(number, name, doublings, charged);
  // On a Bierlachs a game that was won counts for the others.
  const own = scores[game.declarer] ?? 0;
  return speakGame({
    number,
    declarer: players[game.declarer] ?? '',
    game: name,
    matadors: value?.matadors ?? null,
    cameOut: cameOut(game, value),
    doublings,
    scores: own === 0 ? charged : own,
  });
}

/** How all stand: `Smith +96, Jones −12 and Brown +16.`, and whether the next deals are Bock. */
export function spokenTotals({ bockLeft, standings }: ReckonedSheet): string {
  const totals = sayTotals(standings);
  return bockLeft === 0 ? totals : `${totals} ${bockWords(bockLeft)}`;
}

/** Whose deal it is, and how many are to come: `Jones deals and sits out. 28 deals to play.` */
export function turnWords(sheet: KeptSheet): string {
  const { players } = sheet;
  return sayTurn(players[nextDealer(sheet)] ?? '', players.length === 4, dealsLeft(sheet));
}

/** What comes next: `Deal 8: Jones deals. 29 deals to play.`, or that the list is full. */
export function nextWords(sheet: KeptSheet): string {
  const { deals, length } = sheet;
  return dealsLeft(sheet) === 0
    ? sayFull(deals.length, length ?? 0)
    : sayNextDeal(deals.length + 1, turnWords(sheet));
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
  const chosen = chosenRules(house);
  return [
    capital(lawWords(laws).inText),
    house.bierlachs === null ? COUNTED_BY[list] : sayBierlachs(house.bierlachs),
    sayPlayers(players.length),
    sayLength(length),
    ...(chosen.length === 0 ? [] : [chosenWords(chosen)]),
  ].join(' · ');
}
