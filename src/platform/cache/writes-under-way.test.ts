import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { RenderingQueue } from "./rendering-queue.server.ts";
import { WritesUnderWay } from "./writes-under-way.ts";

/** A write that ends when the test says so, and what has ended so far. */
function stage() {
  const writes = new WritesUnderWay();
  const queue = new RenderingQueue({ max: 3, maxWaiting: 2 }, writes);
  const ended: string[] = [];
  const write = (name: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const answered = writes.during(() => promise).then(() => ended.push(name));
    return async () => {
      resolve();
      await answered;
    };
  };
  const render = () => queue.run(async () => ended.push("page"));
  return { ended, write, render };
}

it("a rendering begins after the writes that are under way, and before later ones", async () => {
  const { ended, write, render } = stage();
  const endFirst = write("first");
  const page = render();
  await sleep(5);
  const endSecond = write("second");
  expect(ended).toEqual([]);
  await endFirst();
  await page;
  await endSecond();
  expect(ended).toEqual(["first", "page", "second"]);
});

it("a write without end holds up no rendering for long", async () => {
  const { ended, write, render } = stage();
  const end = write("write");
  await render();
  await render();
  await end();
  expect(ended).toEqual(["page", "page", "write"]);
});

it("a write that fails holds up nobody", async () => {
  const writes = new WritesUnderWay();
  const failed = writes.during(async () => {
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  await writes.settle();
});
