/** The measured places that the drill asks about. */
import written from '../../../../content/practice/places.json' with { type: 'json' };
import { sortCards } from '../../../game/skat/deal.ts';
import { KINDS } from '../../../game/skat/contract.ts';
import { toMove } from '../../../game/skat/play.ts';
import { readPlaceLine } from './place-line.ts';
import type { MidHandKind, MidHandQuestion } from './question.ts';

/** In how many deals each card was weighed at most: there may be fewer that agree with what was seen. */
export const WEIGHED_DEALS = 200;

/** A question but for its level. */
export type Place = Omit<MidHandQuestion, 'level' | 'key'>;

const read = new Map<MidHandKind, readonly Place[]>();

/** All places of a kind, the clearest first. */
export function placesOfKind(kind: MidHandKind): readonly Place[] {
  const known = read.get(kind);
  if (known !== undefined) return known;
  const places = (written[kind] as readonly string[]).map((line) => readPlace(kind, line));
  read.set(kind, places);
  return places;
}

function readPlace(kind: MidHandKind, line: string): Place {
  const { deal, declarer, game, layout, position, shares } = readPlaceLine(line);
  const seat = toMove(position);
  return {
    kind,
    deal,
    game,
    taken: KINDS[game.kind].skat !== 'untouched',
    seat,
    declarer,
    hand: sortCards(position.hands[seat]),
    layout: seat === declarer ? layout : null,
    tricks: position.tricks,
    leader: position.leader,
    table: position.table,
    shares,
  };
}

/** How far the best card is ahead of the first that is clearly worse, from 0 to 1. */
export function leadOf({ shares }: Pick<Place, 'shares'>): number {
  const best = Math.max(...shares.map(({ share }) => share));
  const others = shares.map(({ share }) => share).filter((share) => best - share > AS_GOOD);
  return best - Math.max(0, ...others);
}

/** A card no further behind the best than this is right as well. */
export const AS_GOOD = 0.06;
