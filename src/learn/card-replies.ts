/** Replies to a question that is answered with a card. */
import { CARD_REPLY, HIGHEST_REPLY } from '#edition/learn/card-reply-words.ts';
import type { Card } from '../game/skat/cards.ts';
import { sortCards } from '../game/skat/deal.ts';
import { legalCards, winningIndex } from '../game/skat/order.ts';
import { gameOf } from './question.ts';
import type { CardQuestion, HighestQuestion, WinnerQuestion } from './question.ts';
import { whyIllegalCard, whyNotWon, whyTakes } from './reasons.ts';
import { no, yes } from './reply.ts';
import type { LessonReply } from './reply.ts';

/** The reply to the card that is said to be the highest. */
export function replyToHighest({ cards }: HighestQuestion, card: Card): LessonReply {
  const [highest, ...lower] = sortCards(cards);
  return card === highest
    ? yes(HIGHEST_REPLY.right(card, lower))
    : no(HIGHEST_REPLY.wrong(card, highest!));
}

/** The reply to the card that is said to take the trick. */
export function replyToWinner(question: WinnerQuestion, card: Card): LessonReply {
  const { table } = question;
  const game = gameOf(question);
  return table[winningIndex(table, game)] === card
    ? yes(`${CARD_REPLY.yes} ${whyTakes(table, game)}`)
    : no(whyNotWon(card, table, game));
}

/** The reply to the card that the reader plays from the hand. */
export function replyToCard(question: CardQuestion, card: Card): LessonReply {
  const { aim, hand, table } = question;
  const game = gameOf(question);
  const led = table[0] ?? null;
  if (led !== null && !legalCards(hand, led, game).includes(card)) {
    return no(whyIllegalCard(card, led, game));
  }
  const trick = [...table, card];
  const takes = winningIndex(trick, game) === table.length;
  if (aim === 'take' && !takes) {
    const why = whyNotWon(card, trick, game);
    return no(`${CARD_REPLY.mayPlayBut} ${why} ${CARD_REPLY.another}`);
  }
  const may = aim === 'legal' ? CARD_REPLY.mayPlay : CARD_REPLY.yes;
  const whose = takes ? CARD_REPLY.yoursAndLead : CARD_REPLY.notYours;
  return yes(`${may} ${whyTakes(trick, game)} ${whose}`);
}
