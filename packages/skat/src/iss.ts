/**
 * Records of the International Skat Server, read and written.
 *
 * @packageDocumentation
 */
export {
  isIssText,
  parseIssRecord,
  parseIssRecords,
} from '../../../src/game/notation/iss/parse.ts';
export type { IssEntry } from '../../../src/game/notation/iss/parse.ts';
export { makeIssRecord } from '../../../src/game/notation/iss/make.ts';
export type { IssMakeError, IssText } from '../../../src/game/notation/iss/make.ts';
export type { IssRecord } from '../../../src/game/notation/iss/record.ts';
export type { IssDifference, IssError } from '../../../src/game/notation/iss/errors.ts';
