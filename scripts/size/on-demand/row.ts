/** Scripts that no page loads by itself. */
export interface OnDemand {
  /** Of their files, in the built site. */
  readonly path: RegExp;
  /** What they are, and when they are loaded. */
  readonly why: string;
  /** Bytes after gzip, for all files of the path together. */
  readonly budget?: number;
}
