/** For so long the thread that answers everybody works at one answer before others have a turn. */
const sliceMs = 4;

/** Slices of a long piece of work, between which the thread does what else is waiting. */
export class Slices {
  #began = performance.now();

  /** Null while the slice lasts; else what to wait for before the work goes on. */
  pause(): Promise<void> | null {
    return performance.now() - this.#began > sliceMs ? this.#othersTurn() : null;
  }

  async #othersTurn(): Promise<void> {
    await othersTurn();
    this.#began = performance.now();
  }
}

/** As `items.map(map)`, in slices. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item, place: number) => Result,
): Promise<Result[]> {
  const slices = new Slices();
  const results: Result[] = [];
  for (const [place, item] of items.entries()) {
    const pause = slices.pause();
    if (pause) await pause;
    results.push(map(item, place));
  }
  return results;
}

/** A turn for everything that is waiting: requests that have arrived, and answers of the database. */
export function othersTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
