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
import { trumpsName } from '#edition/game/words/trumps.ts';
import { kindName } from '#edition/game/words/game-name.ts';
import { lawWords } from '#edition/game/words/laws.ts';
import { mostMatadors } from './offer.ts';
import { ramschFaults, ramschResult, unknownGame } from './ramsch.ts';
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
    return invalid(`${players[out] ?? 'The dealer'} dealt this hand, and sits out.`);
  }
  const [fault, ...faults] =
    game.is === 'game' ? declaredFaults(game, law) : ramschFaults(game, law);
  if (fault !== undefined) return invalid(fault, ...faults);

  const checked =
    game.is === 'game'
      ? gameValue({ ...game, result: declarerResult(game, seatOf(game.declarer, seats), law) }, law)
      : gameValue(
          {
            contract: { kind: game.kind, trump: null, announced: null },
            matadors: null,
            bid: null,
            result: ramschResult(game, seats, law),
          },
          law,
        );
  if (!checked.ok) return invalid(unknownGame(game, law));
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
  if (isRamsch(kind) || law.rates[kind] === undefined) return [unknownGame(game, law)];
  const { mayAnnounce, trumps } = KINDS[kind];
  const name = kindName(kind, law.id);
  if ((trumps === 'suit') !== (trump !== null)) {
    return [trump === null ? `A ${name} needs a trump suit.` : `A ${name} has no trump suit.`];
  }
  const found: string[] = [];
  if (contract.announced !== null && !mayAnnounce) {
    found.push(`In a ${name} nothing can be announced.`);
  }
  found.push(...matadorFaults(game, law));
  if (trumps === 'none' && reached !== 'none') {
    found.push(`In a ${name} nobody is schneider or schwarz.`);
  }
  if (bid !== null && !bidValues(law).includes(bid)) {
    found.push(`No game is worth ${bid} by ${lawWords(law.id).inText}, so nobody can bid it.`);
  }
  if (found.length === 0 && declarerResult(game, 'V', law).made !== won) {
    found.push(
      won
        ? `With ${contract.announced ?? 'schwarz'} announced the game is won only by making it.`
        : `By that count the ${name} was won.`,
    );
  }
  return found;
}

function matadorFaults({ contract, matadors }: DeclaredGame, law: Law): string[] {
  const most = mostMatadors(contract);
  const name = kindName(contract.kind, law.id);
  if (most.with === 0) return matadors === null ? [] : [`A ${name} has no matadors.`];
  if (matadors === null) return [`A ${name} is with or without matadors: say how many.`];
  const count = matadorCount(matadors);
  const without = 'without' in matadors;
  const limit = without ? most.without : most.with;
  if (Number.isInteger(count) && count >= 1 && count <= limit) return [];
  const trump = contract.trump === null ? 'Grand' : trumpsName(contract.trump, law.id);
  if (without && count === most.with) {
    return [`The card turned for a ${name} is a trump, so nobody plays it without ${count}.`];
  }
  return [`In ${trump} there are 1 to ${limit} matadors${without ? ' to be without' : ''}.`];
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
