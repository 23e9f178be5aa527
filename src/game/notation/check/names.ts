/** Names inside a hand: ids of variations, and the places that comments link to. */
import { ID } from './head.ts';
import type { Report, Spot } from '../errors.ts';
import type { CommentPiece } from '../read/lines.ts';
import { findTrick } from '../read/raw.ts';
import type { Commented, RawHand, RawLine, RawVariation } from '../read/raw.ts';
import {
  noPlaceToLink,
  noVariationId,
  variationIdTwice,
} from '#edition/game/notation/check/head-words.ts';

/** `[words](place)` in a comment. */
const LINK = /\[[^[\]]+\]\(([^()]*)\)/g;

/** Everything in a hand that has a name or a comment. */
interface Names {
  readonly variations: RawVariation[];
  readonly comments: CommentPiece[];
}

/**
 * Checks that ids of variations are well-formed and unique, and that links lead somewhere.
 *
 * @param sound whether the play's structure is beyond doubt; otherwise links are not checked.
 */
export function checkNames(hand: RawHand, sound: boolean, report: Report): void {
  const names: Names = { variations: [], comments: [] };
  for (const owner of [hand.tags.get('bidding'), hand.deal, hand.layout, hand.exchange]) {
    note(owner, names);
  }
  if (hand.play !== null) collect(hand.play, names);

  const branches = new Map<string, RawVariation>();
  for (const variation of names.variations) {
    const { id } = variation;
    const first = branches.get(id.text);
    if (!ID.test(id.text) || id.text.length > 60) reportId(id, id.text, report);
    else if (first !== undefined) reportDuplicate(id, id.text, first.id, report);
    else branches.set(id.text, variation);
  }

  // Without knowing what lies in which variation, nobody knows what a link leads to.
  if (!sound) return;
  for (const comment of names.comments) {
    let places: ReadonlyMap<string, Spot> | undefined;
    for (const [, place = ''] of comment.text.matchAll(LINK)) {
      if (exists(place, hand, branches)) continue;
      places ??= linkedPlaces(comment);
      report(places.get(place) ?? comment, {
        code: 'bad-link',
        expected: 'a place: deal, layout, t6, t6.2, or one in a variation: low-ruff/t2.2',
        ...noPlaceToLink(place),
      });
    }
  }
}

function note(owner: Commented | null | undefined, names: Names): void {
  if (owner?.comment) names.comments.push(owner.comment);
}

function collect(line: RawLine, names: Names): void {
  const enter = (variation: RawVariation): void => {
    names.variations.push(variation);
    note(variation, names);
    collect(variation.play, names);
  };
  line.variations.forEach(enter);
  for (const trick of line.tricks) {
    for (const play of trick.plays) note(play, names);
    note(trick, names);
    trick.variations.forEach(enter);
  }
}

/** The spelling of places is that of `src/game/replay/place.ts`. */
const PLACE = /^(?:([a-z0-9-]+)\/)?(?:(deal|layout)|t([1-9]|1[0-3])(?:\.([1-4]))?)$/;

function exists(
  place: string,
  hand: RawHand,
  branches: ReadonlyMap<string, RawVariation>,
): boolean {
  const match = PLACE.exec(place);
  if (match === null) return false;
  // Without a card `t6` is the whole trick, or as much of it as a line that breaks off has.
  const [, branch, before, number, cards = '1'] = match;
  const variation = branch === undefined ? undefined : branches.get(branch);
  if (branch !== undefined && variation === undefined) return false;
  if (before === 'deal') return variation === undefined;
  if (before === 'layout') return (variation ?? hand).layout !== null;
  const line = variation === undefined ? hand.play : variation.play;
  const trick = line === null ? undefined : findTrick(line, Number(number));
  return trick !== undefined && trick.plays.length >= Number(cards);
}

/** Where in a comment each place stands that it links to: the first time, if several. */
function linkedPlaces(comment: CommentPiece): Map<string, Spot> {
  const places = new Map<string, Spot>();
  for (const { text, line, column } of comment.rows) {
    for (const match of text.matchAll(/\]\(([^()]*)\)/g)) {
      const [, place = ''] = match;
      if (!places.has(place)) places.set(place, { line, column: column + match.index + 2 });
    }
  }
  return places;
}

function reportId(at: Spot, text: string, report: Report): void {
  report(at, {
    code: 'bad-variation-id',
    expected: 'lower-case words joined by hyphens, at most 60 characters',
    ...noVariationId(text),
  });
}

function reportDuplicate(at: Spot, text: string, first: Spot, report: Report): void {
  report(at, {
    code: 'duplicate-variation-id',
    expected: 'an id of its own',
    ...variationIdTwice(text, first.line),
  });
}
