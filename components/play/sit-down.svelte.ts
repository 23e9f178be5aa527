/** What the reader chooses before the first deal: rules, opponents, seat and deal. */
import { Begun } from '../../src/lib/storage/begun.ts';
import type { AskedDeal } from '../../src/play/asked-deal.ts';
import { dealOfDay, makeDealName, readDealName } from '../../src/game/codes/numbered-deals.ts';
import type { PlayedLaw } from '../../src/play/played-laws.ts';
import type { SetGame } from '../../src/play/set-game.ts';
import type { PlayRules } from '../../src/play/sitting.ts';
import { SITTING_DOWN } from '../../src/play/sitting-down.ts';
import { sayChoices } from '#edition/play/start-words.ts';
import type { ChosenDeal } from '#edition/play/start-words.ts';
import type { Strength } from '../../src/play/strength.ts';
import type { Seat } from '../../src/game/skat/seats.ts';
import type { Day } from '../../src/lib/days.ts';

/** The deal to sit down to, with its number and seat, or with a game of its own. */
export interface FirstDeal {
  readonly rules: PlayRules;
  /** Null for a deal by chance. */
  readonly number: bigint | null;
  readonly seat: Seat;
  readonly game: SetGame | null;
}

export class SittingChoice {
  laws: PlayedLaw = $state('isko');
  strength: Strength = $state('club');
  which: 'chance' | 'day' | 'number' | 'set' = $state('chance');
  /** The number of a deal, as it was typed. */
  name = $state('');
  seat: Seat = $state('V');
  readonly request: AskedDeal | null;
  readonly #begun = new Begun(SITTING_DOWN);

  /**
   * Begins with what was chosen before a reload, or with the deal that an address asks for.
   *
   * @param usual the rules by which the reader plays.
   */
  constructor(request: AskedDeal | null, usual: PlayedLaw) {
    this.request = request;
    const draft = request === null ? this.#begun.read() : undefined;
    this.laws = request?.laws ?? draft?.laws ?? usual;
    this.strength = draft?.strength ?? 'club';
    this.seat = request?.seat ?? draft?.seat ?? 'V';
    this.which = draft?.which ?? 'chance';
    this.name = draft?.name ?? '';
    if (request !== null) {
      this.which = request.game === null ? 'number' : 'set';
      this.name = makeDealName(request.number);
    }
  }

  /** Keeps the choices over a reload; an address that asks for a deal brings its own. */
  keep(): void {
    const { laws, name, seat, strength, which } = this;
    if (this.request === null && which !== 'set') {
      this.#begun.write({ laws, strength, which, name, seat });
    }
  }

  /** All choices in a line: `Today’s rules · club players · you are Vorhand · a random deal`. */
  get line(): string {
    return sayChoices(this, this.seat, this.#chosen());
  }

  #chosen(): ChosenDeal {
    const { name, request, which } = this;
    if (which === 'number') return { which, name };
    return which === 'set' ? { which, title: request?.game?.title ?? null } : { which };
  }

  /**
   * The deal chosen, or why there is none.
   *
   * @param today looks at the clock, for the deal of the day.
   */
  deal(today: () => Day): FirstDeal | { readonly complaint: string } {
    const { laws, name, request, seat, strength, which } = this;
    const rules = { laws, strength };
    if (which === 'set' && request !== null) {
      return { rules, number: request.number, seat, game: request.game };
    }
    if (which === 'number') {
      const read = readDealName(name);
      return read.ok
        ? { rules, number: read.value, seat, game: null }
        : { complaint: read.errors[0] };
    }
    return { rules, number: which === 'day' ? dealOfDay(today()) : null, seat, game: null };
  }
}
