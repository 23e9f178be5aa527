/** What is wrong with the cards of a hand before its play: the deal, the cards put away, an exchange. */
import type { PackCard } from '../../cards/cards.ts';
import type { Card } from '../../skat/cards.ts';
import type { ContractKind } from '../../skat/contract.ts';
import type { Seat } from '../../skat/seats.ts';
import { kindName } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { inWords } from '#edition/game/words/number-words.ts';
import { SEAT_WORDS, seatName } from '../../words/seats.ts';
import { capital } from '../../words/text.ts';
import type { FaultWords } from '../errors.ts';
import { quote } from '../speak.ts';

/** A line of the deal: `Vorhand`, `the skat`. */
const rowName = (row: string): string =>
  row === 'skat' || row === 'stock' ? `the ${row}` : seatName(row);

/** @param lost cards of the pack that lie nowhere. */
function whereabouts(lost: readonly PackCard[]): string {
  if (lost.length === 0) return 'Compare the deal with the source.';
  return `${listed(lost)} ${lost.length === 1 ? 'lies' : 'lie'} in no hand.`;
}

/** A line of the deal that is missing. @param size how many cards it should have. */
export const noRow = (row: string, size: number): FaultWords => ({
  message: `The deal has no line for ${rowName(row)}.`,
  hint: `Write ${row}: and ${inWords(size)} cards.`,
});

/** A card that stands twice in the line `row`, or first in the line `other`. */
export const cardTwice = (
  card: PackCard,
  row: string,
  other: string,
  lost: readonly PackCard[],
): FaultWords => ({
  message:
    row === other
      ? `${card} stands twice in the line of ${rowName(row)}.`
      : `${card} is dealt to ${rowName(other)}, and cannot also be with ${rowName(row)}.`,
  hint: whereabouts(lost),
});

/** A line of the deal with a wrong number of cards. */
export const wrongCount = (
  row: string,
  cards: number,
  due: number,
  lost: readonly PackCard[],
): FaultWords => ({
  message: `${capital(rowName(row))} has ${counted(cards, 'card')} instead of ${due}.`,
  hint: whereabouts(lost),
});

/** More or fewer than two cards put away. @param seat who did; null in a game with a declarer. */
export const notTwo = (seat: Seat | null, cards: number): FaultWords => ({
  message: `${seat === null ? 'The layout' : `What ${SEAT_WORDS[seat]} put away`} has ${counted(cards, 'card')} instead of two.`,
  hint: 'Write two cards with a blank between them, as in H7 D10.',
});

/** A game with the skat in which nothing is put away. */
export const noLayout = (kind: ContractKind): FaultWords => ({
  message: `In ${kindName(kind)} the skat is used, but nothing says what was put away.`,
  hint:
    kind === 'schiebe-ramsch'
      ? 'Write what each put away, as in layout: V C7 S7, M HA H10, H DA D10'
      : 'Write the two cards, as in layout: H7 D10',
});

export const needlessLayout = (kind: ContractKind): FaultWords => ({
  message: `In ${kindName(kind)} nobody takes up the skat, so nothing can be put away.`,
  hint: 'Delete the line, or correct the contract.',
});

/** A card put away that cannot be. @param isTwice whether the same was put away before. */
export const notPutAway = (
  card: Card,
  seat: Seat,
  isTwice: boolean,
  twelve: readonly Card[],
): FaultWords => ({
  message: isTwice
    ? `${card} cannot be put away twice.`
    : `${card} is not among ${SEAT_WORDS[seat]}’s twelve cards.`,
  hint: `The twelve are ${listed(twelve)}.`,
});

const EXCHANGE = 'Write for example: exchange: V CA D9 for M C7 C8';

/** Faults that are the same whatever stands there. */
export const DEAL_FAULTS = {
  handedRound: {
    message: 'In a Schiebe-Ramsch all three put two cards away, Vorhand first.',
    hint: 'Write for example: layout: V C7 S7, M HA H10, H DA D10',
  },
  halfExchange: {
    message: 'The exchange does not say who gives what for what.',
    hint: EXCHANGE,
  },
  notDefenders: {
    message: 'Only the two defenders can exchange cards, and only with each other.',
    hint: EXCHANGE,
  },
  unevenExchange: {
    message: 'Both defenders must give the same number of cards, one to ten.',
    hint: EXCHANGE,
  },
} as const satisfies Readonly<Record<string, FaultWords>>;

export const noExchange = (kind: ContractKind): FaultWords => ({
  message: `In ${kindName(kind)} the defenders may not exchange cards.`,
  hint: 'Only a Revolution lets them; delete the line or correct the contract.',
});

/** A card that a defender cannot give. @param dealt the defender’s cards. */
export const notToGive = (seat: Seat, card: Card, dealt: readonly Card[]): FaultWords => ({
  message: dealt.includes(card)
    ? `${SEAT_WORDS[seat]} cannot give ${card} twice.`
    : `${SEAT_WORDS[seat]} has no ${card} to give.`,
  hint: `${SEAT_WORDS[seat]} was dealt ${listed(dealt)}.`,
});

export const noSide = (text: string): FaultWords => ({
  message: `${quote(text)} is not a side.`,
  hint: 'Write which side gave up the rest, as in conceded: defenders',
});
