import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import { busy } from "../../shared/app-error.ts";

export interface ThreadPoolOptions {
  /** How many calls may wait for a thread. */
  maxWaiting: number;
  /** As many as there are cores, at most four, unless given. */
  maxThreads?: number;
  /** A thread that has had nothing to do for so long goes; 30 unless given. */
  idleSeconds?: number;
}

/**
 * Threads for calls that keep a processor busy, apart from the one that answers requests. What they call must be synchronous: the
 * asynchronous functions of libraries and of Node take four threads that the whole process shares, and that compression, files
 * and names need for every page. Threads come when somebody needs them, go when nobody does, and leave the processor to the
 * pages.
 */
export class ThreadPool<Calls extends { [name: string]: (task: never) => unknown }> {
  readonly #threads: Piscina;
  readonly #maxWaiting: number;

  /**
   * @param name of the file that exports the calls: `NAME.worker.ts` beside the one that uses it, which is an entry `NAME` of the
   * build
   * @param user the `import.meta.url` of the file that uses it
   */
  constructor(name: string, user: string, { maxWaiting, maxThreads, idleSeconds = 30 }: ThreadPoolOptions) {
    this.#maxWaiting = maxWaiting;
    this.#threads = new Piscina({
      // Vite adds a question mark to what it has loaded again.
      filename: /\.ts(\?|$)/.test(user)
        ? fileURLToPath(new URL(`./${name}.worker.ts`, user))
        : join(dirname(process.argv[1] as string), `${name}.js`),
      minThreads: 0,
      maxThreads: maxThreads ?? Math.min(4, availableParallelism()),
      idleTimeout: idleSeconds * 1000,
      niceIncrement: 5,
      // Two histograms a pool that nobody reads, 400 KB each.
      recordTiming: false,
    });
  }

  #refused = 0;

  get running(): number {
    return this.#threads.threads.length - this.#threads.idleThreads;
  }

  /** How many were told to come back, so far. */
  get refused(): number {
    return this.#refused;
  }

  /** How many calls wait for a thread. */
  get waiting(): number {
    return this.#threads.queueSize;
  }

  /** Throws `unavailable` where too many wait already. */
  async run<Name extends keyof Calls & string>(
    name: Name,
    task: Parameters<Calls[Name]>[0],
  ): Promise<ReturnType<Calls[Name]>> {
    if (this.waiting >= this.#maxWaiting) {
      this.#refused += 1;
      throw busy();
    }
    return this.#threads.run(task, { name });
  }
}
