import type { Erratum, Hand, Line, Trick, Variation } from '../notation/hand.ts';
import { changePreparation, firstPosition } from '../notation/setting.ts';
import { KINDS } from '../skat/contract.ts';
import { sortCards } from '../skat/deal.ts';
import { winningIndex } from '../skat/order.ts';
import type { Preparation } from '../skat/played-hands.ts';
import { isDecided, isOver, playCard, toMove } from '../skat/play.ts';
import type { Position } from '../skat/play.ts';
import type { BySeat, Seat } from '../skat/seats.ts';
import { errataAt } from './errata.ts';
import { makePlace } from './place.ts';
import type { Place } from './place.ts';
import type { LineId, Note, Replay, ReplayLine, Stop, TableCard, Taken } from './replay.ts';

/** A stop while its line is being laid out, with the position behind it. */
type Draft = Omit<Stop, 'previous' | 'next' | 'branches' | 'toPlay'> & {
  readonly position: Position;
};

/** A line with what its variations need to know of it. */
interface DraftLine {
  readonly id: LineId;
  readonly title: string;
  readonly parent: DraftLine | null;
  readonly fork: string | null;
  readonly before: Preparation;
  readonly finished: boolean;
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
 */
export function buildReplay(hand: Hand): Replay {
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
      stops: draft.own.map(({ name }) => stops.get(name)!),
      path: draft.path.map(({ name }) => stops.get(name)!),
    });
  }
  return { hand, lines, stops };
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

/** Whether any card changes hands between the deal and the first lead. */
function cardsMove({ contract, exchange }: Preparation): boolean {
  return KINDS[contract.kind].skat !== 'untouched' || exchange !== null;
}

/** The place just before the first lead: `layout` when cards changed hands, else `deal`. */
function openingStop(before: Preparation, line: LineId, notes: readonly Note[]): Draft {
  const place: Place = {
    branch: line,
    at: cardsMove(before) ? 'layout' : 'deal',
    trick: 0,
    card: 0,
  };
  const position = firstPosition(before);
  const { V, M, H } = position.hands;
  return {
    place,
    name: makePlace(place),
    line,
    hands: { V: sortCards(V), M: sortCards(M), H: sortCards(H) },
    trick: 0,
    leader: position.leader,
    table: [],
    winning: null,
    taken: null,
    score: scoreOf(position),
    notes,
    position,
  };
}

/**
 * The places of a run of tricks.
 *
 * @param path the places before them; play goes on from the last.
 * @param skip how many cards of the first trick are on the table there already.
 * @param firstNotes what is to be read at the first place before its own notes.
 */
function playedStops(
  path: readonly Draft[],
  tricks: readonly Trick[],
  line: LineId,
  skip = 0,
  firstNotes: readonly Note[] = [],
  errata: readonly Erratum[] = [],
): Draft[] {
  const stops: Draft[] = [];
  let from = path.at(-1)!;
  for (const [index, trick] of tricks.entries()) {
    for (const [place, play] of trick.plays.entries()) {
      if (index === 0 && place < skip) continue;
      const number = place + 1;
      const last = number === trick.plays.length;
      const { seat, card, mark, comment } = play;
      const table: TableCard[] = [...(place === 0 ? [] : from.table), { seat, card, mark }];
      const position = playCard(from.position, card);
      const at: Place = { branch: line, at: 'card', trick: trick.number, card: number };
      const own: Note[] = comment === null ? [] : [{ kind: 'card', text: comment, seat, card }];
      const stop: Draft = {
        place: at,
        name: makePlace(at),
        line,
        hands: position.hands,
        trick: trick.number,
        leader: table[0]!.seat,
        table,
        winning: winningIndex(
          table.map((shown) => shown.card),
          position.game,
        ),
        taken: number === 3 ? takenIn(position) : null,
        score: scoreOf(position),
        notes: [
          ...(stops.length === 0 ? firstNotes : []),
          ...own,
          ...errataAt(errata, `t${trick.number}.${seat}`),
          ...(last ? note('trick', trick.comment) : []),
          ...(last ? errataAt(errata, `t${trick.number}`) : []),
        ],
        position,
      };
      stops.push(stop);
      from = stop;
    }
  }
  return stops;
}

function takenIn({ tricks }: Position): Stop['taken'] {
  const trick = tricks.at(-1);
  return trick === undefined ? null : { by: trick.winner, points: trick.points };
}

/** Tricks and points of each seat. */
function scoreOf({ tricks }: Position): BySeat<Taken> {
  const of = (seat: Seat): Taken => {
    const won = tricks.filter(({ winner }) => winner === seat);
    return { tricks: won.length, points: won.reduce((sum, { points }) => sum + points, 0) };
  };
  return { V: of('V'), M: of('M'), H: of('H') };
}

function note(
  kind: 'bidding' | 'hand' | 'layout' | 'variation' | 'trick',
  text: string | null,
): Note[] {
  return text === null ? [] : [{ kind, text }];
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
