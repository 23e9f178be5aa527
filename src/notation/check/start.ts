/** What the checks of a line and of its variations are told about where it begins. */
import type { Position } from '../../skat/play.ts';
import type { Spot } from '../errors.ts';
import type { Setting } from './setting.ts';

/** Where a line starts. */
export interface Start {
  readonly setting: Setting;
  /** The position before its first trick. */
  readonly position: Position;
  /** Where to point when the line has no trick at all. */
  readonly at: Spot;
}
