/**
 * Questions of the drills whose answers are words. A question that was missed, and the answers of a
 * session, are stored, so both must be the same in every edition: the test of each edition has these.
 */
import { expect, test } from 'vitest';
import { Chance } from '../../../../src/lib/random.ts';
import type { Drill, QuestionBase } from '../../../../src/practice/drill.ts';
import { germanNames } from '../../../../src/practice/drills/german-names/drill.ts';
import { howFar } from '../../../../src/practice/drills/how-far/drill.ts';
import { nextBid } from '../../../../src/practice/drills/next-bid/drill.ts';

/** Of a question of the last level by the rules of 1922: its kind and seed, its key, and the right answer. */
type Stored = readonly [kind: string, seed: number, key: string, answer: string];

function testStored<Question extends QuestionBase>(
  drill: Drill<Question, string>,
  stored: readonly Stored[],
): void {
  const level = drill.levels.length;
  test.each(stored)(`${drill.id}, %s %i: %s`, (kind, seed, key, answer) => {
    const options = { law: 'american-1922' };
    const question = drill.make(new Chance(seed), { level, kind, options });
    expect([question.key, drill.answer(question)]).toEqual([key, answer]);
  });
}

/** Tests that the edition stores the questions and the answers of the others. */
export function testStoredQuestions(): void {
  testStored(germanNames, [
    ['suit', 4711, 'suit english spades Grün', 'spades'],
    ['card', 1, 'card english 8 of clubs Kreuz-Acht', '8 of clubs'],
    ['card', 20, 'card german ace of clubs Kreuz-Ass', 'ace of clubs'],
    ['pack', 3, 'pack english queen of spades Grün-Ober', 'queen of spades'],
    ['letters', 3, 'letters english diamonds s.', 'diamonds'],
    ['word', 3, 'word english to bid reizen', 'to bid'],
  ]);
  testStored(howFar, [
    ['begin', 1, 'begin M C10 C9 SJ SA S7 H10 HK H7 DK DQ 18', 'pass'],
    ['hold', 1, 'hold M C9 SJ SQ HJ HA H10 DJ DA DQ D8 48', 'yes'],
    ['limit', 3, 'limit V C10 SJ SA S7 HJ H10 HK H8 D9 D7 ', '20'],
  ]);
  testStored(nextBid, [
    ['turn', 3, 'turn american-1922 Mask0 Vno0 ', 'H'],
    ['answer', 1, 'answer american-1922 Mask0 Vyes0 Mask4 Vyes4 Mask5 4', 'no'],
    ['least', 3, 'least american-1922 Mask0 Vno0 ', '12'],
    ['end', 3, 'end american-1922 Mask0 Vno0 Hpass0 ', 'M 10'],
  ]);
}
