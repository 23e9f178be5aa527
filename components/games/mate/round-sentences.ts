/** Which sentences are said at the table of a round of Mate. */
import {
  HANDS_CHANGE,
  MATE_TURN,
  NOBODY_MATE,
  sayAhead,
  sayEngineAside,
  sayEngineLeads,
  sayEven,
  sayFreeMove,
  sayLoss,
  sayMate,
  sayMove,
} from '#edition/game/others/mate/round-words.ts';
import { mateValue } from '../../../src/game/others/mate/score.ts';
import type { CardTerms } from '../../../src/game/words/card-terms.ts';
import type { MateRound } from './mate-round.svelte.ts';

/** The state of the round and what to do next, in a few sentences. */
export function roundWords(round: MateRound, terms: CardTerms): string {
  return sentencesOf(round, terms)
    .filter((one) => one !== '')
    .join(' ');
}

function sentencesOf(round: MateRound, terms: CardTerms): readonly string[] {
  const { outcome, position, readersTurn, seat, stage, isThinking } = round;
  if (stage === 'between' || stage === 'done') {
    if (outcome === null) return [];
    // It was announced before the reader led the last card.
    const isAnnounced = position?.table.length === 1 && round.playerAt(position.leader) === 'you';
    return [isAnnounced ? '' : lastMove(round, terms), ...endWords(round, terms)];
  }
  if (isThinking) return [MATE_TURN.thinking];
  if (stage === 'aside') {
    const opening = seat === 'X' ? MATE_TURN.lead : sayEngineAside(round.aside('X'), terms);
    return [opening, MATE_TURN.askAside];
  }
  const sentences = [asideWords(round, terms), lastMove(round, terms)];
  if (!readersTurn) return sentences;
  const [led] = position?.table ?? [];
  if (led !== undefined) sentences.push(sayEngineLeads(led, terms));
  else if (position?.tricks.length === 0) sentences.push(MATE_TURN.lead);
  if (round.freeCards.length > 0) sentences.push(sayFreeMove(round.freeCards, terms));
  return sentences;
}

/** What the engine put aside, before the first move. */
function asideWords(round: MateRound, terms: CardTerms): string {
  const { position, seat } = round;
  if (position === null || position.tricks.length > 0 || seat === 'Y') return '';
  return sayEngineAside(round.aside('Y'), terms);
}

/** The last move that was answered. If the engine led it, the lead was announced before. */
function lastMove(round: MateRound, terms: CardTerms): string {
  const last = round.position?.tricks.at(-1);
  const [led, answer] = last?.cards ?? [];
  if (last === undefined || led === undefined || answer === undefined) return '';
  const move = {
    led: round.playerAt(last.leader) === 'you' ? led : null,
    answer,
    isFree: round.freeMoveAt === round.position?.tricks.length,
    winner: round.playerAt(last.winner),
  };
  return sayMove(move, terms);
}

/** How a game ended, with its score. */
function endWords(round: MateRound, terms: CardTerms): readonly string[] {
  const { game, outcome, sheet } = round;
  if (outcome?.winner === undefined || outcome.winner === null || outcome.card === null) {
    return [NOBODY_MATE, ...closing(round)];
  }
  const { card, winner } = outcome;
  const mate = { ...outcome, card, winner: round.playerAt(winner), value: mateValue(card) };
  const isScored = game === 2 || sheet.you + sheet.engine > 0;
  return [sayMate(mate, terms), ...(isScored ? closing(round) : [])];
}

function closing({
  game,
  setup: { before },
  sheet: { engine, you },
}: MateRound): readonly string[] {
  if (game === 1) return [HANDS_CHANGE];
  const round = comparison('round', you, engine);
  return before === null
    ? [round]
    : [round, comparison('match', you + before.you, engine + before.engine)];
}

function comparison(what: 'match' | 'round', you: number, engine: number): string {
  if (you === engine) return sayEven(what, you);
  return you > engine ? sayAhead(what, 'you', you, engine) : sayAhead(what, 'engine', engine, you);
}

/** What the reader’s last choice gave away; empty if nothing. */
export const lossWords = ({ loss }: MateRound, terms: CardTerms): string =>
  loss === null ? '' : sayLoss(loss.by, loss.best, terms);
