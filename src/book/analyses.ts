/**
 * The analyses of the book's hands, worked out when the site is built and cached by what they depend
 * on: what is asked about the hand, and the code that answers. A hand is worked out anew only when
 * one of these has changed; a comment, or the code that reads hands, changes neither.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerHand } from '../game/analysis/answer-hand.ts';
import type { HandAnswers } from '../game/analysis/answer-hand.ts';
import { ANALYSIS_VERSION, makeAnalysis } from '../game/analysis/analysis-format.ts';
import { handQuestions, questionsText } from '../game/analysis/hand-questions.ts';
import type { HandQuestions } from '../game/analysis/hand-questions.ts';
import type { Hand } from '../game/notation/hand.ts';
import { buildReplay } from '../game/replay/build.ts';

/** The files whose code settles the answers; a test holds them to what `answerHand` imports. */
export const ANSWERING = [
  'src/game/analysis/{answer-hand,asked,games,measure,work-out}.ts',
  'src/game/skat/{cards,contract,deal,order,play,seats}.ts',
  'src/game/cards/{cards,play}.ts',
  'src/game/solver/*.ts',
];

/**
 * Where analyses are kept: at the top, and not beside the packages, which `npm ci` deletes. It can
 * be deleted at any time, and a machine that builds each time from nothing keeps it between builds.
 */
const FOLDER = join('.cache', 'analysis');

/** A hand with what is asked about it, and the file in which its analysis is kept. */
export interface ToAnalyse {
  readonly id: string;
  readonly questions: HandQuestions;
  readonly file: string;
}

/** What is asked about a hand, and where the answers are kept or will be. */
export function toAnalyse(hand: Hand): ToAnalyse {
  const questions = handQuestions(buildReplay(hand));
  const name = hashOf([program(), String(ANALYSIS_VERSION), hand.id, questionsText(questions)]);
  return { id: hand.id, questions, file: join(FOLDER, `${name}.json`) };
}

/** Whether the analysis of a hand is kept already. */
export function isAnalysed({ file }: ToAnalyse): boolean {
  return existsSync(file);
}

/** Keeps the answers about a hand, and gives them back as JSON text. */
export function keepAnalysis({ file, id }: ToAnalyse, answers: HandAnswers): string {
  const text = JSON.stringify(makeAnalysis({ hand: id, ...answers }));
  mkdirSync(FOLDER, { recursive: true });
  // Under another name until it is complete: a build that is broken off leaves no half file.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
  return text;
}

/**
 * The analysis of a hand as JSON text. A build has worked it out beforehand, on all processors
 * (src/build/analyse-hands.ts); a page that is looked at while it is written waits for it.
 */
export function analysisText(hand: Hand): string {
  const analysis = toAnalyse(hand);
  if (isAnalysed(analysis)) return readFileSync(analysis.file, 'utf8');
  return keepAnalysis(analysis, answerHand(analysis.questions));
}

let hashed: string | undefined;

/** The hash of the code that answers. */
function program(): string {
  return (hashed ??= hashOf(
    ANSWERING.flatMap((pattern) => globSync(pattern))
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
      .flatMap((file) => [file, readFileSync(file, 'utf8')]),
  ));
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}
