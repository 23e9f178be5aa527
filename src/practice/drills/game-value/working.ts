/** Explains the value of a question in words. */
import { PACK_POINTS } from '../../../game/skat/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import type { Card } from '../../../game/skat/cards.ts';
import { KINDS, promisedOf } from '../../../game/skat/contract.ts';
import { LAWS } from '../../../game/skat/laws.ts';
import type { Law } from '../../../game/skat/laws.ts';
import { matadorCount } from '../../../game/skat/matadors.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import { trumpsOf } from '../../../game/skat/order.ts';
import type { DeclarerValue } from '../../../game/skat/value.ts';
import { signed } from '../../../game/words/figures.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { capital } from '../../../game/words/text.ts';
import { sumWords } from '#edition/game/words/value.ts';
import { doubleReason } from './names.ts';
import type { ValueQuestion } from './question.ts';
import { questionValue } from './reckon.ts';
import { runOf } from './twelve.ts';

/** The reasoning in up to three sentences: the matadors, what happened, the sum. Comment text. */
export function explainQuestion(question: ValueQuestion): string[] {
  const value = questionValue(question);
  return [
    ...(question.cards === null ? [] : [matadorSentence(question)]),
    outcomeSentence(question),
    sumSentence(question, value),
  ];
}

/** Which trumps make the run, and which ends it. */
function matadorSentence(question: ValueQuestion): string {
  const { cards, contract, matadors } = question;
  if (matadors === null || cards === null) return '';
  const run = runOf(contract, matadors);
  const next = trumpsOf(contract)[matadorCount(matadors)];
  const isWith = 'with' in matadors;
  const skat = [...run, ...(next === undefined ? [] : [next])].filter((card) =>
    cards.skat.includes(card),
  );
  const found =
    skat.length === 0
      ? ''
      : `; ${listed(skat)} in the skat ${skat.length === 1 ? 'counts' : 'count'}`;
  const verb = isWith
    ? run.length === 1
      ? 'is there'
      : 'are there'
    : run.length === 1
      ? 'is missing'
      : 'are missing';
  const end = next === undefined ? '' : isWith ? `, ${next} is not` : `, ${next} is there`;
  return `${together(run)} ${verb}${end}${found}: ${makeMatadors(matadors)}.`;
}

const together = (cards: readonly Card[]): string => cards.join(' ');

/** The outcome of the play, compared with what was announced. */
function outcomeSentence({ contract, law: id, result }: ValueQuestion): string {
  const law = LAWS[id];
  const { aim } = KINDS[contract.kind];
  if (aim === 'no-trick') {
    return result.made ? 'Not a trick taken: the game is made.' : 'One trick is enough to lose it.';
  }
  if (aim === 'every-trick') {
    return result.made
      ? 'Every trick was taken, as an open game promises.'
      : `An open game promises every trick, and ${counted(result.tricks.defenders, 'trick')} went to the defenders: lost.`;
  }
  const promised = promisedOf(contract);
  if (promised === null) return plainOutcome(result.points.declarer, result, law);
  const kept = result.made ? 'kept' : 'not kept, so the game is lost';
  return promised === 'schwarz'
    ? `Schwarz means every trick; with ${result.tricks.declarer} of ten it is ${kept}.`
    : `Schneider takes ${law.targets.schneider} points; with ${result.points.declarer} it is ${kept}.`;
}

function plainOutcome(
  points: number,
  { schneider, schwarz }: ValueQuestion['result'],
  { targets }: Law,
): string {
  if (schwarz === 'declarer') return 'All ten tricks: the defenders are schwarz.';
  if (schwarz === 'defenders') return 'Not a single trick: the declarer is schwarz, and has lost.';
  if (schneider === 'declarer') {
    return `${points} ${points === PACK_POINTS ? 'are all the points, but not all the tricks' : `reach the ${targets.schneider} that make schneider`}: the defenders are schneider${points === PACK_POINTS ? ', not schwarz' : ''}.`;
  }
  if (schneider === 'defenders') {
    return `${points} are fewer than the ${targets.outOfSchneider} it takes to be out of schneider: the game is lost, and the declarer schneider.`;
  }
  if (points >= targets.game) {
    return points >= targets.schneider - 3
      ? `${points} are enough; schneider would have taken ${targets.schneider}.`
      : `${points} are enough, for the game takes ${targets.game}.`;
  }
  return points <= targets.outOfSchneider + 2
    ? `${points} lose the game, but ${targets.outOfSchneider} are enough not to be schneider.`
    : `${points} lose the game, which takes ${targets.game}.`;
}

/** The sum, from the parts to what is written down. */
function sumSentence({ contract, law }: ValueQuestion, value: DeclarerValue): string {
  const { base, matadors, overbid } = value;
  const sum = matadors === null ? `A fixed value of ${base}` : capital(sumWords(value));
  const raised =
    overbid === null
      ? ''
      : `; that is less than the ${overbid.bid} bid, so it is lost at ${overbid.raisedTo}, the next ${matadors === null ? 'value' : `multiple of ${base}`} that covers it`;
  const doubled = value.doubled ? `; ${doubleReason(contract, law)}` : '';
  return `${sum}${raised}${doubled}: ${signed(value.score)}.`;
}
