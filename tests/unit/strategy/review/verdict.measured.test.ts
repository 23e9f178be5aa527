/** Where a game was decided, against the solver asked card by card. */
import { describe, expect, test } from 'vitest';
import { costed } from '../../game/analysis/costed.ts';
import { playedDeal } from '../../play/learners-deal.ts';
import { handOfState } from '../../../../src/play/shown.ts';
import { stateOfDeal } from '../../../../src/play/sitting.ts';
import type { Judgement } from '../../../../src/strategy/players/judgement.ts';
import { takeAction } from '../../../../src/strategy/players/table.ts';
import { knownGameOf } from '../../../../src/strategy/review/acted-game.ts';
import { decisionsOf } from '../../../../src/strategy/review/decisions.ts';
import { judgedDecision } from '../../../../src/strategy/review/judged.ts';
import { verdictOf } from '../../../../src/strategy/review/verdict.ts';
import { sayVerdict } from '../../../../src/strategy/review/verdict-sentence.ts';
import type { Hand } from '../../../../src/game/notation/hand.ts';
import { summariseHand } from '../../../../src/game/notation/summary.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import type { Seat } from '../../../../src/game/skat/seats.ts';
import { openPosition } from '../../../../src/game/solver/position.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';

const solver = makeSolver();

/** Games for points, played to their end by learners. */
const games = Array.from({ length: 30 }, (_, seed) => playedDeal('isko', 300 + seed))
  .map((deal) => stateOfDeal(deal, 'isko'))
  .filter(({ contract, declarer }) => declarer !== null && !contract!.kind.includes('null'))
  .map(handOfState);

/** What is said of every decision of a seat when all were judged alike. */
function judgedAlike(hand: Hand, seat: Seat, gap: Judgement['gap'], share: number) {
  const game = knownGameOf(hand)!;
  const final = game.actions.reduce(takeAction, game.begin);
  return decisionsOf(game, seat).map((decision) => {
    const { action, view } = decision;
    const about = view.asked!.what === 'card' ? 'card' : 'layout';
    const judgement: Judgement = {
      decision: { action, reasons: [], worlds: 100, weighed: [] },
      own: { action, share, brings: null },
      better: { action, share: share + (gap?.by ?? 0), brings: null },
      gap,
      worlds: 100,
      about,
    };
    return judgedDecision(decision, judgement, final);
  });
}

/** The last card after which the declarer’s game stayed as it ended, by the solver: its seat and trick. */
function decisiveCard(hand: Hand): { readonly seat: Seat; readonly trick: number } | null {
  const game = knownGameOf(hand)!;
  let state = game.begin;
  let found: { readonly seat: Seat; readonly trick: number } | null = null;
  let before: boolean | null = null;
  for (const action of game.actions) {
    const { play } = state;
    const turn = play === null ? null : { trick: play.tricks.length + 1, play };
    state = takeAction(state, action);
    if (state.play === null) continue;
    const position = openPosition(state.play, state.layout ?? state.deal.skat);
    const wins = finish(solver.points(position)) >= 61;
    if (before !== null && wins !== before && turn !== null && action.do === 'card') {
      const seat = SEATS.find((one) => turn.play.hands[one].includes(action.card))!;
      found = { seat, trick: turn.trick };
    }
    before = wins;
  }
  return found;
}

describe('the verdict on a lost game', () => {
  test('names the seat and the trick after whose card the solver says it stayed lost', async () => {
    const by = new Set<string>();
    for (const hand of games) {
      const { result, won } = summariseHand(hand);
      const decisive = decisiveCard(hand);
      const cost = await costed(hand);
      for (const seat of SEATS) {
        const verdict = verdictOf(hand, seat, cost, judgedAlike(hand, seat, null, 0.5));
        const isLost = won !== (seat === hand.declarer);
        expect(verdict?.outcome).toBe(isLost ? 'lost' : 'won');
        if (verdict?.outcome !== 'lost') continue;
        const { lost } = verdict;
        by.add(lost.by);
        if (lost.by === 'bid') {
          expect([won, result.declarer !== null && result.made]).toEqual([false, true]);
        } else if (lost.by === 'partner') {
          expect(decisive).toEqual({ seat: expect.any(String) as Seat, trick: lost.trick });
          expect(decisive!.seat).not.toBe(seat);
        } else if (lost.by === 'own' && lost.decision.action.do === 'card') {
          const trick = lost.decision.view.tricks.length + 1;
          expect(decisive).toEqual({ seat, trick });
        } else if (lost.by === 'cards') expect(decisive).toBeNull();
      }
    }
    expect([...by]).toEqual(expect.arrayContaining(['own', 'partner', 'cards']));
  }, 60_000);

  test('says that it could be seen only where the gap is sure, and else that nobody could or that it is unclear', async () => {
    const said = new Map<string, string>();
    for (const hand of games) {
      const cost = await costed(hand);
      for (const seat of SEATS) {
        for (const [name, gap] of [
          ['sure', { by: 0.2, margin: 0.08, isSteady: true }],
          ['one half', { by: 0.2, margin: 0.08, isSteady: false }],
          ['within its margin', { by: 0.12, margin: 0.2, isSteady: true }],
          ['none', { by: 0, margin: 0.06, isSteady: false }],
        ] as const) {
          const verdict = verdictOf(hand, seat, cost, judgedAlike(hand, seat, gap, 0.5));
          if (verdict?.outcome !== 'lost' || verdict.lost.by !== 'own') continue;
          const text = sayVerdict(verdict);
          said.set(name, text);
          expect(text).toMatch(/^Lost (?:in trick \d+|through what you put away), [^.]*\.$/u);
        }
      }
    }
    expect(said.get('sure')).toMatch(/and you could have seen it: in 70 of 100 .* in 50 with/u);
    expect(said.get('one half')).toContain('that was not clear');
    expect(said.get('within its margin')).toContain('that was not clear');
    expect(said.get('none')).toMatch(/nobody could have seen it: in 50 of 100/u);
  }, 60_000);
});
