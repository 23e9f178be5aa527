/** Why a game cannot be as it was entered, in sentences for the players. */
import type { Suit } from '../game/skat/cards.ts';
import type { ContractKind } from '../game/skat/contract.ts';
import type { LawId } from '../game/skat/laws.ts';
import { capital } from '../game/words/text.ts';
import { kindName } from '#edition/game/words/game-name.ts';
import { lawWords } from '#edition/game/words/laws.ts';
import { counted } from '../game/words/nouns.de.ts';
import { trumpsName } from '#edition/game/words/trumps.ts';

/** A rule book in the dative, which its name in running text leaves to the article. */
const byLaw = (law: LawId): string => `nach den ${lawWords(law).inText}`;

/** `in Herz`, but `im Grand`. */
const inGame = (trump: Suit | null, law: LawId): string =>
  trump === null ? `im ${trumpsName('grand', law)}` : `in ${trumpsName(trump, law, 'de')}`;

const ANNOUNCED = { schneider: 'Schneider', schwarz: 'Schwarz' } as const;

/** What is wrong with a game that a player declared; those that name a game get it and the rule book. */
export const GAME_FAULTS = {
  unknown: (kind: ContractKind, law: LawId): string =>
    `${kindName(kind, law)} gibt es ${byLaw(law)} nicht.`,
  /** @param name the player who sits out; undefined where the sheet has none. */
  satOut: (name: string | undefined): string =>
    name === undefined ? 'Wer gibt, setzt aus.' : `${name} hat gegeben und setzt aus.`,
  withoutSuit: (kind: ContractKind, law: LawId): string =>
    `Bei ${kindName(kind, law)} fehlt noch die Trumpffarbe.`,
  withSuit: (kind: ContractKind, law: LawId): string =>
    `Bei ${kindName(kind, law)} ist keine Farbe Trumpf.`,
  announced: (kind: ContractKind, law: LawId): string =>
    `Bei ${kindName(kind, law)} kannst du nichts ansagen.`,
  schneider: (kind: ContractKind, law: LawId): string =>
    `Bei ${kindName(kind, law)} gibt es weder Schneider noch Schwarz.`,
  bid: (bid: number, law: LawId): string =>
    `Kein Spiel zählt ${byLaw(law)} ${bid}, also kann auch keiner ${bid} reizen.`,
  notMade: (announced: 'schneider' | 'schwarz'): string =>
    `Wer ${ANNOUNCED[announced]} ansagt, gewinnt nur mit ${ANNOUNCED[announced]}.`,
  notLost: (kind: ContractKind, law: LawId): string =>
    `So gezählt ist ${kindName(kind, law)} gewonnen.`,
} as const;

/** What is wrong with the matadors of a game. */
export const MATADOR_FAULTS = {
  none: (kind: ContractKind, law: LawId): string =>
    `Bei ${kindName(kind, law)} zählen keine Spitzen.`,
  missing: (kind: ContractKind, law: LawId): string =>
    `Bei ${kindName(kind, law)} fehlen noch die Spitzen: mit oder ohne, und wie viele?`,
  /** @param count as many matadors as there are trumps. */
  turned: (kind: ContractKind, law: LawId, count: number): string =>
    `Bei ${kindName(kind, law)} ist die aufgedeckte Karte ein Trumpf, also spielt keiner ohne ${count}.`,
  /**
   * @param trump null in a Grand.
   * @param most how many there can be.
   */
  with: (trump: Suit | null, law: LawId, most: number): string =>
    `${capital(inGame(trump, law))} gibt es nur „mit 1“ bis „mit ${most}“.`,
  without: (trump: Suit | null, law: LawId, most: number): string =>
    `${capital(inGame(trump, law))} gibt es nur „ohne 1“ bis „ohne ${most}“.`,
} as const;

/** What is wrong with a Ramsch. */
export const RAMSCH_FAULTS = {
  nobody: 'Wer hat die meisten Augen?',
  tieByLastTrick:
    'Bei Gleichstand verliert, wer den letzten Stich gemacht hat: Wähle nur einen Namen.',
  tieByLaterTrick:
    'Bei Gleichstand verliert, wer von ihnen zuletzt einen Stich gemacht hat: Wähle nur einen Namen.',
  tiedTookTricks: 'Wer bei Gleichstand verliert, hat auch einen Stich gemacht.',
  every: 'Alle Stiche zählen hier nicht eigens.',
  /** The points that the loser can have. */
  points: (least: number, most: number): string =>
    `Wer einen Ramsch verliert, hat ${least} bis ${most} Augen.`,
  twoWithout: 'Wenn zwei keinen Stich machen, hat der dritte alle: Das ist ein Durchmarsch.',
  /** @param least the fewest points of the loser where one takes no trick. */
  oneWithout: (least: number): string =>
    `Wenn einer keinen Stich macht, hat der Verlierer mindestens ${counted(least, 'point')}.`,
} as const;
