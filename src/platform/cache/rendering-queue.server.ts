import { busy, closed } from "../../shared/app-error.ts";
import type { WritesUnderWay } from "./writes-under-way.ts";

export interface RenderingLimits {
  /** Renderings in progress at once. */
  max: number;
  /** How many more may wait. */
  maxWaiting: number;
}

/** Rendering is the processor's work, of which this process has one: a few at once keep it busy while others read. */
export const renderingLimits = {
  visitors: { max: 3, maxWaiting: 100 },
  signedIn: { max: 5, maxWaiting: 300 },
  checking: { max: 6, maxWaiting: 300 },
  /** Drawing takes ten times as long as a page. */
  drawings: { max: 2, maxWaiting: 50 },
} satisfies Record<string, RenderingLimits>;

export interface Turn {
  /** Asked for again and again: goes before the rest, has a place that these never take, and is never refused. */
  isExpected?: boolean;
  /** Aborted when nobody waits for it any more: it gives up its place. */
  signal?: AbortSignal;
}

/**
 * Bounds how many answers are made at once, and how many requests wait for that. What does not fit is told to come back
 * before it has cost anything, so a flood of addresses that nobody has asked for takes neither memory nor all the time.
 */
export class RenderingQueue {
  readonly #limits: RenderingLimits;
  readonly #writes: WritesUnderWay | undefined;
  readonly #expected = new Set<() => void>();
  readonly #others = new Set<() => void>();
  readonly #whenFree: (() => void)[] = [];
  #running = 0;
  #refused = 0;

  /** @param writes go before what is rendered here */
  constructor(limits: RenderingLimits, writes?: WritesUnderWay) {
    this.#limits = limits;
    this.#writes = writes;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#expected.size + this.#others.size;
  }

  /** How many were told to come back, so far. */
  get refused(): number {
    return this.#refused;
  }

  /** Runs `render` when it is its turn. Throws `unavailable` where too many wait already. */
  async run<Result>(
    render: () => Promise<Result>,
    { isExpected = false, signal }: Turn = {},
  ): Promise<Result> {
    if (!this.#isFree(isExpected)) await this.#wait(isExpected, signal);
    else this.#running += 1;
    try {
      // What reads nothing would run one after the other, and whoever asks for something that is there would wait for all.
      await new Promise<void>((resolve) => setImmediate(resolve));
      await this.#writes?.settle();
      return await render();
    } finally {
      this.#running -= 1;
      this.#startNext();
      if (this.#running === 0) for (const resolve of this.#whenFree.splice(0)) resolve();
    }
  }

  /** Until nothing runs and nobody waits. */
  async idle(): Promise<void> {
    while (this.#running > 0) await new Promise<void>((resolve) => this.#whenFree.push(resolve));
  }

  #isFree(isExpected: boolean): boolean {
    return this.#running < (isExpected ? this.#limits.max : this.#limits.max - 1);
  }

  #wait(isExpected: boolean, signal?: AbortSignal): Promise<void> {
    const waiting = isExpected ? this.#expected : this.#others;
    if (signal?.aborted) throw closed();
    if (!isExpected && waiting.size >= this.#limits.maxWaiting) {
      this.#refused += 1;
      throw busy();
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(start);
        reject(closed());
      };
      const start = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      waiting.add(start);
      signal?.addEventListener("abort", leave, { once: true });
    });
  }

  #startNext(): void {
    for (const [waiting, isExpected] of [
      [this.#expected, true],
      [this.#others, false],
    ] as const) {
      for (const start of waiting) {
        if (!this.#isFree(isExpected)) break;
        waiting.delete(start);
        this.#running += 1;
        start();
      }
    }
  }
}
