/** The set that stands stays as it is, and what was found comes beside it. */
import { describe, expect, test } from 'vitest';
import { MOST_OF_A_THEME, chooseProblems } from '../../../../scripts/problems/choose.ts';
import type { LawPlace } from '../../../../scripts/problems/choose.ts';
import { listProblems, readProblem } from '../../../../src/problems/read-problems.ts';
import type { ListedProblem } from '../../../../src/problems/read-problems.ts';
import { FILES } from '../../problems/set.ts';

const set = FILES.flatMap(listProblems);
const ids = (problems: readonly ListedProblem[]): string[] => problems.map(({ id }) => id);

/** A problem of the set as the search finds its place; the learner goes wrong. */
function placeOf(listed: ListedProblem): LawPlace {
  const { aim, deal, deals, goal, law, refutation, right, shares, state, themes, view } =
    readProblem(listed);
  const { bidding, contract, declarer, drawn, layout, play } = state;
  const place = {
    ...{ aim, bidding, bid: view.bid, contract: contract!, deal, deals, declarer: declarer! },
    ...{ drawn, goal, layout, right, shares, theme: themes[0]! },
    played: [...play!.tricks.flatMap(({ cards }) => cards), ...play!.table],
    votes: { learner: [refutation.wrong] },
  };
  return { law, place };
}

const without = (gone: ListedProblem): ListedProblem[] => set.filter((one) => one !== gone);
const countOf = (problems: readonly ListedProblem[], theme: string): number =>
  problems.filter(({ themes: [main] }) => main === theme).length;
/** A problem of a theme that is far from its share, and one of the theme that has most. */
const rare = set.find(({ themes: [theme] }) => countOf(set, theme!) < 20)!;
const full = set.reduce((most, one) =>
  countOf(set, one.themes[0]!) > countOf(set, most.themes[0]!) ? one : most,
);

describe('the set', () => {
  test('stands line by line where nothing was found', () => {
    expect(chooseProblems(set, [])).toEqual(set);
  });

  test('takes in the problem of a place that was found, with its deal, cards, shares and theme', () => {
    const chosen = chooseProblems(without(rare), [placeOf(rare)]);
    expect(ids(chosen)).toEqual([...ids(without(rare)), rare.id]);
    // The grade comes from the votes above, the refutation is made anew.
    const parts = (line: string): string[] => line.split(' ').slice(0, 9);
    expect(parts(chosen.at(-1)!.line)).toEqual(parts(rare.line));
    expect(chosen.at(-1)!.themes).toEqual(rare.themes);
  });

  test('takes in no second problem of a deal', () => {
    expect(chooseProblems(set, [placeOf(rare)])).toEqual(set);
  });

  test('takes in no place twice, and none at which the players choose rightly', () => {
    const found = placeOf(rare);
    const easy = { ...found, place: { ...found.place, votes: { learner: found.place.right } } };
    expect(chooseProblems(without(rare), [found, found])).toHaveLength(set.length);
    expect(chooseProblems(without(rare), [easy])).toEqual(without(rare));
  });

  test('drops no problem for a new one of the same theme', () => {
    const theme = full.themes[0]!;
    // So few others that the theme has its share before the new problem comes.
    const same = without(full).filter(({ themes: [main] }) => main === theme);
    const most = Math.floor(same.length / MOST_OF_A_THEME) - same.length;
    const perTheme = new Map<string, number>();
    const others = set
      .filter(({ themes: [main] }) => {
        const count = (perTheme.get(main!) ?? 0) + 1;
        if (main === theme || count > same.length) return false;
        perTheme.set(main!, count);
        return true;
      })
      .slice(0, most);
    const standing = [...same, ...others];
    expect(chooseProblems(standing, [placeOf(full)])).toEqual(standing);
  });
});
