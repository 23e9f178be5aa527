/** The German words of figures and shared parts: labels, and sentences with every card, seat and count. */
import { expect, test } from 'vitest';
import * as analysis from '#edition/game/words/figure/analysis.ts';
import * as announcement from '#edition/game/words/figure/announcement.ts';
import * as counting from '#edition/game/words/figure/counting.ts';
import * as counts from '#edition/game/words/figure/counts.ts';
import * as embed from '#edition/game/words/figure/embed.ts';
import * as embedLines from '#edition/game/words/figure/embed-lines.ts';
import * as embedded from '#edition/game/words/figure/embedded.ts';
import * as keys from '#edition/game/words/figure/keys.ts';
import * as loading from '#edition/game/words/figure/loading.ts';
import * as menu from '#edition/game/words/figure/menu.ts';
import * as notes from '#edition/game/words/figure/notes.ts';
import * as options from '#edition/game/words/figure/options.ts';
import * as order from '#edition/game/words/figure/order.ts';
import * as playOn from '#edition/game/words/figure/play-on.ts';
import * as players from '#edition/game/words/figure/players.ts';
import * as print from '#edition/game/words/figure/print.ts';
import * as review from '#edition/game/words/figure/review.ts';
import * as steps from '#edition/game/words/figure/steps.ts';
import * as table from '#edition/game/words/figure/table.ts';
import * as think from '#edition/game/words/figure/think.ts';
import * as yourself from '#edition/game/words/figure/yourself.ts';
import * as bookmarks from '#edition/game/words/parts/bookmarks.ts';
import * as cards from '#edition/game/words/parts/cards.ts';
import * as copy from '#edition/game/words/parts/copy.ts';
import * as countOut from '#edition/game/words/parts/count-out.ts';
import * as days from '#edition/game/words/parts/days.ts';
import * as files from '#edition/game/words/parts/files.ts';
import * as keptList from '#edition/game/words/parts/kept-list.ts';
import * as tricksSoFar from '#edition/game/words/parts/tricks-so-far.ts';
import * as trouble from '#edition/game/words/parts/trouble.ts';
import * as wholeFile from '#edition/game/words/parts/whole-file.ts';
import { CARDS } from '../../../../src/game/skat/cards.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { cardName } from '../../../../src/game/words/cards.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';

const TERMS = { terms: 'de', suits: 'french' } as const;
const PACKS = [TERMS, { terms: 'de', suits: 'german' }] as const;
const BOTH = [true, false] as const;
const NUMBERS = [0, 1, 2, 3, 11] as const;
const MEASURES = ['points', 'no-trick', 'every-trick'] as const;
const SIDES = ['declarer', 'defenders', 'V', 'A and B', 'C'] as const;

test('labels are German', () => {
  const labels = labelsIn([
    ...[analysis, announcement, counting, counts, embed, embedLines, embedded, keys, loading],
    ...[menu, notes, options, order, playOn, players, print, review, steps, table, think],
    ...[yourself, bookmarks, cards, copy, countOut, days, files, keptList, tricksSoFar],
    ...[trouble, wholeFile],
  ]);
  expect(labels.length).toBeGreaterThan(200);
  // What follows a card or a number begins with a sign, and a key may be a sign alone.
  expectGoodGerman(labels.map((label) => label.replace(/^[,.] /, '')));
});

