import { startPlay } from '@vorhand/skat';
import { finish, makeSolver, openPosition } from '@vorhand/skat/solver';

const position = startPlay(
  {
    V: ['CA', 'SQ', 'HA', 'H10', 'H9', 'H8', 'H7', 'DJ', 'DA', 'DK'],
    M: ['CJ', 'CK', 'CQ', 'C9', 'C7', 'SJ', 'SK', 'HJ', 'HK', 'DQ'],
    H: ['C10', 'C8', 'SA', 'S10', 'S8', 'HQ', 'D10', 'D9', 'D8', 'D7'],
  },
  { kind: 'solo', trump: 'C' },
  'M',
);
const open = openPosition(position, ['S9', 'S7']);
const solver = makeSolver();

console.log(finish(solver.points(open)), 'points for the declarer with best play by all');
for (const [card, points] of finish(solver.cardPoints(open))) console.log(card, points);
