/** What the book says of a game of Mate. */
import {
  MATE_NAME,
  NO_MATE,
  sayMateGame,
  sayMateSum,
  sayMated,
} from '#edition/game/others/mate/mate-words.ts';
import { makeBookGame } from '../book-game.ts';
import { MATE_FORMAT } from './format.ts';
import { MATE_SEATS } from './rules.ts';
import type { MatePosition } from './rules.ts';
import { mateOutcome, mateValue } from './score.ts';
import { MATE } from './table.ts';
import type { MateHand } from './table.ts';

export default makeBookGame({
  name: MATE_NAME,
  format: MATE_FORMAT,
  table: MATE,
  facts: ({ contract: { aside, leader, variant } }: MateHand) => {
    const away = MATE_SEATS.flatMap((seat) => {
      const card = aside[seat];
      return card === null ? [] : [{ seat, card }];
    });
    return sayMateGame(variant, away, leader);
  },
  verdict: (end: MatePosition) => {
    const outcome = mateOutcome(end);
    if (!outcome?.winner || outcome.card === null) return NO_MATE;
    const { card, overmate, score, times, winner } = outcome;
    return {
      sentence: sayMated(winner, card, overmate, score),
      working: sayMateSum(mateValue(card), times, overmate),
    };
  },
});
