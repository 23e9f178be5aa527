/** Explains the value of a question in words. */
import { PACK_POINTS } from '../../../game/skat/cards.ts';
import { KINDS, promisedOf } from '../../../game/skat/contract.ts';
import { LAWS } from '../../../game/skat/laws.ts';
import type { Law } from '../../../game/skat/laws.ts';
import { matadorCount } from '../../../game/skat/matadors.ts';
import { trumpsOf } from '../../../game/skat/order.ts';
import { doubleReason } from './double-reason.ts';
import type { ValueQuestion } from './question.ts';
import { questionValue } from './reckon.ts';
import { runOf } from './twelve.ts';
import { OUTCOMES, sayRun, saySum } from '#edition/practice/drills/game-value/working-words.ts';

/** The reasoning in up to three sentences: the matadors, what happened, the sum. Comment text. */
export function explainQuestion(question: ValueQuestion): string[] {
  const { cards, contract, law } = question;
  return [
    ...(cards === null ? [] : [matadorSentence(question)]),
    outcomeSentence(question),
    saySum(questionValue(question), doubleReason(contract, law)),
  ];
}

/** Which trumps make the run, and which ends it. */
function matadorSentence({ cards, contract, matadors }: ValueQuestion): string {
  if (matadors === null || cards === null) return '';
  const run = runOf(contract, matadors);
  const next = trumpsOf(contract)[matadorCount(matadors)];
  const skat = [...run, ...(next === undefined ? [] : [next])].filter((card) =>
    cards.skat.includes(card),
  );
  return sayRun({ matadors, run, next, skat });
}

/** The outcome of the play, compared with what was announced. */
function outcomeSentence({ contract, law: id, result }: ValueQuestion): string {
  const law = LAWS[id];
  const { made, points, tricks } = result;
  const { aim } = KINDS[contract.kind];
  if (aim === 'no-trick') return made ? OUTCOMES.noTrick : OUTCOMES.oneTrick;
  if (aim === 'every-trick') {
    return made ? OUTCOMES.everyTrick : OUTCOMES.openLost(tricks.defenders);
  }
  const promised = promisedOf(contract);
  if (promised === null) return plainOutcome(points.declarer, result, law);
  return promised === 'schwarz'
    ? OUTCOMES.schwarzPromised(tricks.declarer, made)
    : OUTCOMES.schneiderPromised(points.declarer, law.targets.schneider, made);
}

function plainOutcome(
  points: number,
  { schneider, schwarz }: ValueQuestion['result'],
  { targets }: Law,
): string {
  if (schwarz === 'declarer') return OUTCOMES.schwarz;
  if (schwarz === 'defenders') return OUTCOMES.ownSchwarz;
  if (schneider === 'declarer') {
    return points === PACK_POINTS
      ? OUTCOMES.allPoints(points)
      : OUTCOMES.schneider(points, targets.schneider);
  }
  if (schneider === 'defenders') return OUTCOMES.ownSchneider(points, targets.outOfSchneider);
  if (points >= targets.game) {
    return points >= targets.schneider - 3
      ? OUTCOMES.nearlySchneider(points, targets.schneider)
      : OUTCOMES.won(points, targets.game);
  }
  return points <= targets.outOfSchneider + 2
    ? OUTCOMES.nearlyOwnSchneider(points, targets.outOfSchneider)
    : OUTCOMES.lost(points, targets.game);
}
