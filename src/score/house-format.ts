/** Reads the house rules of a stored sheet. */
import { isObject, isWhole } from '../lib/json/json.ts';
import { BIERLACHS_BOUNDS, BOCK_EVENTS, RAMSCH_SKATS, RAMSCH_TIES } from './house-rules.ts';
import type { HouseRules } from './house-rules.ts';

/** House rules from JSON; null for anything else. An event that is not known is nobody’s rule. */
export function readHouseRules(data: unknown): HouseRules | null {
  if (!isObject(data)) return null;
  const { bierlachs, bock, kontra } = data;
  const ramsch = data['ramsch'] === null ? null : readRamschChoice(data['ramsch']);
  if (ramsch === undefined || typeof kontra !== 'boolean' || !Array.isArray(bock)) return null;
  const events = BOCK_EVENTS.filter((event) => bock.includes(event));
  if (events.length !== bock.length) return null;
  if (bierlachs !== null && !isWhole(bierlachs, ...BIERLACHS_BOUNDS)) return null;
  return { ramsch, kontra, bock: events, bierlachs };
}

function readRamschChoice(data: unknown): HouseRules['ramsch'] | undefined {
  if (!isObject(data)) return undefined;
  const skat = RAMSCH_SKATS.find((one) => one === data['skat']);
  const tie = RAMSCH_TIES.find((one) => one === data['tie']);
  const { shoved } = data;
  if (skat === undefined || tie === undefined || typeof shoved !== 'boolean') return undefined;
  return { skat, tie, shoved };
}
