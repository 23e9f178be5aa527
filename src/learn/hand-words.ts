/** What happens in the first deal, in the lesson's text: a turn, a trick, the advice, the count. */
import { suitOf } from '../game/skat/cards.ts';
import type { Card } from '../game/skat/cards.ts';
import { matadorCount } from '../game/skat/matadors.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import { isTrump, playedSuit } from '../game/skat/order.ts';
import type { Game } from '../game/skat/order.ts';
import type { PlayedTrick, Position } from '../game/skat/play.ts';
import { seatsFrom } from '../game/skat/seats.ts';
import type { Seat } from '../game/skat/seats.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import { unseenBy } from '../strategy/simple-players/view.ts';
import type { PlayerView } from '../strategy/simple-players/view.ts';
import type { Advice, Reason } from './advice.ts';
import type { Outcome } from './hand-play.ts';
import { LESSON_LAW, TARGETS } from './lesson-law.ts';
import { whyTakes } from './reasons.ts';

const ENOUGH = TARGETS.game;

/** What one seat does with its card: `Mittelhand follows with the {HJ}`. */
function did(seat: Seat, card: Card, led: Card | null, game: Game): string {
  const [who, s] = seat === 'V' ? ['you', ''] : [SEAT_WORDS[seat], 's'];
  if (led === null) return `${who} lead${s} the {${card}}`;
  if (playedSuit(card, game) === playedSuit(led, game))
    return `${who} follow${s} with the {${card}}`;
  if (isTrump(card, game)) return `${who} trump${s} with the {${card}}`;
  return `${who} discard${s} the {${card}}`;
}

function tellCards(leader: Seat, cards: readonly Card[], game: Game): string {
  const seats = seatsFrom(leader);
  const sentenceParts = cards.map((card, index) =>
    did(seats[index as 0 | 1 | 2], card, index === 0 ? null : cards[0]!, game),
  );
  return sentence(listed(sentenceParts));
}

/** A trick that is complete: who played what, who takes it and why, and what it counts. */
export function tellTrick({ cards, leader, points, winner }: PlayedTrick, game: Game): string {
  const whose = winner === 'V' ? 'yours' : `${SEAT_WORDS[winner]}’s`;
  return `${tellCards(leader, cards, game)} ${whyTakes(cards, game)} The trick is ${whose}: ${counted(points, 'point')}.`;
}

/** The table as the reader sees it when it is the reader's turn. */
export function tellTurn({ game, leader, table, tricks }: Position): string {
  const [led] = table;
  if (led === undefined) {
    return tricks.length === 0 ? 'You lead.' : 'You took the last trick, so you lead.';
  }
  const name =
    playedSuit(led, game) === 'trump' ? 'A trump was led' : `The suit led is {${suitOf(led)}}`;
  return `${tellCards(leader, table, game)} ${name}. It is your turn.`;
}

/** The declarer's points so far. */
export function tellCount(points: number, layoutPoints: number): string {
  const lead = layoutPoints === 0 ? 'You' : 'With the cards you put away you';
  // One line on a phone, so that the reply below it does not cover it.
  return points < ENOUGH
    ? `${lead} have ${points} of the ${ENOUGH} you need.`
    : `You have ${counted(points, 'point')}, and ${ENOUGH} are enough: the game is won.`;
}

const ADVICE: Readonly<Record<Reason, (card: Card, view: PlayerView) => string>> = {
  'draw-trumps': (card, view) =>
    `The others still have ${counted(trumpsOut(view), 'trump')}. The {${card}} is higher: lead it, and a player who has one must follow.`,
  'draw-with-a-small-one': (card, view) =>
    `The others still have ${counted(trumpsOut(view), 'trump')}, and a higher one than yours is among them. Bring it out with a small one, the {${card}}.`,
  'sure-card': (card) => `Lead the {${card}}: no higher card of its suit is left with the others.`,
  'give-a-cheap-one': (card) =>
    `You have no more cards that are sure to take a trick, apart from trumps. Lead the {${card}}, which costs little, and keep your trumps for what they lead.`,
  'last-trumps': (card) => `You have only trumps. Lead the {${card}}.`,
  'only-card': (card) => `There is no choice: the {${card}} is the only card you may play.`,
  'win-rich': (card) => `You come last, so nobody can beat you: take the trick with the {${card}}.`,
  'win-sure': (card) => `Take it with the {${card}}: no higher card of the suit is left.`,
  'win-now': (card) => `Any card that you may play takes the trick so far. Play the {${card}}.`,
  'trump-it': (card) =>
    `You have none of the suit that was led, so you can trump: the {${card}} is enough.`,
  'not-worth-a-trump': (card) =>
    `There are no points in this trick. Keep your trumps, and discard the {${card}}.`,
  'cannot-win': (card) =>
    `You cannot be sure of this trick, so give it as little as you can: the {${card}}.`,
};

/** What the lesson would play, and why. */
export function tellAdvice({ card, why }: Advice, view: PlayerView): string {
  return ADVICE[why](card, view);
}

function trumpsOut(view: PlayerView): number {
  return unseenBy(view).filter((card) => isTrump(card, view.game)).length;
}

/** The end of the deal: the count, and what is written down for it, a paragraph each. */
export function tellOutcome(outcome: Outcome): string[] {
  return [tellPoints(outcome), tellEnd(outcome), ...tellValue(outcome)];
}

function tellPoints({ result: { points } }: Outcome): string {
  const away = points.skat === 0 ? 'none' : String(points.skat);
  return `Your tricks have ${counted(points.declarer - points.skat, 'point')}, and the two cards you put away ${away}: ${points.declarer} together. The defenders have ${points.defenders}.`;
}

function tellEnd({ result: { made, points } }: Outcome): string {
  if (made) return `It took ${ENOUGH}. You have won your first game of Skat.`;
  return points.declarer === ENOUGH - 1
    ? `It took ${ENOUGH}, and you are one short. Many games are lost so narrowly. Play it once more.`
    : `It took ${ENOUGH}, so the defenders have won. Play it once more, and lead your trumps first.`;
}

/** What the game was worth, and what is written down for it. */
function tellValue({ result, value }: Outcome): string[] {
  const { base, matadors, multiplier, overbid, points, score } = value;
  if (matadors === null || overbid !== null) throw new RangeError('The lesson has no such game.');
  const played = makeMatadors(matadors);
  const game = matadorCount(matadors) + LESSON_LAW.multipliers.game;
  const side = result.schneider === 'declarer' ? 'The defenders have' : 'You have';
  const few = result.schneider === 'declarer' ? result.points.defenders : result.points.declarer;
  const schneider =
    result.schneider === null
      ? ''
      : ` ${side} only ${few} points, which is schneider${result.schwarz === null ? ', and adds 1' : ', and not one trick, which is schwarz: that adds 2'}.`;
  const payment = value.won
    ? `${score} points are written down for you.`
    : `A lost game counts double, so ${-score} points are written down against you.`;
  return [
    `You had the {CJ} and the {SJ} but not the {HJ}: ${played}, game ${game}.${schneider} {C} have the base value ${base}, so the game was worth ${multiplier} × ${base} = ${points}. ${payment}`,
  ];
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
