/** The outcome of a line in words, computed on the server because it needs the rule books. */
import { settingOf } from '../notation/summary.ts';
import { LAWS } from '../skat/laws.ts';
import { settleHand } from '../skat/settlement.ts';
import { sayNullo, sayPoints, sayRamsch } from '#edition/game/replay/verdict-words.ts';
import { explainValue } from '#edition/game/words/value.ts';
import { lineOf } from './replay.ts';
import type { LineId } from './replay.ts';
import type { SkatReplay } from './skat-replay.ts';
import { KINDS } from '../skat/contract.ts';

/** The outcome of a line that was played to its end, or given up. */
export interface Verdict {
  /** Null in a Ramsch, which nobody wins. */
  readonly won: boolean | null;
  /** `Vorhand makes 77 points, 10 of them put away, and wins.` */
  readonly sentence: string;
  /** `1 for game, with 2, is 3; 3 × 3 = 9` */
  readonly working: string;
  /** What is written down for the declarer, or for the loser of a Ramsch. */
  readonly score: number;
}

/** Whether the line was played out, or one side gave it up. */
function isSettled(replay: SkatReplay, id: LineId): boolean {
  const line = lineOf(replay, id);
  if (line.conceded !== undefined) return true;
  return line.finished && line.path.at(-1)?.toPlay === null;
}

/**
 * The verdict on a line; null when it breaks off, or when the rule book does not know its game. The
 * bid counts only where the declarer is the hand's.
 */
export function verdictOf(replay: SkatReplay, id: LineId): Verdict | null {
  if (!isSettled(replay, id)) return null;
  const { hand } = replay;
  const { conceded = null, contract, declarer, layout, path } = lineOf(replay, id);
  const tricks = path.flatMap(({ taken }) =>
    taken === null ? [] : [{ winner: taken.by, points: taken.points }],
  );
  const last = path.at(-1);
  const onTable = last?.taken === null ? last.table.length : 0;
  const bid = declarer === hand.declarer ? settingOf(hand).bid : null;
  const settled = settleHand(
    { contract, declarer, deal: hand.deal, layout, tricks, conceded, onTable },
    bid,
    LAWS[hand.laws],
  );
  if (!settled.ok) return null;
  const { result, value } = settled.value;
  const { won, score } = value;
  const working = explainValue(value);
  if (result.declarer === null) {
    return { won: null, sentence: sayRamsch(result.points, result.losers), working, score };
  }
  const end = { declarer: result.declarer, won: won === true, conceded };
  if (KINDS[contract.kind].aim === 'no-trick') {
    return { won, sentence: sayNullo(end, result.tricks.declarer === 0), working, score };
  }
  const { points, schneider, schwarz, tricks: taken } = result;
  const sentence = sayPoints(end, {
    points: points.declarer,
    skat:
      taken.declarer > 0 && points.skat > 0
        ? { points: points.skat, where: layout === null ? 'in-skat' : 'put-away' }
        : null,
    overbid: value.overbid !== null && result.made,
    extra: schwarz !== null ? 'schwarz' : schneider !== null ? 'schneider' : null,
  });
  return { won, sentence, working, score };
}

/** The verdicts on all lines that have one. */
export function verdictsOf(replay: SkatReplay): ReadonlyMap<LineId, Verdict> {
  const verdicts = new Map<LineId, Verdict>();
  for (const id of replay.lines.keys()) {
    const verdict = verdictOf(replay, id);
    if (verdict !== null) verdicts.set(id, verdict);
  }
  return verdicts;
}
