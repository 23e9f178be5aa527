/** What the reader’s decisions come to with all cards open, in sentences; comment text, to “you”. */
import { standingOfLayout } from '../../game/analysis/layout-standing.ts';
import { PACK_POINTS } from '../../game/skat/cards.ts';
import type { Law } from '../../game/skat/laws.ts';
import { pointLines } from '../../game/skat/targets.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';
import type { OpenGame } from './open-games.ts';
import type { BestOpen, SeenBefore, SeenGame } from './seen-before.ts';
import { nameAction } from './review-words.ts';

/** How games are called, and counted. */
interface Called {
  readonly law: Law;
  readonly suits: SuitStyle;
}

/** What a decision before the first card comes to; never what the reader ought to have known. */
export function saySeenBefore(seenWords: SeenBefore, naming: Called): string {
  switch (seenWords.is) {
    case 'word':
      return sayWord(seenWords, naming);
    case 'game':
      return sayGame(seenWords.game, naming);
    case 'layout': {
      if (seenWords.game === null) return sayLayout(seenWords, '. With all cards open', naming);
      return `${sayGame(seenWords.game, naming)} ${sayLayout(seenWords, ';', naming)}`;
    }
  }
}

function sayWord(
  { best, number, passed }: Extract<SeenBefore, { is: 'word' }>,
  naming: Called,
): string {
  const { nearest, won } = best;
  const near =
    nearest === null
      ? ''
      : `; the nearest, ${nameGame(nearest, naming)}, comes to ${nearest.reached} points`;
  if (!passed) {
    return won === null
      ? `With all cards open nothing makes ${number ?? 'it'} good${near}.`
      : `With all cards open ${number ?? 'it'} can be made good: ${sayWon(won, naming)}.`;
  }
  const at = number === null ? '' : ` at ${number}`;
  return won === null
    ? `With all cards open no game was there to be won${at}${near}.`
    : `With all cards open a game was there to be won${at}: ${sayWon(won, naming)}.`;
}

function sayGame({ action, others, own }: SeenGame, naming: Called): string {
  const isNamed = action.do === 'declare' && own !== null;
  const what = isNamed ? nameGame(own, naming) : nameAction(action, naming.law.id, naming.suits);
  const lead = `With all cards open ${what}`;
  if (own?.won === true) {
    const wins = isNamed
      ? `${lead} wins, ${sayHow(own)}.`
      : `${lead} wins: ${sayWon(own, naming)}.`;
    const more = others.won !== null && others.won.value > own.value;
    return more ? `${wins} More was there to be won: ${sayWon(others.won, naming)}.` : wins;
  }
  return `${lead} ${sayLoss(own, isNamed, naming)}.${sayOthers(others, own, naming)}`;
}

function sayLoss(own: OpenGame | null, isNamed: boolean, naming: Called): string {
  if (own === null) return 'leads to no game';
  const best = isNamed ? '' : `: the best game, ${nameGame(own, naming)}, comes`;
  if (own.measure !== 'points') return 'loses';
  if (own.reached >= naming.law.targets.game && !own.covers) {
    const amount = `${own.reached} points and is worth ${own.value}, less than the bid`;
    return isNamed ? `comes to ${amount}` : `loses${best} to ${amount}`;
  }
  return isNamed ? `loses, with ${own.reached} points` : `loses${best} to ${own.reached} points`;
}

function sayOthers(
  { nearest, tried, won }: BestOpen,
  own: OpenGame | null,
  naming: Called,
): string {
  if (won !== null) return ` Another game was there to be won: ${sayWon(won, naming)}.`;
  if (tried === 0) return '';
  const ownPoints = own?.measure === 'points' ? own.reached : 0;
  const near =
    nearest !== null && nearest.reached > ownPoints
      ? `; the nearest, ${nameGame(nearest, naming)}, comes to ${nearest.reached} points`
      : '';
  return ` So does everything else${near}.`;
}

function sayLayout(
  { layout, question, values }: Extract<SeenBefore, { is: 'layout' }>,
  joint: string,
  { law }: Called,
): string {
  const standing = standingOfLayout(question, values, layout);
  if (standing === null) return '';
  const head = `You put away ${listed(layout)}${joint} ${standing.says}`;
  if (question.measure !== 'points') return head;
  const best = Math.max(...values.values);
  const ownPoints = standing.value;
  const crossed = pointLines(law.targets).filter((line) => ownPoints < line && line <= best);
  return crossed.length === 0
    ? head
    : `${head} The line at ${crossed.join(' and at ')} lies between.`;
}

const nameGame = ({ contract }: OpenGame, { law, suits }: Called): string =>
  contractName(contract, law.id, suits);

/** `Solo in clubs, with 66 points, worth 48`. */
const sayWon = (game: OpenGame, naming: Called): string =>
  `${nameGame(game, naming)}, ${sayHow(game)}`;

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
