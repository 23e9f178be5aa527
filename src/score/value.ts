/** What a deal on the sheet is worth, or why the rule book has no such game. All rules are src/game/skat’s. */
import { bidValues } from '../game/skat/bid-values.ts';
import { PACK_POINTS } from '../game/skat/cards.ts';
import { invalid, valid } from '../lib/checked.ts';
import type { Checked } from '../lib/checked.ts';
import { KINDS, isRamsch } from '../game/skat/contract.ts';
import type { Law } from '../game/skat/laws.ts';
import { matadorCount } from '../game/skat/matadors.ts';
import { judgeDeclarer } from '../game/skat/result.ts';
import type { DeclarerResult, Side } from '../game/skat/result.ts';
import { SEATS } from '../game/skat/seats.ts';
import type { BySeat, Seat } from '../game/skat/seats.ts';
import { gameValue } from '../game/skat/value.ts';
import type { HandValue } from '../game/skat/value.ts';
import { GAME_FAULTS, MATADOR_FAULTS } from '#edition/score/fault-words.ts';
import { mostMatadors } from './offer.ts';
import { ramschFaults, ramschResult } from './ramsch.ts';
import { seatsAt, sitsOut } from './score-sheet.ts';
import type { DeclaredGame, SheetDeal } from './score-sheet.ts';

/** A deal as it is written down. */
export interface ValuedDeal {
  /** Null for a deal that was passed in. */
  readonly value: HandValue | null;
  /** What is added to each column, by player. */
  readonly scores: readonly number[];
}

/**
 * Values a deal.
 *
 * @param players the names of the columns, three or four.
 * @returns sentences for the players when there can be no such game under the rule book.
 */
export function valueOfDeal(
  { dealer, game }: SheetDeal,
  players: readonly string[],
  law: Law,
): Checked<ValuedDeal, string> {
  const scores = players.map(() => 0);
  if (game.is === 'passed-in') return valid({ value: null, scores });
  const seats = seatsAt(dealer, players.length);
  const chargedPlayers = game.is === 'game' ? [game.declarer] : game.most;
  const out = sitsOut(dealer, players.length);
  if (out !== null && chargedPlayers.includes(out)) {
    return invalid(GAME_FAULTS.satOut(players[out]));
  }
  const [fault, ...faults] =
    game.is === 'game' ? declaredFaults(game, law) : ramschFaults(game, law);
  if (fault !== undefined) return invalid(fault, ...faults);
  const kind = game.is === 'game' ? game.contract.kind : game.kind;

  const checked =
    game.is === 'game'
      ? gameValue({ ...game, result: declarerResult(game, seatOf(game.declarer, seats), law) }, law)
      : gameValue(
          {
            contract: { kind, trump: null, announced: null },
            matadors: null,
            bid: null,
            result: ramschResult(game, seats, law),
          },
          law,
        );
  if (!checked.ok) return invalid(GAME_FAULTS.unknown(kind, law.id));
  const { value } = checked;
  if (value.declarer !== null) scores[seats[value.declarer]] = value.score;
  else for (const seat of SEATS) scores[seats[seat]] = value.scores[seat];
  return valid({ value, scores });
}

const seatOf = (player: number, seats: BySeat<number>): Seat =>
  SEATS.find((seat) => seats[seat] === player) ?? 'V';

function declaredFaults(game: DeclaredGame, law: Law): string[] {
  const { bid, contract, reached, won } = game;
  const { kind, trump } = contract;
  if (isRamsch(kind) || law.rates[kind] === undefined) return [GAME_FAULTS.unknown(kind, law.id)];
  const { mayAnnounce, trumps } = KINDS[kind];
  if ((trumps === 'suit') !== (trump !== null)) {
    const fault = trump === null ? GAME_FAULTS.withoutSuit : GAME_FAULTS.withSuit;
    return [fault(kind, law.id)];
  }
  const found: string[] = [];
  if (contract.announced !== null && !mayAnnounce) {
    found.push(GAME_FAULTS.announced(kind, law.id));
  }
  found.push(...matadorFaults(game, law));
  if (trumps === 'none' && reached !== 'none') {
    found.push(GAME_FAULTS.schneider(kind, law.id));
  }
  if (bid !== null && !bidValues(law).includes(bid)) {
    found.push(GAME_FAULTS.bid(bid, law.id));
  }
  if (found.length === 0 && declarerResult(game, 'V', law).made !== won) {
    found.push(
      won
        ? GAME_FAULTS.notMade(contract.announced ?? 'schwarz')
        : GAME_FAULTS.notLost(kind, law.id),
    );
  }
  return found;
}

function matadorFaults({ contract, matadors }: DeclaredGame, law: Law): string[] {
  const most = mostMatadors(contract);
  const { kind, trump } = contract;
  if (most.with === 0) return matadors === null ? [] : [MATADOR_FAULTS.none(kind, law.id)];
  if (matadors === null) return [MATADOR_FAULTS.missing(kind, law.id)];
  const count = matadorCount(matadors);
  const without = 'without' in matadors;
  const limit = without ? most.without : most.with;
  if (Number.isInteger(count) && count >= 1 && count <= limit) return [];
  if (without && count === most.with) return [MATADOR_FAULTS.turned(kind, law.id, count)];
  const outOfBounds = without ? MATADOR_FAULTS.without : MATADOR_FAULTS.with;
  return [outOfBounds(trump, law.id, limit)];
}

/**
 * Card points and tricks with which a game comes out as it was entered: the fewest that do, which
 * the law’s own counts say.
 */
function declarerResult(
  { contract, reached, won }: DeclaredGame,
  declarer: Seat,
  law: Law,
): DeclarerResult {
  const { game, outOfSchneider, schneider } = law.targets;
  const least: Readonly<Record<typeof reached, number>> = won
    ? { none: game, schneider, schwarz: PACK_POINTS }
    : { none: game - 1, schneider: outOfSchneider - 1, schwarz: 0 };
  const none = KINDS[contract.kind].aim === 'no-trick';
  const own = none
    ? { points: 0, tricks: won ? 0 : 1 }
    : { points: least[reached], tricks: reached === 'schwarz' ? (won ? 10 : 0) : 5 };
  const both = (all: number, declarers: number): Record<Side, number> => ({
    declarer: declarers,
    defenders: all - declarers,
  });
  const points = { ...both(PACK_POINTS, own.points), skat: 0 };
  return judgeDeclarer({ declarer, points, tricks: both(10, own.tricks) }, contract, law);
}
