/** Checks what a record says of its result against the rules of the International Skat Order. */
import { checkBidding } from '../../skat/bidding.ts';
import type { Contract } from '../../skat/contract.ts';
import { settleHand } from '../../skat/settlement.ts';
import type { Settlement } from '../../skat/settlement.ts';
import { RULES_FAULTS, resultDiffers } from '#edition/game/notation/iss/rules-words.ts';
import { isSettled, summariseHand } from '../summary.ts';
import type { IssDifference } from './errors.ts';
import { SERVER_LAW } from './law.ts';
import type { IssRecord } from './record.ts';
import { makePart, OUTCOME_PARTS, issOutcome } from './result.ts';

/** A difference with its place counted from the start of the record. */
type Found = Omit<IssDifference, 'file' | 'line' | 'column'> & { readonly at: number };

/**
 * Every part of the stated result that is another by the rules, in the order of the record.
 *
 * A game that ended before it was announced has no value by the rules. One that ended between the
 * announcement and the first lead is settled as given up there.
 */
export function compareResult(record: Omit<IssRecord, 'differences'>): readonly Found[] {
  const { end, stated } = record;
  if (stated === null || stated.kind === 'unknown') return [];
  if ((stated.kind === 'passed') !== (end.how === 'passed')) {
    return [
      end.how === 'broken-off'
        ? tooEarly(stated.at)
        : {
            code: 'result-differs',
            at: stated.at,
            expected: end.how === 'passed' ? 'passed' : 'the result of the game',
            ...(end.how === 'passed' ? RULES_FAULTS.allPassed : RULES_FAULTS.wasPlayed),
          },
    ];
  }
  if (stated.kind === 'passed' || record.contract === null) return [];
  const settlement = settleRecord(record, record.contract);
  if (settlement === null) return [tooEarly(stated.at)];
  const real = issOutcome(settlement, record.contract);
  return OUTCOME_PARTS.filter((part) => stated.outcome[part] !== real[part]).map((part) => {
    const is = makePart(real, part);
    return {
      code: 'result-differs',
      at: stated.places[part],
      expected: is,
      ...resultDiffers(
        makePart(stated.outcome, part),
        is,
        part === 'score' ? settlement.value : null,
      ),
    };
  });
}

/** The settled game, or null when the record breaks off before it is decided. */
function settleRecord(
  { hand, end, bidding, deal, declarer }: Omit<IssRecord, 'differences'>,
  contract: Contract,
): Settlement | null {
  if (hand !== null) return isSettled(hand.line) ? summariseHand(hand) : null;
  if (end.seat === null) return null;
  const conceded = end.seat === declarer ? 'declarer' : 'defenders';
  const checked = checkBidding(bidding, SERVER_LAW);
  const bid = checked.ok ? checked.value.amount : null;
  const game = { contract, declarer, deal, layout: null, tricks: [], conceded } as const;
  const settlement = settleHand(game, bid, SERVER_LAW);
  return settlement.ok ? settlement.value : null;
}

function tooEarly(at: number): Found {
  return {
    code: 'result-too-early',
    at,
    expected: 'all cards, or who gave up (RE), left (LE) or was too slow (TI)',
    ...RULES_FAULTS.resultTooEarly,
  };
}
