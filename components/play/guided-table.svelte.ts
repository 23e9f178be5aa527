/** When the book speaks at the table, and what it judges ahead while the reader thinks. */
import type { Action } from '../../src/strategy/players/action.ts';
import { seedOfDeal } from '../../src/game/codes/numbered-deals.ts';
import type { When } from '../../src/play/elbow-format.ts';
import { isFirstGame } from '../../src/play/first-game.ts';
import type { CourseStep } from '../../src/play/guide/say-end.ts';
import { courseOfDeal } from './elbow/course.ts';
import { ElbowAtTable } from './elbow/elbow.svelte.ts';
import type { ElbowPlace } from './elbow/elbow.svelte.ts';
import { TableState } from './table-state.svelte.ts';
import type { TableWorld } from './table-world.ts';

export class GuidedTable extends TableState {
  /** Whether the reader has put the guide of the first game away. */
  guideIsAway = $state(false);
  readonly elbow: ElbowAtTable;
  protected readonly world: TableWorld;

  constructor(world: TableWorld) {
    super();
    this.world = world;
    this.elbow = new ElbowAtTable(world);
  }

  /** Whether the reader has a word of the guide at every step: in the first game, or by choice. */
  get guided(): boolean {
    const { deal, elbow, sitting } = this;
    if (deal === null || sitting === null) return false;
    return elbow.when === 'guide' || (!this.guideIsAway && isFirstGame(deal, sitting));
  }

  /** When the book speaks at this deal; what the reader chooses holds for every later one. */
  get whenToSpeak(): When {
    return this.guided ? 'guide' : this.elbow.when;
  }
  set whenToSpeak(when: When) {
    this.guideIsAway = when !== 'guide';
    this.elbow.when = when;
  }

  /** Whether the reader is asked before an action that costs something. */
  get speaksBefore(): boolean {
    return this.guided || this.elbow.when === 'before';
  }

  /** The place of which the book judges; null while the reader has nothing to decide. */
  protected elbowPlace(): ElbowPlace | null {
    const { deal, place, state, view } = this;
    if (deal === null || state === null || view === null) return null;
    return { name: place, state, view, seed: seedOfDeal(BigInt(deal.number)) };
  }

  /** Begins to judge the reader's cards while the reader thinks, where the reader may be asked. */
  lookAhead(): void {
    const place = this.elbowPlace();
    if (place !== null && this.speaksBefore) this.elbow.lookAhead(place);
  }

  /** Begins to weigh the game that the reader is about to name, as {@link lookAhead} does. */
  weighAhead(action: Action): void {
    const place = this.elbowPlace();
    if (place !== null && this.speaksBefore) void this.elbow.weighAhead(place, action);
  }

  /** What the reader's decisions in a deal that is over came to, as the cards lay. */
  courseOfDeal(signal: AbortSignal): Promise<readonly CourseStep[]> {
    const { deal, sitting } = this;
    return deal === null || sitting === null
      ? Promise.resolve([])
      : courseOfDeal(this.world, deal, sitting.laws, signal);
  }
}
