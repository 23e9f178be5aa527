/** What the reader’s decisions come to with all cards open, in sentences; comment text, to “you”. */
import {
  sayAllLose,
  sayGameLoses,
  sayGameWins,
  sayLayout,
  sayLinesBetween,
  sayMadeGood,
  sayMore,
  sayNoGame,
  sayNotMadeGood,
  sayOtherWins,
  sayPassMissed,
  sayPassRight,
  sayWayLoses,
  sayWayWins,
} from '#edition/strategy/review/seen-words.ts';
import type { LostHow } from '#edition/strategy/review/seen-words.ts';
import type { Naming } from '#edition/strategy/review/review-words.ts';
import { standingOfLayout } from '../../game/analysis/layout-standing.ts';
import type { Law } from '../../game/skat/laws.ts';
import { pointLines } from '../../game/skat/targets.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import type { OpenGame } from './open-games.ts';
import type { BestOpen, SeenBefore, SeenGame } from './seen-before.ts';

/** How games are called, and counted. */
interface Called extends Naming {
  readonly law: Law;
}

/** What a decision before the first card comes to; never what the reader ought to have known. */
export function saySeenBefore(
  seen: SeenBefore,
  { law, suits }: { readonly law: Law; readonly suits: SuitStyle },
): string {
  const called: Called = { law, laws: law.id, suits };
  switch (seen.is) {
    case 'word':
      return wordSentence(seen, called);
    case 'game':
      return gameSentences(seen.game, called).join(' ');
    case 'layout': {
      const before = seen.game === null ? [] : gameSentences(seen.game, called);
      return [...before, ...layoutSentences(seen, called)].join(' ');
    }
  }
}

function wordSentence(
  { best: { nearest, won }, number, passed }: Extract<SeenBefore, { is: 'word' }>,
  called: Called,
): string {
  if (won !== null) return (passed ? sayPassMissed : sayMadeGood)(number, won, called);
  return (passed ? sayPassRight : sayNotMadeGood)(number, nearest, called);
}

function gameSentences({ action, others, own }: SeenGame, called: Called): string[] {
  if (own === null) return [sayNoGame(action, called), ...othersSentences(others, own, called)];
  const isNamed = action.do === 'declare';
  if (own.won) {
    const wins = isNamed ? sayGameWins(own, called) : sayWayWins(action, own, called);
    const { won } = others;
    return won !== null && won.value > own.value ? [wins, sayMore(won, called)] : [wins];
  }
  const how = lostHow(own, called);
  const loses = isNamed ? sayGameLoses(own, how, called) : sayWayLoses(action, own, how, called);
  return [loses, ...othersSentences(others, own, called)];
}

function lostHow({ covers, measure, reached }: OpenGame, { law }: Called): LostHow {
  if (measure !== 'points') return 'aim';
  return reached >= law.targets.game && !covers ? 'bid' : 'points';
}

function othersSentences(
  { nearest, tried, won }: BestOpen,
  own: OpenGame | null,
  called: Called,
): string[] {
  if (won !== null) return [sayOtherWins(won, called)];
  if (tried === 0) return [];
  const ownPoints = own?.measure === 'points' ? own.reached : 0;
  const isNearer = nearest !== null && nearest.reached > ownPoints;
  return [sayAllLose(isNearer ? nearest : null, called)];
}

function layoutSentences(
  { game, layout, question, values }: Extract<SeenBefore, { is: 'layout' }>,
  { law }: Called,
): string[] {
  const standing = standingOfLayout(question, values, layout);
  if (standing === null) return [];
  const put = sayLayout(layout, standing.among, game !== null);
  if (question.measure !== 'points') return [put];
  const best = Math.max(...values.values);
  const crossed = pointLines(law.targets).filter((line) => standing.value < line && line <= best);
  return crossed.length === 0 ? [put] : [put, sayLinesBetween(crossed)];
}
