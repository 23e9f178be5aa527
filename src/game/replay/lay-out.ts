import type { AnyHand, Line, Trick, Variation } from '../notation/hand.ts';
import type { Side } from '../skat/result.ts';
import { isPlayedOut, seatInTurn } from '../cards/play.ts';
import { note, openingStop, playedStops, sortedHands } from './draft.ts';
import type { Draft } from './draft.ts';
import { errataAt } from './errata.ts';
import type { LineId, Note, Replay, ReplayLine, Stop } from './replay.ts';
import type { LineTerms, TableGame } from './table-game.ts';

/** A line with what its variations need from it. */
interface DraftLine {
  readonly id: LineId;
  readonly title: string;
  readonly parent: DraftLine | null;
  readonly fork: string | null;
  readonly before: LineTerms;
  readonly finished: boolean;
  readonly conceded: Side | undefined;
  readonly own: readonly Draft[];
  /** From the deal to the end of the line. */
  readonly path: readonly Draft[];
}

/**
 * Lays out a hand: turns every line into the places a reader steps through.
 *
 * A variation has its own places from the card (or the layout, or the contract) by which it differs;
 * before that its path shares those of its parent. Throws a RangeError if the play is not legal; that
 * of a hand from `parseHand` is.
 *
 * @param game the game of the hand: `SKAT` for Skat, or see `layOutSkat`.
 * @param targets those of the hand’s laws: `LAWS[hand.laws].targets`.
 */
export function layOut(game: TableGame, hand: AnyHand, targets: unknown): Replay {
  const drafts = draftLines(game, hand);
  const forks = new Map<string, string[]>();
  for (const { fork, id } of drafts) {
    if (fork !== null && id !== null) forks.set(fork, [...(forks.get(fork) ?? []), id]);
  }
  const stops = new Map<string, Stop>();
  const lines = new Map<LineId, ReplayLine>();
  for (const draft of drafts) {
    const { before, fork, id, title } = draft;
    for (const [index, stop] of draft.own.entries()) {
      stops.set(stop.name, finishStop(game, stop, index, draft, forks));
    }
    lines.set(id, {
      game,
      id,
      title,
      parent: draft.parent?.id ?? null,
      fork,
      contract: before.contract,
      declarer: before.declarer,
      layout: before.layout,
      finished: draft.finished,
      ...(draft.conceded !== undefined && { conceded: draft.conceded }),
      stops: draft.own.map(({ name }) => stops.get(name)!),
      path: draft.path.map(({ name }) => stops.get(name)!),
    });
  }
  return { game, hand, targets, lines, stops };
}

/** The record and all its variations, a parent before its children. */
function draftLines(game: TableGame, hand: AnyHand): DraftLine[] {
  const drafts: DraftLine[] = [];

  const addLine = (draft: DraftLine, line: Line): void => {
    drafts.push(draft);
    for (const variation of line.variations) addBeforePlay(draft, variation);
    for (const trick of line.tricks) {
      for (const variation of trick.variations) addCardVariation(draft, trick, variation);
    }
  };

  const addBeforePlay = (parent: DraftLine, variation: Variation): void => {
    const before = game.change(parent.before, variation);
    const opening = [openingStop(game, before, variation.id, variationNotes(variation, null))];
    const deal = parent.path[0]!;
    const own = [...opening, ...playedStops(game, opening, variation.line.tricks, variation.id)];
    addLine(
      {
        id: variation.id,
        title: variation.title,
        parent,
        fork: deal.name,
        before,
        finished: variation.line.finished,
        conceded: variation.line.conceded,
        own,
        path: [deal, ...own],
      },
      variation.line,
    );
  };

  const addCardVariation = (parent: DraftLine, trick: Trick, variation: Variation): void => {
    const repeated = variation.line.tricks[0]!;
    const differs = repeated.plays.findIndex(
      ({ card }, index) => card !== trick.plays[index]?.card,
    );
    const forkIndex =
      parent.path.findIndex((stop) => stop.trick === trick.number && stop.table.length === 1) +
      differs -
      1;
    const shared = parent.path.slice(0, forkIndex + 1);
    const notes = variationNotes(variation, repeated.plays.slice(0, differs));
    const own = playedStops(game, shared, variation.line.tricks, variation.id, differs, notes);
    addLine(
      {
        id: variation.id,
        title: variation.title,
        parent,
        fork: shared.at(-1)!.name,
        before: parent.before,
        finished: variation.line.finished,
        conceded: variation.line.conceded,
        own,
        path: [...shared, ...own],
      },
      variation.line,
    );
  };

  const before = game.prepare(hand);
  const opening = recordOpening(game, hand, before);
  const own = [...opening, ...playedStops(game, opening, hand.line.tricks, null, 0, [], hand)];
  const last = own.at(-1)!;
  const closing = errataAt(hand.errata, 'result');
  own[own.length - 1] = { ...last, notes: [...last.notes, ...closing] };
  const record: DraftLine = {
    id: null,
    title: hand.title,
    parent: null,
    fork: null,
    before,
    finished: hand.line.finished,
    conceded: hand.line.conceded,
    own,
    path: own,
  };
  addLine(record, hand.line);
  return drafts;
}

/** `deal`, and `layout` when cards change hands before the first lead. */
function recordOpening(game: TableGame, hand: AnyHand, before: LineTerms): Draft[] {
  const dealNotes: Note[] = [
    ...note('bidding', hand.biddingComment),
    ...errataAt(hand.errata, 'bidding'),
    ...note('hand', hand.comment),
    ...errataAt(hand.errata, 'deal'),
    ...errataAt(hand.errata, 'comment'),
  ];
  const layoutNotes: Note[] = [
    ...note('layout', hand.layoutComment),
    ...errataAt(hand.errata, 'layout'),
    ...errataAt(hand.errata, 'play'),
  ];
  if (!game.cardsMove(before)) {
    return [openingStop(game, before, null, [...dealNotes, ...layoutNotes])];
  }
  const after = openingStop(game, before, null, layoutNotes);
  const deal: Draft = {
    ...after,
    place: { branch: null, at: 'deal', trick: 0, card: 0 },
    name: 'deal',
    hands: sortedHands(game, hand.deal),
    notes: dealNotes,
  };
  return [deal, after];
}

/** The notes where a variation begins: its comment, and those on the cards it repeats. */
function variationNotes(variation: Variation, repeated: Trick['plays'] | null): Note[] {
  return [
    ...note('variation', variation.comment),
    ...(repeated ?? []).flatMap(({ card, comment, seat }): Note[] =>
      comment === null ? [] : [{ kind: 'card', text: comment, seat, card }],
    ),
  ];
}

/** Adds to a draft what depends on the whole line and its variations. */
function finishStop(
  game: TableGame,
  draft: Draft,
  index: number,
  line: DraftLine,
  forks: ReadonlyMap<string, readonly string[]>,
): Stop {
  const { position, ...stop } = draft;
  const previous = line.path[line.path.length - line.own.length + index - 1];
  const after = line.own[index + 1];
  const ends =
    after === undefined &&
    (line.finished || isPlayedOut(game, position) || game.isDecided(position));
  return {
    ...stop,
    toPlay: ends ? null : seatInTurn(game, position),
    branches: forks.get(draft.name) ?? [],
    previous: previous?.name ?? null,
    next: after?.name ?? null,
  };
}
