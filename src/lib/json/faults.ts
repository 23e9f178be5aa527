import type { Checked } from '../checked.ts';
import { checkedAs } from './json.ts';
import type { DataFault } from './json.ts';

/** Thrown where a part of the data cannot be read; {@link Faults.part} takes it up. */
export class Wrong extends Error {
  readonly where: string;

  constructor(where: string, message: string) {
    super(message);
    this.where = where;
  }
}

/** All that is found wrong with data. A part that cannot be read does not keep the others from it. */
export class Faults {
  readonly #found: DataFault[] = [];

  /** Reads a part, or takes note of what is {@link Wrong} with it and gives undefined. */
  part<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Wrong)) throw error;
      this.report(error.where, error.message);
      return undefined;
    }
  }

  report(where: string, message: string): void {
    this.#found.push({ where, message });
  }

  /** The value made of the parts, which is made only if nothing is wrong with any; else all faults. */
  checked<T>(make: () => T): Checked<T, DataFault> {
    const value = this.#found.length === 0 ? this.part(make) : undefined;
    return checkedAs(value as T, this.#found);
  }
}