test('sentences of figures are German with every seat, side and count', () => {
  expectGoodGerman([
    analysis.sayDamaged('values', 'leer'),
    analysis.sayPlacesDone(3, 20),
    analysis.sayDone(3, 18),
    analysis.sayLayoutsDone(3),
    ...MEASURES.flatMap((measure) => [
      analysis.sayNoChange(measure, null),
      ...[0, 1].flatMap((value) => [
        analysis.sayNoChange(measure, value),
        analysis.sayColumn(value, measure, value),
        analysis.sayColumn(value, measure, null),
        review.sayCost(measure, { before: 1 - value, after: value }),
      ]),
    ]),
    announcement.sayVariation('Mittelhand sticht').trim(),
    announcement.sayBranch(2, 3, 'Mittelhand sticht', 'Mittelhand sticht'),
    ...BOTH.flatMap((isRecord) =>
      [null, 'Stich 2.'].map((next) => announcement.sayGoOn(1, 3, isRecord, next)),
    ),
    ...(['good', 'mistake', 'interesting'] as const).map((mark) =>
      announcement.sayMark(mark).trim(),
    ),
    counting.askAfter(3),
    ...NUMBERS.flatMap((right) => [counting.sayGrade(right, 11), counting.sayGrade(right, right)]),
    counting.sayShowTrick(3),
    ...SIDES.flatMap((side) => [
      ...BOTH.map((withSkat) => counting.askToCount(side, withSkat)),
      ...[3, 4].map((from) => counting.sayMistake({ side, from, to: 4, points: 30, right: 33 })),
      counting.saySums(side),
      steps.sayLeader(4, side, 33, 21),
    ]),
    embed.sayStatus(404),
    embed.sayNoAddress('x'),
    embedded.sayMistakeAt(3, 4),
    embedded.sayMore(3),
    ...labelsIn(loading.PARTS).flatMap((part) => [
      loading.sayLoading(part),
      loading.sayNotLoaded(part),
    ]),
    notes.sayErratum('Stich 8'),
    notes.sayLeftOpen('ob das so war'),
    notes.sayPage('84'),
    order.sayFromBest('Trümpfe'),
    playOn.sayEngineFailed(null),
    playOn.sayCourseTrick('Du', 3).trim(),
    playOn.sayCourse('Du'),
    print.sayHandNumber(9),
    print.sayInRow('stock'),
    print.sayPlayOf('Mittelhand sticht'),
    ...NUMBERS.flatMap((number) => [
      ...BOTH.flatMap((is) => [
        review.sayLookedAt(1, number, is),
        review.sayCostly(number, 11, is),
        review.sayCostly(1, number, is),
      ]),
      review.sayOnSheet(number),
      table.sayFaceDown(number),
    ]),
    steps.sayCounts(3, [{ name: 'Vorhand', points: 1 }]),
    steps.sayLevel(3, 11),
    ...[null, 0, 3].flatMap((since) =>
      [null, 'Kreuz Hand'].flatMap((game) =>
        [0, 3].flatMap((trick) =>
          [null, 1, 2].flatMap((laid) =>
            BOTH.map((isDeal) => steps.sayWhere(game, since, { trick, isDeal, cards: laid })),
          ),
        ),
      ),
    ),
    steps.sayStays('Diese Stelle gibt es nicht.'),
    think.sayShownIn('Mittelhand sticht'),
    ...SEATS.flatMap((seat) => [
      analysis.sayChangeAt(3, seat),
      menu.saySeenFrom(seat),
      notes.sayDeclarer(seat),
      notes.sayBidding([{ seat, say: 'pass' }]),
      ...BOTH.flatMap((is) => [playOn.saySeatChoice(seat, is), think.askForCard(seat, is)]),
      playOn.sayThinking(seat),
      playOn.sayTurn(seat),
      playOn.askForCardOf(seat),
      yourself.sayAs(seat),
    ]),
  ]);
});

test('sentences of figures and parts are German with every card', () => {
  expectGoodGerman(
    PACKS.flatMap((terms) =>
      CARDS.flatMap((card) => [
        ...[null, 'führt zu 64'].flatMap((remark) => [
          table.sayCard({ card, remark }, terms),
          table.sayPlayable({ card, remark }, terms),
          table.sayRefused({ card, remark }, terms),
          table.sayHand(
            [
              { card, remark },
              { card: 'CJ', remark: null },
            ],
            terms,
          ),
        ]),
        think.sayPlayOnWith(card, terms),
        ...MEASURES.map((measure) =>
          analysis.sayColumnChange(3, measure, { seat: 'V', card, before: 1, after: 0 }, terms),
        ),
        cards.sayInPile(card, 'Skat'),
        countOut.sayPile('away', [card, 'H7'], 1, (one) => cardName(one)),
        countOut.sayPile(2, [card], 11, (one) => cardName(one)),
      ]),
    ),
  );
});

