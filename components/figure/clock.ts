/** A timer that is passed in, so that tests need not wait. */
export interface Clock {
  /** Calls `act` after a delay in milliseconds; the function it returns cancels the call. */
  after(milliseconds: number, act: () => void): () => void;
}

/** The clock of the device. */
export const deviceClock: Clock = {
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};
