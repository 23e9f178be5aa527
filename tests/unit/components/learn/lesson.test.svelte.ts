/** The lesson is there again where it was left, whatever was stored of it. */
import { describe, expect, test } from 'vitest';
import { LessonRun } from '../../../../components/learn/lesson.svelte.ts';
import type { BegunStorages } from '../../../../src/lib/storage/browser.ts';
import { isOver } from '../../../../src/game/skat/play.ts';
import { UNPLAYED_HAND, readBegunLesson } from '../../../../src/learn/begun-lesson.ts';
import { STEPS } from '../../../../src/learn/lesson.ts';
import { fakeStorages } from '../../support/fake-storages.ts';

/** A lesson on a page that has just been loaded. */
function open(storages: BegunStorages, address = ''): LessonRun {
  const run = new LessonRun(storages);
  run.resume(address);
  return run;
}

/** Plays the first card that may go, over and over, and goes on after each trick but the last. */
function play(run: LessonRun, cards: number): void {
  for (let played = 0; played < cards; played++) {
    if (run.hand.trickOnTable !== null) run.hand.goOn();
    const before = run.hand.cards.length;
    for (const card of run.hand.cards) {
      run.hand.play(card);
      if (run.hand.cards.length < before) break;
    }
  }
}

describe('the lesson', () => {
  test('goes on at its step, with its answers', () => {
    const storages = fakeStorages();
    const first = open(storages, '#points');
    first.answer('21');
    first.keep();
    const again = open(storages);
    expect(again.step.name).toBe('points');
    expect(again.lastAnswer).toEqual(first.lastAnswer);
    expect(open(storages, '#jacks').step.name).toBe('jacks');
  });

  test('goes on in the middle of the first hand: at every card, with and without a trick on the table', () => {
    for (let cards = 0; cards <= 10; cards++) {
      const storages = fakeStorages();
      const first = open(storages, '#play');
      play(first, cards);
      for (const clears of [false, true]) {
        if (clears) first.hand.goOn();
        first.keep();
        const { hand } = open(storages);
        expect(hand.position).toEqual(first.hand.position);
        expect(hand.trickOnTable).toEqual(first.hand.trickOnTable);
        expect(hand.cards).toEqual(first.hand.cards);
        expect(hand.canTakeBack).toBe(first.hand.canTakeBack);
      }
      expect(isOver(first.hand.position)).toBe(cards === 10);
    }
  });

  test('says who asks for which number, at once and when the reader comes back to it', () => {
    const storages = fakeStorages();
    const first = open(storages, '#your-bid');
    expect(first.hand.reply?.text).toBe('Mittelhand asks: 18?');
    first.hand.say('yes');
    first.hand.say('yes');
    first.keep();
    expect(open(storages).hand.reply?.text).toBe('Hinterhand asks: 22?');
    first.hand.say('yes');
    first.hand.say('yes');
    first.keep();
    // The bidding is over, so nobody asks.
    expect(open(storages).hand.reply).toBeNull();
  });

  test('that was finished begins anew, unless the address names the end', () => {
    const storages = fakeStorages();
    const last = STEPS.at(-1)!.name;
    const first = open(storages, '#play');
    play(first, 10);
    first.next();
    first.keep();
    expect(open(storages).index).toBe(0);
    const again = open(storages, `#${last}`);
    expect(again.step.name).toBe(last);
    expect(again.hand.outcome).toEqual(first.hand.outcome);
  });

  test('goes on in the middle of the bidding and of the skat', () => {
    const storages = fakeStorages();
    const first = open(storages, '#your-bid');
    first.hand.say('yes');
    first.hand.say('pass');
    first.hand.say('yes');
    first.keep();
    const bidding = open(storages).hand;
    expect(bidding.numberAsked).toBe(22);
    expect(bidding.bidding.map(({ say }) => say)).toEqual('bid yes bid yes pass bid'.split(' '));
    expect(bidding.isDone('bid')).toBe(false);
    first.hand.say('yes');
    first.hand.say('yes');
    expect([first.hand.numberAsked, first.hand.isDone('bid')]).toEqual([null, true]);
    first.next();
    expect(first.hand.cards).toHaveLength(10);
    first.hand.takeSkat();
    first.hand.choose('D10');
    first.keep();
    const again = open(storages);
    expect([again.step.name, again.hand.isSkatTaken]).toEqual(['skat', true]);
    expect(again.hand.cards).toHaveLength(12);
    expect(again.hand.chosenCards).toEqual(['D10']);
  });

  test('skipped steps are done as the lesson would do them, and a game may be played again', () => {
    const run = open(fakeStorages(), '#trump-suit');
    expect(run.hand.numberAsked).toBeNull();
    expect(run.hand.cards).not.toContain('D10');
    run.hand.nameTrump(null);
    expect(run.done).toBe(false);
    run.hand.nameTrump('C');
    expect(run.done).toBe(true);
    run.next();
    run.hand.play('HA');
    expect(run.hand.reply?.text).toContain('can wait');
    run.hand.playOut();
    expect(run.hand.outcome?.value).toMatchObject({ won: true, score: 36 });
    const own = run.hand.ownTricks.length;
    expect(own).toBe(run.hand.outcome?.result.tricks.declarer);
    run.hand.again();
    expect(run.hand.cards).toHaveLength(12);
    expect([run.hand.isDone('bid'), run.hand.isDone('skat')]).toEqual([true, false]);
  });

  test('of an older kind is gone on with at its step, and its first deal begins anew', () => {
    const old = {
      stagesDone: 3,
      layout: ['D10', 'S9'],
      chosenCards: [],
      cardsPlayed: ['CJ', 'SJ'],
      isTrickOnTable: false,
    };
    for (const [step, now] of [
      ['points', 'points'],
      ['two-away', 'your-bid'],
      ['first-lead', 'your-bid'],
      ['play', 'your-bid'],
    ]) {
      const storages = fakeStorages();
      const stored = { step, answers: { points: '14' }, hand: old };
      storages.browser.setItem('vorhand-begun-lesson', JSON.stringify(stored));
      const run = open(storages);
      expect(run.step.name).toBe(now);
      expect(run.hand.position.tricks).toEqual([]);
      run.open('#points');
      expect(run.done).toBe(true);
    }
  });

  test('accepts no position that play cannot reach', () => {
    const run = new LessonRun(fakeStorages());
    const { hand } = JSON.parse(JSON.stringify({ hand: run.hand.stored })) as {
      hand: Record<string, unknown>;
    };
    const whole = { step: 'play', answers: {}, hand };
    expect(readBegunLesson(whole)).toBeDefined();
    for (const odd of [
      { ...whole, step: 'constructor' },
      { ...whole, answers: null },
    ]) {
      expect(readBegunLesson(odd)).toBeUndefined();
    }
    for (const odd of [
      { ...whole, hand: null },
      { ...whole, hand: { ...hand, layout: ['CJ'] } },
      { ...whole, hand: { ...hand, layout: ['CJ', 'CJ'] } },
      { ...whole, hand: { ...hand, cardsPlayed: ['DJ'] } },
      { ...whole, hand: { ...hand, stagesDone: 7 } },
      { ...whole, hand: { ...hand, yesCount: 5 } },
    ]) {
      expect(readBegunLesson(odd)).toMatchObject({
        step: 'your-bid',
        answers: {},
        hand: UNPLAYED_HAND,
      });
    }
    expect(readBegunLesson({ ...whole, answers: { points: 'none', toString: '1' } })).toMatchObject(
      {
        answers: {},
      },
    );
    // A card that was put away cannot be played.
    const storages = fakeStorages();
    const spoilt = { ...whole, hand: { ...hand, stagesDone: 3, cardsPlayed: ['CJ', 'D10', 'SJ'] } };
    storages.browser.setItem('vorhand-begun-lesson', JSON.stringify(spoilt));
    expect(open(storages).hand.position.tricks).toHaveLength(1);
  });
});