test('sentences of parts are German with every count', () => {
  const counted = ['answer', 'section', 'question', 'mark', 'note', 'hand', 'evening', 'sprint', 'sheet', 'deal', 'result', 'looked', 'tournament'] as const; // prettier-ignore
  expectGoodGerman([
    copy.sayCopyHeading('Der Schnitt'),
    countOut.sayOfGoal(61),
    files.sayUnread('listen.json'),
    files.sayWrong('listen.json', ['Das ist nichts.']),
    ...NUMBERS.flatMap((number) => [
      ...(['sheet', 'tournament'] as const).flatMap((kind) =>
        BOTH.map((isWhole) => files.sayBroughtBack(kind, number, 'listen.json', isWhole)),
      ),
      ...counted.flatMap((what) => wholeFile.countNewOnes(number, what) ?? []),
    ]),
    ...[keptList.sayOpen, keptList.sayRename, keptList.sayDelete].map((say) => say('Mein Grand')),
    wholeFile.sayNewerFile(3),
    ...(['newer', 'none', 'some'] as const).map((why) => wholeFile.sayUnreadPart('Serien', why)),
    wholeFile.sayNewInFile(['3 Skatabende', 'deine Einstellungen'], 'vorhand.json'),
    wholeFile.sayNotTaken(['Serien']),
    wholeFile.sayNotRead(['Serien: nichts davon ist lesbar.']),
  ]);
});

test('sentences are as a German would write them', () => {
  expect(table.sayPlayable({ card: 'CJ', remark: 'führt zu 64' }, TERMS)).toBe(
    'Kreuz-Buben spielen, führt zu 64',
  );
  expect(think.sayPlayOnWith('HK', TERMS)).toBe('Weiterspielen mit dem Herz-König');
  expect(counting.askToCount('declarer', true)).toBe(
    'Zähle die Augen des Alleinspielers mit, den Skat eingerechnet. Du wirst zwischendurch gefragt.',
  );
  expect(counting.sayMistake({ side: 'defenders', from: 3, to: 4, points: 30, right: 33 })).toBe(
    'Die Augen der Gegenspieler stimmten zwischen Stich 3 und Stich 4 zum ersten Mal nicht: Du hattest 30, richtig ist 33.',
  );
  expect(steps.sayLeader(4, 'defenders', 33, 21)).toBe('Stich 4, Gegenspieler führen 33 : 21');
  expect(steps.sayLeader(4, 'V', 33, 21)).toBe('Stich 4, Vorhand führt 33 : 21');
  expect(steps.sayWhere(null, 3, { trick: 4, isDeal: false, cards: 2 })).toBe(
    'ab Stich 3; jetzt Stich 4, zweite Karte',
  );
  expect(steps.branchLead('Wenn Mittelhand sticht')).toBe('');
  expect(analysis.sayNoChange('points', 64)).toBe(
    'Mit offenen Karten kommt der Alleinspieler auf 64; daran hat bisher keine Karte etwas geändert.',
  );
  expect(review.sayCostly(2, 11, true)).toBe(
    '2 von 11 Entscheidungen haben spürbar etwas gekostet, gemessen an dem, was du wissen konntest. Hier stehen die teuersten.',
  );
  expect(review.sayOnSheet(1)).toBe('Auf der Liste ist das im Schnitt etwa 1 Punkt.');
  expect(files.sayBroughtBack('sheet', 1, 'listen.json', true)).toBe(
    'Eine Liste aus listen.json geladen.',
  );
  expect(countOut.sayPile('away', ['HA', 'H7'], 11, (card) => cardName(card))).toBe(
    'gedrückt: Herz-Ass und Herz-Sieben, 11 Augen',
  );
});
