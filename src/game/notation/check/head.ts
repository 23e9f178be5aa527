/** Makes the head of a hand of its tags. */
import { isCard } from '../../skat/cards.ts';
import type { Card } from '../../skat/cards.ts';
import type { BiddingOutcome } from '../../skat/bidding.ts';
import { KINDS } from '../../skat/contract.ts';
import type { Contract } from '../../skat/contract.ts';
import { LAWS, LAW_IDS, isLawId } from '../../skat/laws.ts';
import type { Law } from '../../skat/laws.ts';
import type { Seat } from '../../skat/seats.ts';
import { turnable, turnsCard } from '../../skat/turned.ts';
import { checkSurvivor, readBidding } from '../bidding-text.ts';
import { readContract } from '../contract-text.ts';
import { readDeclarer } from './declarer.ts';
import { watch } from '../errors.ts';
import type { Report, Spot } from '../errors.ts';
import type { Hand } from '../hand.ts';
import type { RawField, RawHand } from '../read/raw.ts';
import { reportCard } from '../read/trick.ts';
import { guessName } from '../speak.ts';
import { SUIT_WORDS } from '../../words/cards.ts';
import {
  emptyTag,
  noHandNumber,
  noId,
  noLaws,
  noTag,
  noTurnedCard,
  noneToTurn,
  turnedNotInSkat,
  turnedOther,
} from '#edition/game/notation/check/head-words.ts';
import { listed } from '#edition/game/words/lists.ts';
import { REQUIRED_TAGS } from '../read/tag-names.ts';

type Texts = Pick<Hand, 'id' | 'number' | 'title' | 'source' | 'page' | 'bidding'>;

/** What the tags say, as far as they hold up. */
export interface Head extends Texts {
  readonly law: Law;
  readonly contract: Contract;
  readonly declarer: Seat | null;
  readonly biddingComment: string | null;
  /** What the bidding came to; null when the file has none. */
  readonly outcome: BiddingOutcome | null;
}

/** Ids of hands and variations: lower-case words joined by hyphens. */
export const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Checks all tags but `turned`; null when one is missing or wrong, which is reported. */
export function checkHead(raw: RawHand, report: Report): Head | null {
  const { report: noted, failed } = watch(report);
  const { tags } = raw;
  const end: Spot = raw.deal ?? raw.end;
  for (const name of REQUIRED_TAGS) if (!tags.has(name)) reportMissing(end, name, noted);
  for (const field of tags.values()) {
    if (field.value === '' && field.name !== 'contract') reportEmpty(field, noted);
  }
  const value = (name: string): string | null => tags.get(name)?.value ?? null;

  const id = tags.get('id');
  if (id && id.value !== '' && !ID.test(id.value)) reportId(id, noted);
  const number = tags.get('number');
  if (number && number.value !== '' && !/^[1-9]\d{0,3}$/.test(number.value))
    reportNumber(number, noted);
  const laws = tags.get('laws');
  const law = laws && isLawId(laws.value) ? LAWS[laws.value] : null;
  if (laws && laws.value !== '' && law === null) reportLaws(laws, noted);

  const contractTag = tags.get('contract');
  const contract = contractTag ? readContract(contractTag, law, noted) : null;
  const declarerTag = tags.get('declarer') ?? null;
  const declarer = contract
    ? readDeclarer(declarerTag?.value === '' ? null : declarerTag, contract, null, end, noted)
    : undefined;
  const biddingTag = tags.get('bidding');
  const bidding =
    biddingTag && law && biddingTag.value !== '' ? readBidding(biddingTag, law, noted) : null;
  if (biddingTag && bidding && declarer !== undefined) {
    checkSurvivor(biddingTag, bidding.outcome, declarer, noted);
  }

  if (failed() || law === null || contract === null || declarer === undefined) return null;
  return {
    id: id?.value ?? '',
    number: number ? Number(number.value) : null,
    title: value('title') ?? '',
    source: value('source'),
    page: value('page'),
    law,
    contract,
    declarer,
    bidding: bidding?.steps ?? [],
    biddingComment: biddingTag?.comment?.text ?? null,
    outcome: bidding?.outcome ?? null,
  };
}

/**
 * The card turned up, held against the skat and the contract; where none is named, one that fits
 * must lie in the skat.
 *
 * @param at the contract, to be pointed at where no card is named.
 * @returns undefined when something is wrong, which is reported.
 */
export function checkTurned(
  field: RawField | undefined,
  contract: Contract,
  skat: readonly Card[],
  at: Spot,
  report: Report,
): Card | null | undefined {
  if (field === undefined) return checkTurnable(contract, skat, at, report) ? null : undefined;
  const card = field.value;
  const { trumps } = KINDS[contract.kind];
  if (!isCard(card)) {
    reportCard({ ...field.valueAt, text: card }, report);
    return undefined;
  }
  if (!turnsCard(contract.kind)) {
    report(field, {
      code: 'turned-not-used',
      expected: 'no turned card',
      ...noTurnedCard(contract.kind),
    });
    return undefined;
  }
  if (!skat.includes(card)) {
    report(field.valueAt, {
      code: 'turned-not-in-skat',
      expected: listed(skat, 'or'),
      ...turnedNotInSkat(card),
    });
    return undefined;
  }
  if (turnable(contract, [card]).length > 0) return card;
  report(field.valueAt, {
    code: 'turned-not-trump',
    expected: trumps === 'suit' ? 'a card of the trump suit' : 'a jack',
    ...turnedOther(card, contract),
  });
  return undefined;
}

/**
 * Whether a card of the skat can have been turned up for the game, if it is one in which a card is;
 * where none can, that is reported.
 */
export function checkTurnable(
  contract: Contract,
  skat: readonly Card[],
  at: Spot,
  report: Report,
): boolean {
  const { kind, trump } = contract;
  if (!turnsCard(kind) || turnable(contract, skat).length > 0) return true;
  report(at, {
    code: 'turned-not-trump',
    expected:
      trump === null
        ? 'a jack in the skat'
        : `a card of ${SUIT_WORDS.en.french[trump]} in the skat`,
    ...noneToTurn(contract, skat),
  });
  return false;
}

function reportMissing(at: Spot, name: string, report: Report): void {
  report(at, {
    code: 'missing-tag',
    expected: `${name}: and its value, before “deal”`,
    ...noTag(name),
  });
}

function reportEmpty(field: RawField, report: Report): void {
  report(field.valueAt, {
    code: 'bad-value',
    expected: 'a value after the colon',
    ...emptyTag(field.name),
  });
}

function reportId(field: RawField, report: Report): void {
  report(field.valueAt, {
    code: 'bad-value',
    expected: 'lower-case letters, digits and hyphens',
    ...noId(field.value),
  });
}

function reportNumber(field: RawField, report: Report): void {
  report(field.valueAt, {
    code: 'bad-value',
    expected: 'a number from 1 to 9999',
    ...noHandNumber(field.value),
  });
}

function reportLaws(field: RawField, report: Report): void {
  const guess = guessName(field.value, LAW_IDS);
  report(field.valueAt, {
    code: 'bad-value',
    expected: listed(LAW_IDS, 'or'),
    ...noLaws(field.value, guess),
  });
}
