/** The same deal as one player knows it, with everything that this player cannot know changed. */
import type { Chance } from '../../../../src/lib/random.ts';
import { CARDS } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import type { Deal, Layout } from '../../../../src/game/skat/deal.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import type { Seat } from '../../../../src/game/skat/seats.ts';
import type { Action } from '../../../../src/strategy/players/action.ts';
import { whyRefused } from '../../../../src/strategy/players/refusals.ts';
import { seatToAct, startDeal } from '../../../../src/strategy/players/state.ts';
import { takeAction } from '../../../../src/strategy/players/table.ts';
import type { DealState } from '../../../../src/strategy/players/state.ts';

/** A deal with all that was done in it so far. */
export interface Told {
  readonly state: DealState;
  readonly actions: readonly Action[];
}

const TRIES = 400;

/**
 * Deals the cards that a seat has not seen anew and does again all that was done; null when no such
 * deal was found in which it could have been done. What the player saw of the skat stays, and so does
 * a card turned up.
 */
export function reshuffled({ actions, state }: Told, seat: Seat, chance: Chance): Told | null {
  for (let tried = 0; tried < TRIES; tried++) {
    const changed = dealtAnew(state, seat, chance);
    const told = changed === null ? null : doneAgain(changed, actions, state, seat);
    if (told !== null) return told;
  }
  return null;
}

interface Changed {
  readonly deal: Deal;
  readonly layout: Layout | null;
}

function dealtAnew(state: DealState, seat: Seat, chance: Chance): Changed | null {
  const { contract, deal, declarer, drawn, layout, play } = state;
  const held = (who: Seat): readonly Card[] => play?.hands[who] ?? deal[who];
  const open = contract?.kind.includes('open') === true ? declarer : null;
  const others = SEATS.filter((who) => who !== seat && who !== open);
  const knows = seat === declarer && (layout !== null || state.stage === 'taken');
  // The declarer who has drawn one card of the skat knows that one alone.
  const known = knows ? [...deal.skat] : seat === declarer ? [...drawn] : [];
  const away: readonly Card[] = layout ?? deal.skat;
  const hiddenAway = knows ? [] : away.filter((card) => !known.includes(card));
  const pool = chance.shuffle([...others.flatMap(held), ...hiddenAway]);
  const now = new Map<Seat, Card[]>();
  for (const who of others) now.set(who, pool.splice(0, held(who).length));
  if (open !== null) now.set(open, [...held(open)]);
  now.set(seat, [...held(seat)]);
  const newAway = [...away.filter((card) => !hiddenAway.includes(card)), ...pool];
  const played = (who: Seat): Card[] =>
    CARDS.filter((card) => deal[who].includes(card) && !held(who).includes(card));
  const made: Record<Seat, readonly Card[]> = { V: [], M: [], H: [] };
  for (const who of SEATS) {
    if (who === declarer && layout !== null) continue;
    made[who] = who === seat ? deal[who] : [...played(who), ...now.get(who)!];
  }
  if (declarer === null || layout === null) {
    const skat = seat === declarer && known.length === 1 ? [known[0]!, ...pool] : newAway;
    return { deal: { ...made, skat: skat as [Card, Card] }, layout: null };
  }
  if (knows) return { deal: { ...made, [declarer]: deal[declarer], skat: deal.skat }, layout };
  const allPlayed = play!.tricks.flatMap(({ cards }) => cards).concat(play!.table);
  const twelveNow = CARDS.filter(
    (card) =>
      now.get(declarer)!.includes(card) ||
      newAway.includes(card) ||
      ([...deal[declarer], ...deal.skat].includes(card) && allPlayed.includes(card)),
  );
  // Nobody else can know which two of the twelve lay in the skat, but for the card turned up.
  const up = drawn.at(-1);
  if (up !== undefined && !twelveNow.includes(up)) return null;
  const rest = chance.shuffle(twelveNow.filter((card) => card !== up));
  const other = rest.pop()!;
  const skat: [Card, Card] =
    up === undefined ? [other, rest.pop()!] : drawn.length === 1 ? [up, other] : [other, up];
  const ten = twelveNow.filter((card) => !skat.includes(card));
  return { deal: { ...made, [declarer]: ten, skat }, layout: newAway as [Card, Card] };
}

function doneAgain(
  { deal, layout }: Changed,
  actions: readonly Action[],
  { law }: DealState,
  seat: Seat,
): Told | null {
  let state = startDeal(deal, law);
  const done: Action[] = [];
  for (const action of actions) {
    const changed =
      action.do === 'declare' && action.layout !== null && seatToAct(state) !== seat
        ? { ...action, layout }
        : action;
    if (whyRefused(state, changed) !== null) return null;
    state = takeAction(state, changed);
    done.push(changed);
  }
  return { state, actions: done };
}
