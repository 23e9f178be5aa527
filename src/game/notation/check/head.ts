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
import { guessName, quote } from '../speak.ts';
import { SUIT_WORDS } from '../../words/cards.ts';
import { kindName } from '#edition/game/words/game-name.ts';
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
      message: `In ${kindName(contract.kind)} no card is turned up.`,
      expected: 'no turned card',
      hint: 'Delete the line, or correct the contract.',
    });
    return undefined;
  }
  if (!skat.includes(card)) {
    report(field.valueAt, {
      code: 'turned-not-in-skat',
      message: `${card} does not lie in the skat, so it cannot have been turned up.`,
      expected: listed(skat, 'or'),
      hint: 'Correct the card, or the skat.',
    });
    return undefined;
  }
  if (turnable(contract, [card]).length > 0) return card;
  report(field.valueAt, {
    code: 'turned-not-trump',
    message:
      trumps === 'suit'
        ? `${card} is not of the trump suit.`
        : `${kindName(contract.kind)} can only be played when a jack is turned up, not ${card}.`,
    expected: trumps === 'suit' ? 'a card of the trump suit' : 'a jack',
    hint: 'Correct the card, or the contract.',
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
  const inSuit = trump === null ? '' : ` in ${SUIT_WORDS.en.french[trump]}`;
  report(at, {
    code: 'turned-not-trump',
    message: `${kindName(kind)}${inSuit} cannot be played: neither ${skat.join(' nor ')} can be turned up for it.`,
    expected:
      trump === null
        ? 'a jack in the skat'
        : `a card of ${SUIT_WORDS.en.french[trump]} in the skat`,
    hint: 'Correct the contract, or the skat.',
  });
  return false;
}

function reportMissing(at: Spot, name: string, report: Report): void {
  report(at, {
    code: 'missing-tag',
    message: `The tag “${name}” is missing.`,
    expected: `${name}: and its value, before “deal”`,
    hint: `Write a line ${name}: …`,
  });
}

function reportEmpty(field: RawField, report: Report): void {
  report(field.valueAt, {
    code: 'bad-value',
    message: `The tag “${field.name}” has no value.`,
    expected: 'a value after the colon',
    hint: 'Write the value, or delete the line.',
  });
}

function reportId(field: RawField, report: Report): void {
  report(field.valueAt, {
    code: 'bad-value',
    message: `${quote(field.value)} is no id.`,
    expected: 'lower-case letters, digits and hyphens',
    hint: 'Write for example: id: foster-09',
  });
}

function reportNumber(field: RawField, report: Report): void {
  report(field.valueAt, {
    code: 'bad-value',
    message: `${quote(field.value)} is not a number of a hand.`,
    expected: 'a number from 1 to 9999',
    hint: 'Write for example: number: 9',
  });
}

function reportLaws(field: RawField, report: Report): void {
  const guess = guessName(field.value, LAW_IDS);
  report(field.valueAt, {
    code: 'bad-value',
    message: `${quote(field.value)} names no rule book.`,
    expected: listed(LAW_IDS, 'or'),
    hint: guess === undefined ? 'Write for example: laws: american-1922' : `Did you mean ${guess}?`,
  });
}
