import { openOwnAddress } from '../../../src/replay/open-own.ts';
import { makeOwnAddress } from '../../../src/replay/own-address.ts';
import { withOwnLine, withoutOwnLine } from '../../../src/replay/own-line.ts';
import type { OwnLine } from '../../../src/replay/own-line.ts';
import { OWN_LINE, makePlace } from '../../../src/replay/place.ts';
import { readyToPlay } from '../../../src/replay/playable.ts';
import { lineOf, stopOf } from '../../../src/replay/replay.ts';
import type { Stop } from '../../../src/replay/replay.ts';
import type { Card } from '../../../src/skat/cards.ts';
import { SEATS } from '../../../src/skat/seats.ts';
import type { Figure } from '../figure.svelte.ts';
import PlayOn from './PlayOn.svelte';

/** The moves of a figure that make its reader's own line, or go about in it. */
export class OwnPlay {
  /** What shows it beside the table. */
  readonly Panel = PlayOn;
  readonly #figure: Figure;

  constructor(figure: Figure) {
    this.#figure = figure;
  }

  /** Opens a line that came with an address, as far as it fits, and says what does not. */
  open(address: string): void {
    const figure = this.#figure;
    const opened = openOwnAddress(figure.replay, address);
    if (opened.own !== null) {
      figure.replay = opened.replay;
      figure.own = opened.own;
      figure.mine = opened.mine;
      figure.go(opened.stop);
    }
    figure.say(opened.message);
  }

  /** The name by which an address finds a stop of the own line: told with its cards. */
  addressed(stop: Stop): string {
    const { own } = this.#figure;
    if (own === null) return stop.name;
    const at = stop.next === null ? null : makePlace({ ...stop.place, branch: null });
    return makeOwnAddress({ ...own, at });
  }

  /**
   * Begins an own line here, in place of the last one. Whatever is played next belongs to it.
   *
   * @param cards those it begins with, if any.
   */
  begin(cards: readonly Card[] = []): void {
    const figure = this.#figure;
    if (figure.inOwnLine) return;
    const from = readyToPlay(figure.replay, figure.stop);
    figure.replay = withoutOwnLine(figure.replay);
    figure.mine = figure.line.declarer === null || from.toPlay === null ? SEATS : [from.toPlay];
    if (from !== figure.stop) figure.go(from);
    this.#leave({ from: from.name, cards });
  }

  /** Plays a card off the record. Later cards of the line are dropped when another is played. */
  play(card: Card): void {
    const { inOwnLine, line, own, stop } = this.#figure;
    if (own === null || !(inOwnLine || own.from === stop.name)) {
      this.begin([card]);
      return;
    }
    const before = inOwnLine ? line.stops.indexOf(stop) + 1 : 0;
    this.#leave({ from: own.from, cards: [...own.cards.slice(0, before), card] });
  }

  #leave(own: OwnLine): void {
    const figure = this.#figure;
    const extended = withOwnLine(figure.replay, own);
    if (!extended.ok) return;
    const end = lineOf(extended.value, own.cards.length > 0 ? OWN_LINE : figure.stop.line);
    figure.own = own;
    figure.replay = extended.value;
    figure.go(own.cards.length > 0 ? end.path.at(-1)! : stopOf(figure.replay, own.from), true);
    figure.answering = own.cards.length > 0;
  }

  /** Back to where the reader last chose a card; the line stays, to be taken up again. */
  takeBack(): void {
    const { inOwnLine, index, line, mine, path, stop } = this.#figure;
    if (!inOwnLine) return;
    const first = path.length - line.stops.length - 1;
    const before = path.slice(first, index);
    const chosen = before.findLast(({ toPlay }) => toPlay !== null && mine.includes(toPlay));
    this.#figure.go(chosen ?? path[first] ?? stop);
  }

  /** Forward again to the next choice of the reader's, or to the end of his line. */
  takeUp(): void {
    const { inOwnLine, mine, playingOn, replay, stop } = this.#figure;
    const line = replay.lines.get(OWN_LINE);
    if (line === undefined || !playingOn) return;
    const after = line.stops.slice(inOwnLine ? line.stops.indexOf(stop) + 1 : 0);
    const chosen = after.find(({ toPlay }) => toPlay !== null && mine.includes(toPlay));
    const to = chosen ?? after.at(-1);
    if (to !== undefined) this.#figure.go(to);
  }

  /** To the end of the own line, from wherever one is. */
  resume(): void {
    const stop = this.#figure.replay.lines.get(OWN_LINE)?.path.at(-1);
    if (stop !== undefined) this.#figure.go(stop);
  }
}
