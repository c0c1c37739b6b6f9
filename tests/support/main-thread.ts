import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

export interface ThreadCost {
  /** All that it took. */
  total: number;
  /** The longest time for which nobody else had a turn. */
  longest: number;
}

/** Processor time of this thread alone, on which the server answers: other programs and threads do not count. In milliseconds. */
function msSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

setFlagsFromString("--expose-gc");
/** Before something is measured: collecting what was left by others would count as its own turn. */
const collectGarbage: () => void = runInNewContext("gc");

async function totalOf(work: () => unknown): Promise<number> {
  collectGarbage();
  const began = process.threadCpuUsage();
  await work();
  return msSince(began);
}

async function longestTurnOf(work: () => unknown): Promise<number> {
  collectGarbage();
  let isOver = false;
  let longest = 0;
  let turn = process.threadCpuUsage();
  const endTurn = () => {
    longest = Math.max(longest, msSince(turn));
    turn = process.threadCpuUsage();
  };
  const nextTurn = () => {
    endTurn();
    if (!isOver) setImmediate(nextTurn);
  };
  setImmediate(nextTurn);
  await work();
  isOver = true;
  endTurn();
  return longest;
}

/**
 * Processor time that work takes of the thread that answers: the middle of several, each asked in another way (`n`). The first has
 * loaded code, fonts and lists.
 */
export async function threadTime(work: (n: number) => unknown, times = 4): Promise<number> {
  const totals: number[] = [];
  for (let n = 0; n < times; n += 1) totals.push(await totalOf(() => work(n)));
  return middleOf(totals.slice(1));
}

/** As `threadTime`, with the longest turn. Whoever looks at every turn keeps the thread busy, so they are measured apart. */
export async function threadCost(work: (n: number) => unknown, times = 4): Promise<ThreadCost> {
  const total = await threadTime(work, times);
  const turns: number[] = [];
  for (let n = times; n < 2 * times - 1; n += 1) turns.push(await longestTurnOf(() => work(n)));
  return { total, longest: middleOf(turns) };
}

function middleOf(numbers: number[]): number {
  return numbers.sort((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)] ?? 0;
}
