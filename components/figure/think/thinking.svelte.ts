import { THINK, sayShownIn } from '#edition/game/words/figure/think.ts';
import { choiceAt } from '../../../src/game/analysis/at-stop.ts';
import { judge } from '../../../src/game/analysis/judge.ts';
import type { Judged } from '../../../src/game/analysis/judge.ts';
import { judgedWords, scoreWords } from '../../../src/game/analysis/judge-sentences.ts';
import type { CardValues } from '../../../src/game/analysis/values.ts';
import { playableAt } from '../../../src/game/replay/playable.ts';
import type { SkatReplayLine, SkatStop } from '../../../src/game/replay/skat-replay.ts';
import { branchesAt, findPlace } from '../../../src/game/replay/step.ts';
import { explainRefusal } from '../../../src/game/replay/explain-refusal.ts';
import type { Card } from '../../../src/game/skat/cards.ts';
import { isRamsch } from '../../../src/game/skat/contract.ts';
import type { Seat } from '../../../src/game/skat/seats.ts';
import type { SkatFigure as Figure } from '../figure.svelte.ts';
import type { ThinkingFirst, CardAnswer } from '../parts.ts';
import type { ValuesAt } from './worth.ts';

// Loaded together, because the panel needs the values.
export { default as Think } from './Think.svelte';
export { valuesFor } from './worth.ts';

/** Implements thinking first in a figure. */
export class Thinking implements ThinkingFirst {
  readonly #figure: Figure;
  readonly #valuesAt: ValuesAt;
  #seat: Seat | null = $state(null);
  /** The places where the reader plays for the seat, in order. */
  #places: readonly string[] = $state.raw([]);
  #answers: readonly CardAnswer[] = $state.raw([]);
  /** The gates of the page's questions, restored after a seat. */
  #gatesBefore: readonly string[] = [];

