/** What is wrong with the plan of a tournament or with the list of its players, and what to do. */

/** The list of the players. */
export const ENTRANT_FAULTS = {
  tooMany: (players: number, most: number): string =>
    `${players} Spieler sind zu viele: Hier ist Platz für ${most}.`,
  /** @param line from 1. */
  twiceInList: (line: number, name: string): string =>
    `Zeile ${line}: ${name} steht schon auf der Liste. Ändere einen der beiden Namen.`,
  twice: (name: string): string =>
    `${name} steht schon auf der Liste. Ändere einen der beiden Namen.`,
  nameless: 'Jeder Spieler braucht einen Namen.',
  chairTaken: 'Dieser Platz ist schon besetzt.',
} as const;

/** The tables that so many players make. */
export const TABLE_FAULTS = {
  tooFew: 'Es müssen mindestens drei Spieler sein.',
  /** Five is the only number of players above two that makes no tables. */
  five: 'Fünf Spieler reichen nicht für zwei Tische. Einer mehr oder einer weniger, dann geht es.',
  umpires: (tables: number, umpires: number): string =>
    `Es gibt ${tables === 1 ? 'einen Tisch' : `${tables} Tische`}, aber ${umpires} Listenführer. Kennzeichne einen für jeden Tisch oder gar keinen, dann entscheidet das Los.`,
  /** @param missing how many more players would do. */
  emptyChairs: (players: number, empty: number, missing: number): string =>
    `Bei ${players} Spielern bleiben ${empty} Plätze leer, und so würden an einem Tisch zwei Paare mit leerem Platz zusammentreffen. Lass die Paare zum nächsten Tisch gehen, oder finde ${missing === 1 ? 'noch einen Spieler' : `noch ${missing} Spieler`}.`,
} as const;

const isAmount = (most: number): string => `höchstens ${most}, zum Beispiel 10 oder 0,50.`;

/** The numbers of the form. */
export const PLAN_FAULTS = {
  section: 'Eine Gruppe hat 1 bis 13 Tische; mit mehr als zehn dauert es zu lange.',
  deals:
    'An einem Tisch werden 3 bis 400 Spiele gespielt, bevor gewechselt wird, zum Beispiel 4 oder 80.',
  series:
    'Eine Serie besteht aus ganzen Runden, und eine Runde zu viert sind 4 Spiele: zum Beispiel 48.',
  seriesCount: (most: number, usual: number): string =>
    `Ein Turnier hat 1 bis ${most} Serien; lass das Feld leer, wenn es ${usual} sein sollen.`,
  rounds: (most: number): string =>
    `Bei so vielen Tischen gibt es 1 bis ${most} Runden; lass das Feld leer, wenn es alle sein sollen.`,
  /** By field; @param most in whole units of money. */
  money: {
    entry: (most: number): string => `Als Startgeld geht ein Betrag von ${isAmount(most)}`,
    lost: (most: number): string =>
      `Als Abreizgeld für ein verlorenes Spiel geht ein Betrag von ${isAmount(most)}`,
    lostMore: (most: number): string =>
      `Als Abreizgeld ab dem vierten verlorenen Spiel geht ein Betrag von ${isAmount(most)}`,
  },
} as const;

/** Why a series cannot get its seats now; series are counted from 1. */
export const SEATING_FAULTS = {
  earlier: (series: number): string => `Vergib erst die Plätze von Serie ${series}.`,
  begun: 'Diese Serie hat schon begonnen, ihre Plätze bleiben also, wie sie sind.',
  slips: (series: number, missing: number): string =>
    `Gesetzt wird nach dem Stand, dazu müssen alle Zettel von Serie ${series} da sein: ${missing === 1 ? '1 fehlt' : `${missing} fehlen`} noch.`,
} as const;
