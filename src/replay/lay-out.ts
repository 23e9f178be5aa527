import type { Hand, Line, Trick, Variation } from '../notation/hand.ts';
import { changePreparation } from '../notation/check/setting.ts';
import { sortCards } from '../skat/deal.ts';
import type { Targets } from '../skat/laws/law.ts';
import type { Preparation } from '../skat/played-hands.ts';
import { isDecided, isOver, toMove } from '../skat/play.ts';
import type { Side } from '../skat/result.ts';
import { cardsMove, note, openingStop, playedStops } from './draft.ts';
import type { Draft } from './draft.ts';
import { errataAt } from './errata.ts';
import type { LineId, Note, Replay, ReplayLine, Stop } from './replay.ts';

/** A line with what its variations need to know of it. */
interface DraftLine {
  readonly id: LineId;
  readonly title: string;
  readonly parent: DraftLine | null;
  readonly fork: string | null;
  readonly before: Preparation;
  readonly finished: boolean;
  readonly conceded: Side | undefined;
  readonly own: readonly Draft[];
  /** From the deal to the end, the parents' part first. */
  readonly path: readonly Draft[];
}

/**
 * Lays out a hand for reading: every line turned into the places one can step through.
 *
 * A variation has places of its own from the card (or the layout, or the contract) by which it
 * differs; before that its path runs through those of the line it leaves. A hand whose play is
 * not legal throws a RangeError; one from `parseHand` is.
 *
 * @param targets those of the hand’s laws: `LAWS[hand.laws].targets`.
 */
export function layOut(hand: Hand, targets: Targets): Replay {
  const drafts = draftLines(hand);
  const forks = new Map<string, string[]>();
  for (const { fork, id } of drafts) {
    if (fork !== null && id !== null) forks.set(fork, [...(forks.get(fork) ?? []), id]);
  }
  const stops = new Map<string, Stop>();
  const lines = new Map<LineId, ReplayLine>();
  for (const draft of drafts) {
    const { before, fork, id, title } = draft;
    for (const [index, stop] of draft.own.entries()) {
      stops.set(stop.name, finishStop(stop, index, draft, forks));
    }
    lines.set(id, {
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
  return { hand, targets, lines, stops };
}

/** The record and all its variations, a parent before its children. */
function draftLines(hand: Hand): DraftLine[] {
  const drafts: DraftLine[] = [];

  const addLine = (draft: DraftLine, line: Line): void => {
    drafts.push(draft);
    for (const variation of line.variations) addBeforePlay(draft, variation);
    for (const trick of line.tricks) {
      for (const variation of trick.variations) addCardVariation(draft, trick, variation);
    }
  };

  const addBeforePlay = (parent: DraftLine, variation: Variation): void => {
    const before = changePreparation(parent.before, variation);
    const opening = [openingStop(before, variation.id, variationNotes(variation, null))];
    const deal = parent.path[0]!;
    const own = [...opening, ...playedStops(opening, variation.line.tricks, variation.id)];
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
    const retold = variation.line.tricks[0]!;
    const differs = retold.plays.findIndex(({ card }, index) => card !== trick.plays[index]?.card);
    const forkIndex =
      parent.path.findIndex((stop) => stop.trick === trick.number && stop.table.length === 1) +
      differs -
      1;
    const shared = parent.path.slice(0, forkIndex + 1);
    const notes = variationNotes(variation, retold.plays.slice(0, differs));
    const own = playedStops(shared, variation.line.tricks, variation.id, differs, notes);
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

  const { contract, deal, declarer, exchange, handedRound, layout } = hand;
  const before: Preparation = { contract, deal, declarer, exchange, handedRound, layout };
  const opening = recordOpening(hand, before);
  const own = [...opening, ...playedStops(opening, hand.line.tricks, null, 0, [], hand.errata)];
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
function recordOpening(hand: Hand, before: Preparation): Draft[] {
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
  if (!cardsMove(before)) {
    return [openingStop(before, null, [...dealNotes, ...layoutNotes])];
  }
  const after = openingStop(before, null, layoutNotes);
  const { V, M, H } = hand.deal;
  const deal: Draft = {
    ...after,
    place: { branch: null, at: 'deal', trick: 0, card: 0 },
    name: 'deal',
    hands: { V: sortCards(V), M: sortCards(M), H: sortCards(H) },
    notes: dealNotes,
  };
  return [deal, after];
}

/** What is to be read where a variation begins: its comment and those on cards told again. */
function variationNotes(variation: Variation, retold: Trick['plays'] | null): Note[] {
  return [
    ...note('variation', variation.comment),
    ...(retold ?? []).flatMap(({ card, comment, seat }): Note[] =>
      comment === null ? [] : [{ kind: 'card', text: comment, seat, card }],
    ),
  ];
}

/** Adds to a draft what only the whole line and its variations tell. */
function finishStop(
  draft: Draft,
  index: number,
  line: DraftLine,
  forks: ReadonlyMap<string, readonly string[]>,
): Stop {
  const { position, ...stop } = draft;
  const beforeIt = line.path[line.path.length - line.own.length + index - 1];
  const after = line.own[index + 1];
  const ends = after === undefined && (line.finished || isOver(position) || isDecided(position));
  return {
    ...stop,
    toPlay: ends ? null : toMove(position),
    branches: forks.get(draft.name) ?? [],
    previous: beforeIt?.name ?? null,
    next: after?.name ?? null,
  };
}
