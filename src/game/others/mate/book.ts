/** What the book says of a game of Mate. */
import { cardName } from '../../words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { numberWord } from '#edition/game/words/number-words.ts';
import { makeBookGame } from '../book-game.ts';
import { MATE_FORMAT } from './format.ts';
import { MATE_SEATS } from './rules.ts';
import type { MatePosition } from './rules.ts';
import { mateOutcome, mateValue } from './score.ts';
import { MATE } from './table.ts';
import type { MateHand } from './table.ts';
import { variantName } from './variants.ts';

export default makeBookGame({
  name: 'Mate',
  format: MATE_FORMAT,
  table: MATE,
  facts: ({ contract: { aside, leader, variant } }: MateHand) => {
    const away = MATE_SEATS.flatMap((seat) => {
      const card = aside[seat];
      return card === null ? [] : [`${seat} puts the ${cardName(card)} aside`];
    });
    return `Mate, ${variantName(variant)}. ${listed([...away, `${leader} leads`])}.`;
  },
  verdict: (end: MatePosition) => {
    const outcome = mateOutcome(end);
    if (!outcome?.winner || outcome.card === null) {
      return {
        sentence: 'Every card is answered.',
        working: 'Nobody is mate, and nothing is written',
      };
    }
    const { card, overmate, score, times, winner } = outcome;
    const how = overmate ? 'overmates' : 'mates';
    const double = overmate ? ', doubled' : '';
    return {
      sentence: `${winner} ${how} with the ${cardName(card)} and scores ${score}.`,
      working: `${mateValue(card)} for the card, ${numberWord(times)} times${double}`,
    };
  },
});