  readonly lastAnswer = $derived.by(() => this.#lastAnswer());
  readonly isOver = $derived.by(
    () => this.#seat !== null && !this.#places.some((place) => this.#figure.gates.includes(place)),
  );
  readonly score = $derived.by(() => this.#score());

  /** @param valuesAt returns the value of each card; called once for each answer. */
  constructor(figure: Figure, valuesAt: ValuesAt) {
    this.#figure = figure;
    this.#valuesAt = valuesAt;
  }

  get seat(): Seat | null {
    return this.#seat;
  }

  get answers(): readonly CardAnswer[] {
    return this.#answers;
  }

  answer(card: Card): void {
    this.#recordAnswer(card);
  }

  reveal(): void {
    this.#recordAnswer(null);
  }

  askAgain(place: string): void {
    const figure = this.#figure;
    if (figure.counting !== null) figure.stopCounting();
    this.stop();
    this.#answers = this.#answers.filter(({ stop }) => stop.name !== place);
    figure.setGates([...figure.gates, place]);
    const answers = findPlace(figure.replay, place);
    if (answers.ok) figure.go(answers.stop);
  }

  refuse(card: Card): void {
    const { look, readersTurn, replay, stop } = this.#figure;
    const why = explainRefusal(replay, stop, card, readersTurn, look.terms, look.suits);
    if (why !== null) this.#figure.say(why);
  }

  playSeat(seat: Seat): void {
    const { gates, line } = this.#figure;
    if (this.#seat === null) this.#gatesBefore = [...gates];
    const places = line.path.filter((stop) => this.#leavesChoice(stop, seat));
    this.#seat = seat;
    this.#answers = [];
    this.#places = places.map(({ name }) => name);
    this.#figure.look.seeAs(seat);
    this.#figure.setGates(this.#places);
    const start = line.path.findLast(({ trick }) => trick === 0) ?? line.path[0];
    if (start !== undefined) this.#figure.go(start);
    this.goOn();
  }

  goOn(): void {
    if (!this.#figure.ticker.running) this.#figure.playOrPause();
  }

  playOnWith({ card, stop }: CardAnswer): void {
    if (card === null) return;
    this.#figure.go(stop);
    this.#figure.startPlayOn();
    this.#figure.play(card);
  }

  stop(): void {
    if (this.#seat === null) return;
    this.#seat = null;
    this.#answers = [];
    this.#figure.look.seeAs('open');
    // Questions of the page that the reader has not reached keep their gates.
    const { index, path } = this.#figure;
    const passed = path.slice(0, index).map(({ name }) => name);
    this.#figure.setGates(this.#gatesBefore.filter((place) => !passed.includes(place)));
  }

  /** Whether the seat plays here and has more than one legal card. */
  #leavesChoice(stop: SkatStop, seat: Seat): boolean {
    const { line, replay } = this.#figure;
    const plays = stop.toPlay === seat && nextPlayed(line, stop) !== undefined;
    const played = stop.trick > 0 || stop === line.path.findLast(({ trick }) => trick === 0);
    return plays && played && playableAt(replay, stop).length > 1;
  }

  #recordAnswer(card: Card | null): void {
    const { line, replay, stop } = this.#figure;
    const bookStop = nextPlayed(line, stop);
    const seat = stop.toPlay;
    if (!this.#figure.awaitsCard || bookStop === undefined || seat === null) return;
    const played = bookStop.table.at(-1)!;
    const compared = { seat, own: card, told: played.card, mark: played.mark };
    const ramsch = isRamsch(line.contract.kind);
    const followed = branchesAt(replay, stop).find(
      ({ stops }) => stops[0]?.table.at(-1)?.card === card,
    );
    const wordsFor = (judged: Judged | null): readonly string[] => [
      ...judgedWords(compared, judged, ramsch),
      ...(followed === undefined ? [] : [sayShownIn(followed.title)]),
    ];
    this.#answers = [
      ...this.#answers.filter((answer) => answer.stop !== stop),
      { stop, card, judged: null, words: wordsFor(null) },
    ];
    this.#figure.open(stop.name);
    this.#figure.go(bookStop, true);
    if (card === null) return;
    void this.#valuesAt(replay, stop).then(
      (values) => {
        const judged = this.#judge(line, stop, values, card, played.card);
        this.#replace(stop, card, judged, wordsFor(judged));
      },
      () => {
        this.#replace(stop, card, null, [...wordsFor(null), THINK.notWorkedOut]);
      },
    );
  }

  #judge(
    line: SkatReplayLine,
    stop: SkatStop,
    values: CardValues | null,
    own: Card,
    told: Card,
  ): Judged | null {
    const { replay } = this.#figure;
    const choice = choiceAt(replay, line, stop);
    if (choice === null || values === null) return null;
    return judge(line, replay.targets, choice, values, own, told);
  }

  /** Completes an answer with what is known now, unless it has been removed. */
  #replace(stop: SkatStop, card: Card, judged: Judged | null, words: readonly string[]): void {
    this.#answers = this.#answers.map((answer) =>
      answer.stop === stop && answer.card === card ? { stop, card, judged, words } : answer,
    );
  }

  /** The latest answer, during the trick of the book's card. */
  #lastAnswer(): CardAnswer | null {
    const { line, stop } = this.#figure;
    const last = this.#answers.at(-1);
    if (last === undefined) return null;
    if (!line.path.includes(last.stop)) return null;
    const from = line.path.indexOf(last.stop);
    const here = line.path.indexOf(stop);
    return here > from && stop.trick === line.path[from + 1]?.trick ? last : null;
  }

  #score(): readonly string[] {
    if (!this.isOver) return [];
    const { line } = this.#figure;
    const answers = this.#answers.map(({ card, judged, stop }) => ({
      own: card,
      told: nextPlayed(line, stop)?.table.at(-1)?.card ?? card ?? 'CJ',
      judged,
    }));
    return scoreWords(answers, isRamsch(line.contract.kind));
  }
}

/** The place after the line's next card. */
function nextPlayed({ path }: SkatReplayLine, stop: SkatStop): SkatStop | undefined {
  const next = path[path.indexOf(stop) + 1];
  return next !== undefined && next.trick > 0 ? next : undefined;
}
