/** The words at the table of a round of Mate. */
import { listed } from '#edition/game/words/lists.ts';
import { mateValue } from '../../../src/game/others/mate/score.ts';
import type { MateCard } from '../../../src/game/others/mate/rules.ts';
import type { MateRound } from './mate-round.svelte.ts';

/** Returns the name of a card: `the ace of spades`. */
export type MateCardName = (card: MateCard) => string;

/** The state of the round and what to do next, in a few sentences. */
export function roundWords(round: MateRound, name: MateCardName): string {
  const { outcome, position, readersTurn, seat, stage, isThinking } = round;
  if (stage === 'between' || stage === 'done') {
    if (outcome === null) return '';
    // It was announced before the reader led the last card.
    const isAnnounced = position?.table.length === 1 && round.playerAt(position.leader) === 'you';
    const before = isAnnounced ? '' : lastMove(round, name);
    return [before, endWords(round, name)].filter((one) => one !== '').join(' ');
  }
  if (isThinking) return 'The engine is choosing.';
  if (stage === 'aside') {
    const other = seat === 'X' ? null : round.aside('X');
    const opening =
      seat === 'X'
        ? 'You lead. '
        : other === null
          ? 'The engine puts nothing aside. '
          : `The engine puts ${name(other)} aside. `;
    return `${opening}Will you put a card aside?`;
  }
  const [led] = position?.table ?? [];
  const sentences = [asideWords(round, name), lastMove(round, name)].filter((one) => one !== '');
  if (!readersTurn) return sentences.join(' ');
  if (led !== undefined) sentences.push(`The engine leads ${name(led)}: answer it.`);
  else if (position?.tricks.length === 0) sentences.push('You lead.');
  const free = round.freeCards.map((card) => name(card));
  if (free.length > 0) sentences.push(`To use the Free Move, play ${listed(free, 'or')}.`);
  return sentences.join(' ');
}

/** What the engine put aside, before the first move. */
function asideWords(round: MateRound, name: MateCardName): string {
  const { position, seat } = round;
  if (position === null || position.tricks.length > 0 || seat === 'Y') return '';
  const card = round.aside('Y');
  return card === null ? 'The engine puts nothing aside.' : `The engine puts ${name(card)} aside.`;
}

/** The last move that was answered. If the engine led it, the lead was announced before. */
function lastMove(round: MateRound, name: MateCardName): string {
  const last = round.position?.tricks.at(-1);
  const [led, answer] = last?.cards ?? [];
  if (last === undefined || led === undefined || answer === undefined) return '';
  const free = round.freeMoveAt === round.position?.tricks.length ? ' by the Free Move' : '';
  const play =
    round.playerAt(last.leader) === 'you'
      ? `You lead ${name(led)}, the engine plays ${name(answer)}${free}.`
      : `You play ${name(answer)}${free}.`;
  const who = round.playerAt(last.winner) === 'you' ? 'You have' : 'The engine has';
  return `${play} ${who} the lead.`;
}

/** How a game ended, with its score. */
function endWords(round: MateRound, name: MateCardName): string {
  const { game, outcome, sheet } = round;
  if (outcome?.winner === undefined || outcome.winner === null || outcome.card === null) {
    return `Every card has been answered: nobody is mate.${closing(round)}`;
  }
  const { card, overmate, score, times, winner } = outcome;
  const who = round.playerAt(winner) === 'you' ? 'You' : 'The engine';
  const s = who === 'You' ? '' : 's';
  const how = `${overmate ? 'overmate' : 'mate'}${s} with ${name(card)}`;
  const sum = `${mateValue(card)} × ${times}${overmate ? ' × 2' : ''} = ${score}`;
  return `${who} ${how}. ${sum}.${game === 2 || sheet.you + sheet.engine > 0 ? closing(round) : ''}`;
}

function closing({ game, setup: { before }, sheet: { engine, you } }: MateRound): string {
  if (game === 1) return ' Now the hands are changed, and the same hand leads again.';
  const round = comparison('round', you, engine);
  if (before === null) return round;
  return `${round}${comparison('match', you + before.you, engine + before.engine)}`;
}

function comparison(what: 'match' | 'round', you: number, engine: number): string {
  if (you === engine) return ` The ${what} is even, ${you} each.`;
  const [whose, most, least] =
    you > engine ? ['yours', you, engine] : ['the engine’s', engine, you];
  return ` The ${what} is ${whose} by ${most - least}, ${most} to ${least}.`;
}

/** What the reader’s last choice gave away; empty if nothing. */
export function lossWords({ loss }: MateRound, name: MateCardName): string {
  if (loss === null) return '';
  const better =
    loss.best.length === 0
      ? 'nothing aside'
      : listed(
          loss.best.map((card) => name(card)),
          'or',
        );
  return `Better by ${loss.by}: ${better}.`;
}
