/** What the book says of a hand of Calabrasella. */
import { cardName } from '../../words/cards.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { makeBookGame } from '../book-game.ts';
import { CALABRASELLA_FORMAT } from './format.ts';
import { alliesAgainst, calabrasellaScore } from './rules.ts';
import type { CalabrasellaPosition } from './rules.ts';
import { CALABRASELLA } from './table.ts';
import type { CalabrasellaHand } from './table.ts';

export default makeBookGame({
  name: 'Calabrasella',
  format: CALABRASELLA_FORMAT,
  table: CALABRASELLA,
  facts: ({ contract: { asked, away, gave, player } }: CalabrasellaHand) => {
    const got =
      gave === null
        ? `asks for the ${cardName(asked)}, which lies in the stock`
        : `asks for the ${cardName(asked)} and gives the ${cardName(gave)} for it`;
    return `Calabrasella. ${player} plays alone, ${got}, and exchanges ${counted(away.length, 'card')} with the stock. A leads.`;
  },
  verdict: (end: CalabrasellaPosition) => {
    const { player } = end.game;
    const [alone, together] = calabrasellaScore(end);
    const by = Math.abs(alone - together);
    const won = alone > together;
    return {
      sentence: `${player} has ${alone}, ${alliesAgainst(player)} have ${together}.`,
      working: won
        ? `${player} is paid ${by} by each of the others`
        : `${player} pays ${by} to each of the others`,
    };
  },
});
