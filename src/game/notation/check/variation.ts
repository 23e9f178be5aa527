/** Variations: that they depart from their line, and where they may stand. */
import { checkConceded } from './conceded.ts';
import { checkResult } from './result.ts';
import { SKAT_FORMAT } from '../skat-format.ts';
import { checkLayout, reportNeedlessLayout, reportNoLayout } from './layout.ts';
import { makeContract, readContract } from '../contract-text.ts';
import { readDeclarer } from './declarer.ts';
import { checkTurnable } from './head.ts';
import {
  PLAY_FAULTS,
  noContract,
  onlyBeforePlay,
  sameTrick,
  wrongFirstTrick,
} from '#edition/game/notation/check/play-words.ts';
import type { Report } from '../errors.ts';
import type { Position } from '../../skat/play.ts';
import type { Line, Variation } from '../hand.ts';
import type { RawTrick, RawVariation } from '../read/raw.ts';
import { changeSetting, firstPosition, usesSkat } from './setting.ts';
import type { SettingChange, Setting } from './setting.ts';
import type { CheckLine, CheckedGame, Start } from './start.ts';

/** Checks a variation that plays another card in a trick of its parent line. */
export function checkOtherCard(
  raw: RawVariation,
  parent: RawTrick,
  start: Start,
  checkLine: CheckLine,
  report: Report,
): Variation | null {
  const before = raw.layout ?? raw.contract ?? raw.declarer;
  if (before !== null) {
    report(before, {
      code: 'variation-out-of-place',
      expected: 'a variation with its own tricks only',
      ...onlyBeforePlay(before.name),
    });
    return null;
  }
  const [first] = raw.play.tricks;
  if (first === undefined) {
    reportEmpty(raw, report);
    return null;
  }
  if (first.number !== parent.number) {
    report(first, {
      code: 'variation-wrong-trick',
      expected: `${parent.number}.`,
      ...wrongFirstTrick(parent.number, first.number),
    });
    return null;
  }
  const same = first.plays.every((play, index) => play.card === parent.plays[index]?.card);
  if (same && !first.broken && first.leader?.seat === parent.leader?.seat) {
    report(first, {
      code: 'variation-same',
      expected: 'another card in this trick',
      ...sameTrick(first.number),
    });
    return null;
  }
  const line = checkLine(raw.play, { ...start, at: raw }, report);
  return line === null ? null : makeVariation(raw, UNCHANGED, line);
}

/**
 * Checks a variation with another contract, declarer or layout.
 *
 * @param parent what the line above is played with.
 */
export function checkBeforePlay(
  raw: RawVariation,
  { position: from }: Start,
  parent: Setting,
  checkLine: CheckLine,
  report: Report,
): Variation | null {
  if (from.tricks.length > 0 || (raw.contract === null && raw.layout === null)) {
    reportOutOfPlace(raw, from.tricks.length > 0, report);
    return null;
  }
  const change = readChange(raw, parent, report);
  if (change === null) return null;
  const setting = changeSetting(parent, change);
  if (isSame(setting, parent)) {
    report(raw, {
      code: 'variation-same',
      expected: 'another contract, declarer or layout',
      ...PLAY_FAULTS.sameSetting,
    });
    return null;
  }
  const position = firstPosition(setting);
  const line = checkLine(raw.play, { game: checkedSkat(setting), position, at: raw }, report);
  return line === null ? null : makeVariation(raw, change, line);
}

/** What the lines of a hand of Skat are checked by, under a setting. */
export function checkedSkat(setting: Setting): CheckedGame {
  return {
    format: SKAT_FORMAT,
    aside: setting.layout === null ? 'in-skat' : 'put-away',
    beforePlay: (raw, start, checkLine, report) =>
      checkBeforePlay(raw, start, setting, checkLine, report),
    conceded: (field, report) => checkConceded(field, setting, report),
    result: (field, position: Position, settled, conceded, report) => {
      checkResult(field, position, settled, conceded, setting, report);
    },
  };
}

/** What the variation changes before play; null when that is wrong, which is reported. */
function readChange(raw: RawVariation, parent: Setting, report: Report): SettingChange | null {
  const contract = raw.contract && readContract(raw.contract, parent.law, report);
  if (raw.contract !== null && contract === null) return null;
  if (raw.contract !== null && contract?.kind === 'schiebe-ramsch') {
    report(raw.contract.valueAt, {
      code: 'variation-out-of-place',
      expected: 'a contract with a declarer, or ramsch',
      ...PLAY_FAULTS.schiebeRamsch,
    });
    return null;
  }
  if (raw.contract !== null && contract !== null) {
    if (!checkTurnable(contract, parent.deal.skat, raw.contract.valueAt, report)) return null;
  }
  if (raw.declarer !== null && raw.contract === null) {
    report(raw.declarer, {
      code: 'variation-out-of-place',
      expected: 'contract: before declarer:',
      ...noContract(makeContract(parent.contract)),
    });
    return null;
  }
  const game = contract ?? parent.contract;
  const who = readDeclarer(raw.declarer, game, parent.declarer, raw.contract ?? raw, report);
  if (who === undefined) return null;

  const change = { contract, declarer: raw.declarer === null ? null : who, layout: null };
  if (raw.layout === null) {
    if (!usesSkat(game) || changeSetting(parent, change).layout !== null) return change;
    reportNoLayout(raw.contract?.valueAt ?? raw, game, report);
    return null;
  }
  if (who === null || !usesSkat(game)) {
    reportNeedlessLayout(raw.layout, game, report);
    return null;
  }
  const layout = checkLayout(raw.layout, parent.deal, who, report);
  return layout && { ...change, layout };
}

function isSame(a: Setting, b: Setting): boolean {
  return (
    makeContract(a.contract) === makeContract(b.contract) &&
    a.declarer === b.declarer &&
    a.layout?.toSorted().join() === b.layout?.toSorted().join()
  );
}

const UNCHANGED = { contract: null, declarer: null, layout: null } as const;

function makeVariation(
  raw: RawVariation,
  change: Pick<Variation, 'contract' | 'declarer' | 'layout'>,
  line: Line,
): Variation {
  return {
    id: raw.id.text,
    title: raw.title,
    ...change,
    comment: raw.comment?.text ?? null,
    line,
  };
}

function reportEmpty(raw: RawVariation, report: Report): void {
  report(raw, {
    code: 'variation-empty',
    expected: 'the trick it departs from, told anew from its first card',
    ...PLAY_FAULTS.noTricks,
  });
}

function reportOutOfPlace(raw: RawVariation, late: boolean, report: Report): void {
  report(raw, {
    code: 'variation-out-of-place',
    expected: late ? 'a trick first' : 'contract: or layout: in its head',
    ...(late ? PLAY_FAULTS.variationTooEarly : PLAY_FAULTS.changesNothing),
  });
}
