import { expect, test } from 'vitest';
import { makePlayAddress } from '../../../../components/problems/play-address.ts';
import { readPlayAddress } from '../../../../src/play/address.ts';
import { dealNumbered } from '../../../../src/game/codes/numbered-deals.ts';
import { problemSets } from '../../../../src/problems/at-build.ts';

test('a problem leads to its very deal at the table, at its own game and from the same seat', async () => {
  const problems = problemSets().flatMap(({ find, heads }) =>
    heads.slice(0, 40).flatMap(({ id }) => find(id) ?? []),
  );
  expect(problems.length).toBeGreaterThan(10);
  for (const problem of problems) {
    const { law, seat, state } = problem;
    const address = makePlayAddress(problem)!;
    const read = await readPlayAddress(address.slice(address.indexOf('#')));
    expect(read.ok, problem.id).toBe(true);
    const asked = read.ok ? read.value : null;
    expect(asked).toMatchObject({ seat, laws: law });
    const { V, M, H } = dealNumbered(asked!.number);
    expect({ V, M, H }).toEqual({ V: state.deal.V, M: state.deal.M, H: state.deal.H });
    const { contract, declarer, layout } = state;
    expect(asked?.game).toMatchObject({ contract, declarer, bid: state.bid });
    expect(new Set(asked?.game?.layout)).toEqual(new Set(layout));
  }
});
