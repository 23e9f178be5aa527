/**
 * The rules of kitchen tables, which the International Skat Order does not know, as a table of what is
 * chosen. Each is off unless a table chooses it, and all of them count under today’s rules only.
 *
 * Such customs are not laid down anywhere. Where descriptions agree, their form is fixed here; where
 * they differ, it is a choice:
 *
 * | rule | described in |
 * | --- | --- |
 * | Ramsch | pagat.com, Skat, “Augenramsch”; Rasche’s Skat handbook, 5; kneipenskat.blogspot.com |
 * | Schieberamsch | pagat.com, “Schieberamsch”; Wikipedia, in German and English, for the doubling |
 * | Kontra and Re | pagat.com, Skat; kneipenskat.blogspot.com |
 * | Bock | Rasche’s Skat handbook, 1.4; skatspielen.info, “Spielvarianten” |
 * | Bierlachs | Lehnhoff, *Das Skatspiel*, 1995, by the German Wikipedia; Rasche 1.4, “Pub Skat” |
 */
import { LAWS } from '../game/skat/laws.ts';
import type { Law, LawId } from '../game/skat/laws.ts';
import type { RamschRules } from '../game/skat/laws/law.ts';

/** Whether a game was doubled, by the defenders, or after that once more by the declarer. */
export const KONTRAS = ['kontra', 're'] as const;
export type Kontra = (typeof KONTRAS)[number];

/** To whom the cards of the skat count in a Ramsch, and who loses when two have the most points. */
export const RAMSCH_SKATS = ['last-trick', 'nobody'] as const;
export const RAMSCH_TIES = ['each-whole', 'last-trick-of-the-tied'] as const;

/** What can bring on a round of Bock, in the order in which the pad lists it. */
export const BOCK_EVENTS = ['sixty', 'grand-hand', 'open-null-hand', 'kontra-lost', 're'] as const;
export type BockEvent = (typeof BOCK_EVENTS)[number];

/** The house rules of a table. */
export interface HouseRules {
  /** The Ramsch that is played when all pass; null where such a deal is passed in. */
  readonly ramsch: {
    readonly skat: (typeof RAMSCH_SKATS)[number];
    readonly tie: (typeof RAMSCH_TIES)[number];
    /** Whether it is a Schieberamsch: a player who passes the skat on unseen doubles it. */
    readonly shoved: boolean;
  } | null;
  readonly kontra: boolean;
  /** What brings on a round of Bock; none where Bock is not played. */
  readonly bock: readonly BockEvent[];
  /** The minus points at which a Bierlachs ends; null where the sheet is none. */
  readonly bierlachs: number | null;
}

export const NO_HOUSE_RULES: HouseRules = {
  ramsch: null,
  kontra: false,
  bock: [],
  bierlachs: null,
};

/** The rules that change how single deals are played or counted. */
export type DealRule = Exclude<keyof HouseRules, 'bierlachs'>;

/** Which of them a table has chosen, in the order in which they are listed. */
export function chosenRules({ bock, kontra, ramsch }: HouseRules): readonly DealRule[] {
  return [
    ...(ramsch === null ? [] : (['ramsch'] as const)),
    ...(kontra ? (['kontra'] as const) : []),
    ...(bock.length === 0 ? [] : (['bock'] as const)),
  ];
}

/** What a rule begins with when it is chosen: the commonest form. */
export const USUAL_RAMSCH: NonNullable<HouseRules['ramsch']> = {
  skat: 'last-trick',
  tie: 'each-whole',
  shoved: false,
};
export const USUAL_BOCK: readonly BockEvent[] = ['sixty', 'grand-hand'];
export const USUAL_BIERLACHS = 301;
/** The limits within which a Bierlachs can end. */
export const BIERLACHS_BOUNDS = [50, 9999] as const;

/** What a Durchmarsch, every trick of a Ramsch, wins. */
export const DURCHMARSCH = 120;

/** The rule book whose tables have house rules. */
export const HOUSE_LAW: LawId = 'isko';

/** Whether a table has chosen any. */
export function hasHouseRules(house: HouseRules | undefined): house is HouseRules {
  if (house === undefined) return false;
  const { bierlachs, bock, kontra, ramsch } = house;
  return ramsch !== null || kontra || bock.length > 0 || bierlachs !== null;
}

/** The house rules that count on a sheet: those chosen, where it goes by today’s rules. */
export function houseRulesOf({
  house,
  laws,
}: {
  readonly house?: HouseRules;
  readonly laws: LawId;
}): HouseRules {
  return house !== undefined && laws === HOUSE_LAW ? house : NO_HOUSE_RULES;
}

/** The events that a table can choose for Bock: those with Kontra only where Kontra is played. */
export function possibleBockEvents({ kontra }: HouseRules): readonly BockEvent[] {
  return BOCK_EVENTS.filter((event) => kontra || (event !== 'kontra-lost' && event !== 're'));
}

/** The events that bring on a Bock: those chosen, as far as they are possible. */
export function bockEventsOf(house: HouseRules): readonly BockEvent[] {
  return possibleBockEvents(house).filter((event) => house.bock.includes(event));
}

/**
 * The rule book as a table plays it: with a Ramsch when all pass, where the table has chosen that. The
 * charge is the points taken, and a Jungfrau and a Durchmarsch are counted by `house-ramsch.ts`.
 */
export function lawOfTable(sheet: { readonly house?: HouseRules; readonly laws: LawId }): Law {
  const law = LAWS[sheet.laws];
  const { ramsch } = houseRulesOf(sheet);
  if (ramsch === null) return law;
  const rules: RamschRules = {
    charge: { by: 'points' },
    tie: ramsch.tie,
    skat: ramsch.skat,
    everyTrick: DURCHMARSCH,
    standing: 'official',
    // It stands in no book.
    where: '',
  };
  return { ...law, ramsch: { ramsch: rules } };
}
