/** Random legal play with variations in it, written as the model has it. */
import type {
  SkatLine,
  SkatPlay,
  SkatTrick,
  SkatVariation,
} from '../../../../src/game/notation/hand.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import type { Deal } from '../../../../src/game/skat/deal.ts';
import type { Law } from '../../../../src/game/skat/laws.ts';
import {
  isDecided,
  isOver,
  legalPlays,
  playCard,
  startPlay,
  toMove,
} from '../../../../src/game/skat/play.ts';
import type { Position } from '../../../../src/game/skat/play.ts';
import { playedHands } from '../../../../src/game/skat/played-hands.ts';
import type { Chance } from './chance.ts';
import { randomGame, randomLayout, takesSkat } from './random-game.ts';
import type { Before, Game } from './random-game.ts';

type Setting = Game & Before;

export class RandomPlay {
  readonly #chance: Chance;
  readonly #law: Law;
  readonly #deal: Deal;
  readonly #title: () => string;
  readonly #comment: () => string | null;
  #ids = 0;

  constructor(
    chance: Chance,
    law: Law,
    deal: Deal,
    title: () => string,
    comment: () => string | null,
  ) {
    this.#chance = chance;
    this.#law = law;
    this.#deal = deal;
    this.#title = title;
    this.#comment = comment;
  }

  /** A whole line from trick 1, with other layouts and contracts in front. */
  line(setting: Setting, depth = 0): SkatLine {
    const hands = playedHands({ ...setting, deal: this.#deal });
    if (!hands.ok) throw new RangeError(hands.errors[0].code);
    const variations = this.#few(depth).flatMap(() => this.#otherSetting(setting, depth + 1));
    const start = startPlay(hands.value, setting.contract, setting.declarer);
    return { ...this.#tricks(start, [], depth), variations };
  }

  /** None, one or two things, fewer the deeper we are. */
  #few(depth: number): undefined[] {
    const most = depth > 3 || this.#chance.happens(0.8) ? 0 : 2;
    return Array.from({ length: this.#chance.below(most + 1) }, () => undefined);
  }

  /** Plays on at random; `forced` are the first cards. Breaks off early now and then. */
  #tricks(start: Position, forced: readonly Card[], depth: number): SkatLine {
    const length = this.#chance.happens(0.6) ? 30 : this.#chance.below(30);
    const tricks: SkatTrick[] = [];
    let position = start;
    let played = 0;
    const mayStop = (): boolean => played >= Math.max(forced.length, depth > 0 ? 1 : 0);
    const ended = (): boolean =>
      isOver(position) || (isDecided(position) && this.#chance.happens(0.5) && mayStop());
    while (!ended() && !(mayStop() && played >= length)) {
      const before = position;
      const plays: SkatPlay[] = [];
      while (plays.length < 3 && !(plays.length > 0 && mayStop() && played >= length)) {
        const card = forced[played] ?? this.#chance.pick(legalPlays(position));
        plays.push(this.#play(position, card));
        position = playCard(position, card);
        played += 1;
      }
      const whole = plays.length === 3 ? position.tricks.at(-1) : undefined;
      tricks.push({
        number: before.tricks.length + 1,
        plays,
        winner: whole?.winner ?? null,
        points: whole?.points ?? null,
        comment: whole ? this.#comment() : null,
        variations: this.#few(depth).flatMap(() => this.#otherCard(before, plays, depth + 1)),
      });
    }
    const finished = isOver(position) || (isDecided(position) && position.table.length === 0);
    const givenUp = !finished && start.declarer !== null && this.#chance.happens(0.5);
    const conceded = this.#chance.pick(['declarer', 'defenders'] as const);
    return { tricks, variations: [], finished, ...(givenUp && { conceded }) };
  }

  #play(position: Position, card: Card): SkatPlay {
    const marks = ['good', 'mistake', 'interesting', null, null, null] as const;
    return {
      seat: toMove(position),
      card,
      mark: this.#chance.pick(marks),
      comment: this.#comment(),
    };
  }

  /** A variation that departs at one of the cards of a trick, if any seat had a choice. */
  #otherCard(before: Position, plays: readonly SkatPlay[], depth: number): SkatVariation[] {
    const at = this.#chance.below(plays.length);
    const same = plays.slice(0, at).map(({ card }) => card);
    const position = same.reduce(playCard, before);
    const others = legalPlays(position).filter((card) => card !== plays[at]?.card);
    if (others.length === 0) return [];
    const line = this.#tricks(before, [...same, this.#chance.pick(others)], depth);
    return [{ ...this.#head(), contract: null, declarer: null, layout: null, line }];
  }

  /** A variation with another contract or layout, as far as it really is another. */
  #otherSetting(parent: Setting, depth: number): SkatVariation[] {
    const change = this.#chance.happens(0.5) ? this.#otherGame(parent) : this.#otherLayout(parent);
    if (change === undefined) return [];
    const { setting, told } = change;
    return [{ ...this.#head(), ...told, line: this.line(setting, depth) }];
  }

  #otherLayout(parent: Setting): Change | undefined {
    const { contract, declarer } = parent;
    if (declarer === null || !takesSkat(contract)) return undefined;
    const layout = randomLayout(this.#chance, this.#deal, declarer);
    if (layout.toSorted().join() === parent.layout?.toSorted().join()) return undefined;
    return { setting: { ...parent, layout }, told: { contract: null, declarer: null, layout } };
  }

  #otherGame(parent: Setting): Change | undefined {
    const { contract, declarer } = randomGame(this.#chance, this.#law, this.#deal);
    const sameGame = JSON.stringify(contract) === JSON.stringify(parent.contract);
    if (contract.kind === 'schiebe-ramsch' || sameGame) return undefined;
    const needs = declarer !== null && takesSkat(contract);
    const inherits = needs && declarer === parent.declarer && takesSkat(parent.contract);
    const layout = !needs
      ? null
      : inherits && this.#chance.happens(0.5)
        ? parent.layout
        : randomLayout(this.#chance, this.#deal, declarer);
    const keeps = contract.kind === 'revolution' && declarer === parent.declarer;
    return {
      setting: {
        contract,
        declarer,
        layout,
        handedRound: null,
        exchange: keeps ? parent.exchange : null,
      },
      told: {
        contract,
        // The same declarer may be left out.
        declarer: declarer === parent.declarer && this.#chance.happens(0.5) ? null : declarer,
        layout: inherits && layout === parent.layout ? null : layout,
      },
    };
  }

  #head(): Pick<SkatVariation, 'id' | 'title' | 'comment'> {
    this.#ids += 1;
    return { id: `v${this.#ids}`, title: this.#title(), comment: this.#comment() };
  }
}

interface Change {
  readonly setting: Setting;
  readonly told: Pick<SkatVariation, 'contract' | 'declarer' | 'layout'>;
}
