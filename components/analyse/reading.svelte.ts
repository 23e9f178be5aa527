/** The reading of a text that is under way, of which there is one at a time. */
import { READER, READING, sayReadSoFar } from '#edition/analyse/text-words.ts';
import type { PieceFault } from '../../src/game/notation/pieces/fault.ts';
import type { Room } from './room.svelte.ts';

const OFFLINE: PieceFault = {
  line: null,
  column: null,
  message: READER.offline,
  hint: READER.textStays,
};
/** What is longer does not go into the field, where a browser would take a minute to lay it out. */
const LONGEST_SHOWN = 300_000;
/** Shorter work needs no words, in milliseconds. */
const SHORT = 400;

class TextReading {
  isOn = $state(false);
  /** How far it is, in words; empty at the beginning of it. */
  progress = $state('');
  /** What is wrong with the last text, of which nothing could be read. */
  faults: readonly PieceFault[] = $state.raw([]);
  #stop: AbortController | null = null;

  /**
   * Reads a text and opens what it holds; see `takeText`. A reading that is under way is stopped.
   *
   * @param before how many pieces of the text have been read already.
   */
  async read(room: Room, text: string, before = 0): Promise<readonly PieceFault[]> {
    this.stop();
    const stop = new AbortController();
    this.#stop = stop;
    this.isOn = true;
    this.progress = '';
    this.faults = [];
    const begin = performance.now();
    const onProgress = (read: number, total: number): void => {
      if (this.#stop !== stop || performance.now() - begin < SHORT) return;
      this.progress = sayReadSoFar(read, total);
    };
    // A long text is divided before the first of its pieces is read.
    const beginning = setTimeout(() => {
      if (this.#stop === stop && this.progress === '') this.progress = READING.begins;
    }, SHORT);
    const part = await import('./take-pasted.ts').catch(() => null);
    const faults =
      part === null
        ? [OFFLINE]
        : await part.takeText(room, text, { before, onProgress, signal: stop.signal });
    clearTimeout(beginning);
    if (this.#stop === stop) {
      this.isOn = false;
      this.progress = '';
      this.faults = faults;
    }
    return faults;
  }

  /** Reads files as one text, in their order. */
  async readFiles(room: Room, files: Iterable<File>): Promise<readonly PieceFault[]> {
    const texts = await Promise.all([...files].map((file) => file.text()));
    const text = texts.join('\n\n');
    room.text = text.length > LONGEST_SHOWN ? '' : text;
    return this.read(room, text);
  }

  /** Stops; what has been read is opened. */
  stop(): void {
    this.#stop?.abort();
  }
}

export const reading = new TextReading();
