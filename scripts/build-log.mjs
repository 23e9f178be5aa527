/**
 * What a build prints: warnings and errors, the long parts that it goes through, and what the book's own
 * plug-ins say, each with the time since the beginning. Astro loads this module as its logger
 * (https://docs.astro.build/en/reference/logger-reference/).
 */
import { stripVTControlCharacters } from 'node:util';

/** Astro's messages at the beginning of its two long parts. */
const PARTS = /^(?:building static entrypoints|generating static routes)/i;

/** Astro's message at the end. */
const END = /^\d+ page\(s\) built/;

/**
 * A warning about code that Astro itself writes for each chapter, whatever the chapter says
 * (https://github.com/withastro/astro/issues/18087).
 */
const KNOWN_WARNING = /\[MODULE_LEVEL_DIRECTIVE\][^]*"use astro:head-inject"/;

/**
 * @typedef {{ label: string | null, level: string, message: string }} Message
 * @param {unknown} [_options] Astro passes none
 * @param {(line: string) => void} [print]
 */
export default function buildLog(_options, print = console.log) {
  let leftOut = 0;
  return {
    /** @param {Message} message */
    write({ label, level, message }) {
      const text = stripVTControlCharacters(message).trim();
      if (level === 'warn' || level === 'error') {
        if (level === 'warn' && KNOWN_WARNING.test(text)) leftOut += 1;
        else print(`[${level.toUpperCase()}] [${label ?? ''}] ${message}`);
      } else if (label?.startsWith('vorhand-') || PARTS.test(text) || END.test(text)) {
        print(`${process.uptime().toFixed(0).padStart(5)} s  ${text}`);
      }
      if (END.test(text) && leftOut > 0) {
        print(
          `         (${leftOut} warnings of one fault of Astro, withastro/astro#18087, are left out)`,
        );
      }
    },
  };
}
