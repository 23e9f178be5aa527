/**
 * A hand’s data written as a text of the notation, which the one door for hands then checks. The text knows
 * from which member each of its parts comes, so that a message names the member that is wrong.
 */
import { isObject } from '../../../lib/json/json.ts';
import { memberPath } from '../../../lib/json/locate.ts';
import { noMember, otherValue, unknownMember } from '#edition/game/notation/read/data-words.ts';
import type { MemberExample } from '#edition/game/notation/read/data-words.ts';
import type { FaultWords } from '../errors.ts';
import { guessName } from '../speak.ts';
import { escapeText } from '../write/text.ts';

export type Data = Readonly<Record<string, unknown>>;

/** What is wrong with a member. */
export interface MemberFault extends FaultWords {
  /** `tricks[3].M`; empty for the whole. */
  readonly path: string;
}

/** The text of a hand, and what was wrong with its data as such. */
export class DataText {
  readonly #parts: { readonly start: number; readonly path: string }[] = [];
  #text = '';
  readonly faults: MemberFault[] = [];

  get text(): string {
    return this.#text;
  }

  /** Adds a part that comes from a member. */
  add(text: string, path: string): void {
    this.#parts.push({ start: this.#text.length, path });
    this.#text += text;
  }

  /** The member that a place of the text comes from; line and column count from 1. */
  pathAt(line: number, column: number): string {
    let offset = column - 1;
    for (const row of this.#text.split('\n').slice(0, line - 1)) offset += row.length + 1;
    return this.#parts.findLast(({ start }) => start <= offset)?.path ?? '';
  }

  wrong(path: string, fault: FaultWords): void {
    this.faults.push({ path, ...fault });
  }

  /** An object; null for anything else, which is wrong. */
  object(value: unknown, path: string, members: readonly string[] | null = null): Data | null {
    if (!isObject(value)) {
      this.#notA('object', value, path);
      return null;
    }
    if (members !== null) this.#checkNames(value, path, members);
    return value;
  }

  /** A list; none where there is nothing, and for anything else, which is wrong. */
  list(value: unknown, path: string): readonly unknown[] {
    if (value === undefined || value === null) return [];
    if (Array.isArray(value)) return value as readonly unknown[];
    this.#notA('list', value, path);
    return [];
  }

  /** A text or number in one line of the notation; empty where there is nothing. */
  word(value: unknown, path: string): string {
    if (value === null || value === undefined) return '';
    if (typeof value === 'string' || typeof value === 'number') {
      return escapeText(
        String(value)
          .replaceAll(/[ \t\r\n]+/gu, ' ')
          .trim(),
      );
    }
    this.#notA('text', value, path);
    return '';
  }

  /** Adds the cards of a list, each by its own path. */
  cards(value: unknown, path: string): void {
    for (const [index, card] of this.list(value, path).entries()) {
      const at = memberPath(path, index);
      this.add(` ${this.word(card, at)}`, at);
    }
  }

  /** Adds a line `name: value`, where there is a value. */
  tag(name: string, value: unknown, path = name, indent = ''): void {
    if (value === null || value === undefined) return;
    this.add(`${indent}${name}: ${this.word(value, path)}`, path);
    this.add('\n', path);
  }

  /** Adds a comment, whose paragraphs an empty line separates. */
  comment(value: unknown, path: string): void {
    if (value === null || value === undefined) return;
    if (typeof value !== 'string') {
      this.#notA('text', value, path);
      return;
    }
    this.add(`{ ${escapeText(value)} }\n`, path);
  }

  /** A member that must be there. */
  required(data: Data, name: string, path: string, example: MemberExample): unknown {
    const at = memberPath(path, name);
    if (!Object.hasOwn(data, name)) {
      this.wrong(at, noMember(name, example));
    }
    return data[name];
  }

  /** A name that is nearly one of the members is a slip; others are somebody’s own, and stay unread. */
  #checkNames(data: Data, path: string, members: readonly string[]): void {
    for (const name of Object.keys(data)) {
      if (members.includes(name)) continue;
      const meant = guessName(name, members);
      if (meant === undefined || Object.hasOwn(data, meant)) continue;
      const at = memberPath(path, name);
      this.wrong(at, unknownMember(meant));
    }
  }

  #notA(wanted: 'object' | 'list' | 'text', value: unknown, path: string): void {
    const is = Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;
    this.wrong(path, otherValue(wanted, is));
  }
}
