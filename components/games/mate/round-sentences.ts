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
import type { MateCardName } from '#edition/game/others/mate/round-words.ts';
import { mateValue } from '../../../src/game/others/mate/score.ts';
import type { MateRound } from './mate-round.svelte.ts';

/** The state of the round and what to do next, in a few sentences. */
export function roundWords(round: MateRound, name: MateCardName): string {
  return sentencesOf(round, name)
    .filter((one) => one !== '')
    .join(' ');
}

function sentencesOf(round: MateRound, name: MateCardName): readonly string[] {
  const { outcome, position, readersTurn, seat, stage, isThinking } = round;
  if (stage === 'between' || stage === 'done') {
    if (outcome === null) return [];
    // It was announced before the reader led the last card.
    const isAnnounced = position?.table.length === 1 && round.playerAt(position.leader) === 'you';
    return [isAnnounced ? '' : lastMove(round, name), ...endWords(round, name)];
  }
  if (isThinking) return [MATE_TURN.thinking];
  if (stage === 'aside') {
    const opening = seat === 'X' ? MATE_TURN.lead : sayEngineAside(round.aside('X'), name);
    return [opening, MATE_TURN.askAside];
  }
  const sentences = [asideWords(round, name), lastMove(round, name)];
  if (!readersTurn) return sentences;
  const [led] = position?.table ?? [];
  if (led !== undefined) sentences.push(sayEngineLeads(led, name));
  else if (position?.tricks.length === 0) sentences.push(MATE_TURN.lead);
  if (round.freeCards.length > 0) sentences.push(sayFreeMove(round.freeCards, name));
  return sentences;
}

/** What the engine put aside, before the first move. */
function asideWords(round: MateRound, name: MateCardName): string {
  const { position, seat } = round;
  if (position === null || position.tricks.length > 0 || seat === 'Y') return '';
  return sayEngineAside(round.aside('Y'), name);
}

/** The last move that was answered. If the engine led it, the lead was announced before. */
function lastMove(round: MateRound, name: MateCardName): string {
  const last = round.position?.tricks.at(-1);
  const [led, answer] = last?.cards ?? [];
  if (last === undefined || led === undefined || answer === undefined) return '';
  const move = {
    led: round.playerAt(last.leader) === 'you' ? led : null,
    answer,
    isFree: round.freeMoveAt === round.position?.tricks.length,
    winner: round.playerAt(last.winner),
  };
  return sayMove(move, name);
}

/** How a game ended, with its score. */
function endWords(round: MateRound, name: MateCardName): readonly string[] {
  const { game, outcome, sheet } = round;
  if (outcome?.winner === undefined || outcome.winner === null || outcome.card === null) {
    return [NOBODY_MATE, ...closing(round)];
  }
  const { card, winner } = outcome;
  const mate = { ...outcome, card, winner: round.playerAt(winner), value: mateValue(card) };
  const isScored = game === 2 || sheet.you + sheet.engine > 0;
  return [sayMate(mate, name), ...(isScored ? closing(round) : [])];
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
export const lossWords = ({ loss }: MateRound, name: MateCardName): string =>
  loss === null ? '' : sayLoss(loss.by, loss.best, name);
