/** The outcome of a line in words, computed on the server because it needs the rule books. */
import { settingOf } from '../notation/summary.ts';
import { LAWS } from '../skat/laws.ts';
import { SEATS } from '../skat/seats.ts';
import { settleHand } from '../skat/settlement.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { SEAT_WORDS } from '../words/seats.ts';
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
  const seats = SEAT_WORDS;
  const { won, score } = value;
  const working = explainValue(value);
  if (result.declarer === null) {
    const counts = SEATS.map((seat) => `${seats[seat]} ${result.points[seat]}`).join(', ');
    const losers = listed(result.losers.map((seat) => seats[seat])) || 'Nobody';
    return {
      won: null,
      sentence: `${counts}. ${losers} ${result.losers.length > 1 ? 'lose' : 'loses'}.`,
      working,
      score,
    };
  }
  const name = seats[result.declarer];
  const ending = won === true ? 'and wins' : 'and loses';
  const gaveUp =
    conceded === null
      ? ''
      : conceded === 'declarer'
        ? `${name} gives up. `
        : 'The defenders give up. ';
  const { aim } = KINDS[contract.kind];
  if (aim === 'no-trick') {
    const took = result.tricks.declarer === 0 ? 'takes no trick' : 'takes a trick';
    const sentence =
      conceded === 'declarer'
        ? `${name} gives up and loses.`
        : `${gaveUp}${name} ${took} ${ending}.`;
    return { won, sentence, working, score };
  }
  const { points, schneider, schwarz, tricks: taken } = result;
  const skat =
    taken.declarer > 0 && points.skat > 0
      ? `, ${points.skat} of them ${layout === null ? 'in the skat' : 'put away'},`
      : '';
  const extra = schwarz !== null ? '; schwarz' : schneider !== null ? '; schneider' : '';
  const overbid = value.overbid !== null && result.made ? ', having overbid' : '';
  return {
    won,
    sentence: `${gaveUp}${name} makes ${counted(points.declarer, 'point')}${skat} ${ending}${overbid}${extra}.`,
    working,
    score,
  };
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
