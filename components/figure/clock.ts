/** Time as it is handed to what waits, so that a test need not wait. */
export interface Clock {
  /** Does something after so many milliseconds, unless what it returns is called before. */
  after(milliseconds: number, act: () => void): () => void;
}

/** The time of the device. */
export const deviceClock: Clock = {
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};
