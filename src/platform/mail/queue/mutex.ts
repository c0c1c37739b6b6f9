/**
 * One after the other, first come first served. Who holds the turn for longer than `longestMs` goes on, but does not keep the
 * next from going.
 */
export class Mutex {
  readonly #longestMs: number;
  #last: Promise<void> = Promise.resolve();

  constructor(longestMs: number) {
    this.#longestMs = longestMs;
  }

  /** Resolves when it is this one's turn, with what ends it. */
  async take(): Promise<() => void> {
    const before = this.#last;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.#last = before.then(() => this.#orTooLong(ended));
    await before;
    return end;
  }

  async #orTooLong(ended: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.#longestMs);
    });
    await Promise.race([ended, tooLong]);
    clearTimeout(timer);
  }
}
