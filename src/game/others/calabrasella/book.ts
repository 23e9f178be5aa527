/** What the book says of a hand of Calabrasella. */
import {
  CALABRASELLA_NAME,
  sayCalabrasella,
  sayPaid,
  sayPoints,
} from '#edition/game/others/calabrasella/calabrasella-words.ts';
import { sideName } from '../../replay/counts.ts';
import { makeBookGame } from '../book-game.ts';
import { CALABRASELLA_FORMAT } from './format.ts';
import { alliesAgainst, calabrasellaScore } from './rules.ts';
import type { CalabrasellaPosition } from './rules.ts';
import { CALABRASELLA } from './table.ts';
import type { CalabrasellaHand } from './table.ts';

export default makeBookGame({
  name: CALABRASELLA_NAME,
  format: CALABRASELLA_FORMAT,
  table: CALABRASELLA,
  facts: ({ contract: { asked, away, gave, player } }: CalabrasellaHand) =>
    sayCalabrasella({ player, asked, gave, exchanged: away.length }),
  verdict: (end: CalabrasellaPosition) => {
    const { player } = end.game;
    const [alone, together] = calabrasellaScore(end);
    return {
      sentence: sayPoints(player, alone, sideName(alliesAgainst(player)), together),
      working: sayPaid(player, Math.abs(alone - together), alone > together),
    };
  },
});
