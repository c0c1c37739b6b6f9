import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { RenderingQueue, type Turn } from "./rendering-queue.server.ts";

/** Renderings that end when the test says so, and the names of those that have begun. */
function stage(limits = { max: 3, maxWaiting: 2 }) {
  const queue = new RenderingQueue(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    ask: (name: string, turn?: Turn) =>
      queue
        .run(() => {
          begun.push(name);
          return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
        }, turn)
        .catch((error) => error.kind),
    end: async (name: string) => {
      ends.get(name)?.();
      await nextTurn();
      await nextTurn();
    },
  };
}

describe("renderings", () => {
  it("begin in the order in which they were asked for, a few at once", async () => {
    const { begun, ask, end } = stage();
    for (const name of ["a", "b", "c", "d"]) ask(name);
    await nextTurn();
    expect(begun).toEqual(["a", "b"]);
    await end("b");
    expect(begun).toEqual(["a", "b", "c"]);
    await end("a");
    await end("c");
    expect(begun).toEqual(["a", "b", "c", "d"]);
  });

  it("are refused where too many wait", async () => {
    const { ask } = stage();
    for (const name of ["a", "b", "c", "d"]) ask(name);
    expect(await ask("e")).toBe("unavailable");
  });

  it("that are expected have a place of their own, go first and are never refused", async () => {
    const { begun, ask, end } = stage();
    for (const name of ["a", "b", "c", "d"]) ask(name);
    for (const name of ["A", "B", "C", "D"]) ask(name, { isExpected: true });
    await nextTurn();
    expect(begun).toEqual(["a", "b", "A"]);
    await end("a");
    expect(begun).toEqual(["a", "b", "A", "B"]);
  });

  it("that nobody waits for any more leave the queue", async () => {
    const { begun, ask, end } = stage();
    const leaving = new AbortController();
    ask("a");
    ask("b");
    const left = ask("c", leaving);
    ask("d");
    await nextTurn();
    leaving.abort();
    expect(await left).toBe("closed");
    ask("e");
    await end("a");
    await end("b");
    expect(begun).toEqual(["a", "b", "d", "e"]);
  });

  it("let others be served between them, also where they read nothing", async () => {
    const queue = new RenderingQueue({ max: 3, maxWaiting: 100 });
    let inARow = 0;
    let maxInARow = 0;
    const render = async () => {
      inARow += 1;
      maxInARow = Math.max(maxInARow, inARow);
    };
    let isOver = false;
    const all = Promise.all(Array.from({ length: 50 }, () => queue.run(render))).then(() => {
      isOver = true;
    });
    while (!isOver) {
      await nextTurn();
      inARow = 0;
    }
    await all;
    expect(maxInARow).toBeLessThanOrEqual(4);
  });

  it("that fail give their place on", async () => {
    const queue = new RenderingQueue({ max: 2, maxWaiting: 2 });
    const failing = queue.run(() => Promise.reject(new Error("broken")));
    const next = queue.run(async () => "next");
    await expect(failing).rejects.toThrow("broken");
    expect(await next).toBe("next");
  });
});
