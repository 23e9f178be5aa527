/** Variations: that they depart from their line, and where they may stand. */
import { checkConceded } from './conceded.ts';
import { checkResult } from './result.ts';
import { SKAT_FORMAT } from '../skat-format.ts';
import { checkLayout, reportNeedlessLayout, reportNoLayout } from './layout.ts';
import { makeContract, readContract } from '../contract-text.ts';
import { readDeclarer } from './declarer.ts';
import { checkTurnable } from './head.ts';
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
      message: `Another ${before.name} can only be tried before the first trick.`,
      expected: 'a variation with its own tricks only',
      hint: 'Move the variation up, right after “play”, and write it from trick 1.',
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
      message: `This variation stands after trick ${parent.number}, but starts with trick ${first.number}.`,
      expected: `${parent.number}.`,
      hint: 'Tell the trick anew from its first card, or move the variation to the trick it departs from.',
    });
    return null;
  }
  const same = first.plays.every((play, index) => play.card === parent.plays[index]?.card);
  if (same && !first.broken && first.leader?.seat === parent.leader?.seat) {
    report(first, {
      code: 'variation-same',
      message: `Trick ${first.number} is the same here as in the line above.`,
      expected: 'another card in this trick',
      hint: 'Move the variation to the trick where it departs, or correct the card that differs.',
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
      message: 'This variation has the contract, declarer and layout of the line above.',
      expected: 'another contract, declarer or layout',
      hint: 'For another card, put the variation after the trick where it departs.',
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
    aside: setting.layout === null ? 'it lies in the skat' : 'it was put away',
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
      message: 'A Schiebe-Ramsch cannot be a variation.',
      expected: 'a contract with a declarer, or ramsch',
      hint: 'Write the Schiebe-Ramsch as a hand of its own.',
    });
    return null;
  }
  if (raw.contract !== null && contract !== null) {
    if (!checkTurnable(contract, parent.deal.skat, raw.contract.valueAt, report)) return null;
  }
  if (raw.declarer !== null && raw.contract === null) {
    report(raw.declarer, {
      code: 'variation-out-of-place',
      message: 'Another declarer needs a contract.',
      expected: 'contract: before declarer:',
      hint: `Write contract: ${makeContract(parent.contract)}, or the game that is played instead.`,
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
    message: 'This variation has no tricks.',
    expected: 'the trick it departs from, told anew from its first card',
    hint: 'Write its tricks, or say it in a comment instead.',
  });
}

function reportOutOfPlace(raw: RawVariation, late: boolean, report: Report): void {
  report(raw, {
    code: 'variation-out-of-place',
    message: late
      ? 'Before its first trick a variation can have no variations of its own.'
      : 'This variation stands before the first trick, but changes neither contract nor layout.',
    expected: late ? 'a trick first' : 'contract: or layout: in its head',
    hint: 'For another card, put the variation after the trick where it departs.',
  });
}
