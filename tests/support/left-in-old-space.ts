import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as (options: { type: "minor" | "major" }) => void;

const oldSpace = () =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === "old_space")?.space_used_size ?? 0;

/**
 * Bytes that `work` leaves in V8's space for what has lasted, of each of so many times. What nobody holds any more is in there only where
 * something that lasts held it for a while: it waits for the next full collection, which goes through the whole heap.
 */
export async function leftInOldSpace(times: number, work: () => unknown): Promise<number> {
  for (let time = 0; time < times; time += 1) await work();
  // The next one is far, and nothing that was made before moves.
  collect({ type: "major" });
  collect({ type: "major" });
  const before = oldSpace();
  for (let time = 0; time < times; time += 1) {
    await work();
    // Objects that last until the second of them move; those that only the last work holds are replaced by then.
    collect({ type: "minor" });
  }
  return (oldSpace() - before) / times;
}
