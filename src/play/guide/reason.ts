/** Why the guide speaks against an action: one sentence that is true of this hand. */
import type { Action } from '../../strategy/players/action.ts';
import type { SeatView } from '../../strategy/players/view.ts';
import type { Weighing } from '../../strategy/players/weigh.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { sayFewerDeals, sayFewerPoints, sayScoresAbout } from '#edition/play/guide/reason-words.ts';
import { ofHundred } from '../../strategy/advice/hint.ts';
import { sightOf } from '../../strategy/advice/sight.ts';
import type { TopicId } from '../../strategy/advice/topic-ids.ts';
import { followReason } from './follow-reasons.ts';
import { bidReason, gameReason } from './game-reasons.ts';
import { layoutReason } from './layout-reasons.ts';
import { leadReason } from './lead-reasons.ts';
import { nullReason } from './null-reasons.ts';
import type { Reason } from './reason-type.ts';

/**
 * The reason against an action of the reader's.
 *
 * @param view what the reader sees before it.
 * @param weighing what the action comes to, with a better one.
 */
export function reasonFor(
  view: SeatView,
  { judgement, pointsLost }: Weighing,
  suits: SuitStyle,
): Reason {
  const { about, better, own } = judgement;
  return (
    plainReason(view, own.action, better.action, about, suits) ?? {
      id: 'count',
      text: countedOut(view, judgement, pointsLost, suits),
      topic: TOPIC_OF[about],
    }
  );
}

const TOPIC_OF = {
  bid: 'bid',
  game: 'game',
  layout: 'layout',
  card: 'counting',
} as const satisfies Readonly<Record<Weighing['judgement']['about'], TopicId>>;

/** A reason that the cards themselves give; null where only a count does. */
export function plainReason(
  view: SeatView,
  own: Action,
  better: Action,
  about: Weighing['judgement']['about'],
  suits: SuitStyle,
): Reason | null {
  switch (about) {
    case 'bid':
      return bidReason(view, own, suits);
    case 'game':
      return gameReason(view, own, better, suits);
    case 'layout':
      return own.do === 'declare' && better.do === 'declare'
        ? layoutReason(view, own.contract, own.layout ?? [], better.layout ?? [], suits)
        : null;
    case 'card': {
      if (own.do !== 'card' || better.do !== 'card') return null;
      const sight = sightOf(view);
      if (sight.sort === 'nullo') return nullReason(sight, own.card);
      return sight.turn === 0
        ? leadReason(sight, own.card, better.card, suits)
        : followReason(sight, own.card, better.card);
    }
  }
}

/** What is counted in the deals that the reader could be facing, where no plain reason holds. */
function countedOut(
  { law }: SeatView,
  { about, better, own }: Weighing['judgement'],
  pointsLost: number,
  suits: SuitStyle,
): string {
  const isLayout = about === 'layout';
  const actions = { own: own.action, better: better.action, isLayout, law, suits };
  if (own.share === null || better.share === null) {
    const points = (brings: number | null): number => Math.round(brings ?? 0);
    return sayScoresAbout(actions, points(own.brings), points(better.brings));
  }
  const [less, more] = [ofHundred(own.share), ofHundred(better.share)];
  return less === more
    ? sayFewerPoints(actions, Math.round(pointsLost))
    : sayFewerDeals(actions, less, more);
}
