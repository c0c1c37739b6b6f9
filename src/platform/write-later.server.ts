/** So long something noted may stay in memory. */
const secondsInMemory = 10;

/** Writes what is noted in memory some seconds later and all together, one write after the other: no request waits for it. */
export class WriteLater {
  readonly #write: () => Promise<void>;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  /** @param write takes what is noted by then; it may not fail */
  constructor(write: () => Promise<void>) {
    this.#write = write;
  }

  /** Something was noted. */
  schedule(): void {
    this.#timer ??= setTimeout(() => void this.flush(), secondsInMemory * 1000).unref();
  }

  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => {
      if (this.#timer) clearTimeout(this.#timer);
      this.#timer = null;
      return this.#write();
    });
    return this.#writing;
  }
}
