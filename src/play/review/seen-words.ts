/** What the reader’s decisions come to with all cards seen, in sentences; comment text, to “you”. */
import { standingOfLayout } from '../../game/analysis/layout-words.ts';
import { PACK_POINTS } from '../../game/skat/cards.ts';
import type { Law } from '../../game/skat/laws.ts';
import { pointLines } from '../../game/skat/targets.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { contractName } from '../../game/words/game-name.ts';
import { listed } from '../../game/words/lists.ts';
import type { OpenGame } from './open-games.ts';
import type { BestOpen, SeenBefore, SeenGame } from './seen-before.ts';
import { nameAction } from './review-words.ts';

/** How games are called, and counted. */
interface Called {
  readonly law: Law;
  readonly suits: SuitStyle;
}

/** What a decision before the first card comes to; never what the reader ought to have known. */
export function saySeenBefore(seen: SeenBefore, called: Called): string {
  switch (seen.is) {
    case 'word':
      return sayWord(seen, called);
    case 'game':
      return sayGame(seen.game, called);
    case 'layout': {
      if (seen.game === null) return sayLayout(seen, '. With all cards seen', called);
      return `${sayGame(seen.game, called)} ${sayLayout(seen, ';', called)}`;
    }
  }
}

function sayWord(
  { best, number, passed }: Extract<SeenBefore, { is: 'word' }>,
  called: Called,
): string {
  const { nearest, won } = best;
  const near =
    nearest === null
      ? ''
      : `; the nearest, ${nameGame(nearest, called)}, comes to ${nearest.reached} points`;
  if (!passed) {
    return won === null
      ? `With all cards seen nothing makes ${number ?? 'it'} good${near}.`
      : `With all cards seen ${number ?? 'it'} can be made good: ${sayWon(won, called)}.`;
  }
  const at = number === null ? '' : ` at ${number}`;
  return won === null
    ? `With all cards seen no game was there to be won${at}${near}.`
    : `With all cards seen a game was there to be won${at}: ${sayWon(won, called)}.`;
}

function sayGame({ action, others, own }: SeenGame, called: Called): string {
  const named = action.do === 'declare' && own !== null;
  const what = named ? nameGame(own, called) : nameAction(action, called.law.id, called.suits);
  const lead = `With all cards seen ${what}`;
  if (own?.won === true) {
    const wins = named ? `${lead} wins, ${sayHow(own)}.` : `${lead} wins: ${sayWon(own, called)}.`;
    const more = others.won !== null && others.won.value > own.value;
    return more ? `${wins} More was there to be won: ${sayWon(others.won, called)}.` : wins;
  }
  return `${lead} ${sayLoss(own, named, called)}.${sayOthers(others, own, called)}`;
}

function sayLoss(own: OpenGame | null, named: boolean, called: Called): string {
  if (own === null) return 'leads to no game';
  const best = named ? '' : `: the best game, ${nameGame(own, called)}, comes`;
  if (own.measure !== 'points') return 'loses';
  if (own.reached >= called.law.targets.game && !own.covers) {
    const said = `${own.reached} points and is worth ${own.value}, less than the bid`;
    return named ? `comes to ${said}` : `loses${best} to ${said}`;
  }
  return named ? `loses, with ${own.reached} points` : `loses${best} to ${own.reached} points`;
}

function sayOthers(
  { nearest, tried, won }: BestOpen,
  own: OpenGame | null,
  called: Called,
): string {
  if (won !== null) return ` Another game was there to be won: ${sayWon(won, called)}.`;
  if (tried === 0) return '';
  const reached = own?.measure === 'points' ? own.reached : 0;
  const near =
    nearest !== null && nearest.reached > reached
      ? `; the nearest, ${nameGame(nearest, called)}, comes to ${nearest.reached} points`
      : '';
  return ` So does everything else${near}.`;
}

function sayLayout(
  { layout, question, values }: Extract<SeenBefore, { is: 'layout' }>,
  joint: string,
  { law }: Called,
): string {
  const said = standingOfLayout(question, values, layout);
  if (said === null) return '';
  const head = `You put away ${listed(layout)}${joint} ${said.says}`;
  if (question.measure !== 'points') return head;
  const best = Math.max(...values.values);
  const kept = said.value;
  const crossed = pointLines(law.targets).filter((line) => kept < line && line <= best);
  return crossed.length === 0
    ? head
    : `${head} The line at ${crossed.join(' and at ')} lies between.`;
}

const nameGame = ({ contract }: OpenGame, { law, suits }: Called): string =>
  contractName(contract, law.id, suits);

/** `Solo in clubs, with 66 points, worth 48`. */
const sayWon = (game: OpenGame, called: Called): string =>
  `${nameGame(game, called)}, ${sayHow(game)}`;

function sayHow({ measure, reached, value }: OpenGame): string {
  switch (measure) {
    case 'points':
      // Schwarz, which would be worth more, is not looked for.
      return `with ${reached} points, worth ${reached === PACK_POINTS ? 'at least ' : ''}${value}`;
    case 'no-trick':
      return `without a trick, worth ${value}`;
    case 'every-trick':
      return `with every trick, worth ${value}`;
  }
}
