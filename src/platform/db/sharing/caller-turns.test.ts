import { expect, it } from "vitest";
import { CallerTurns } from "./caller-turns.ts";

/** Work that ends when the test says so. */
function held(limits = { atOnce: 3, ofOne: 2 }) {
  const turns = new CallerTurns<string>(limits);
  const underWay = new Map<string, () => void>();
  const ask = (name: string) =>
    turns.take(name.slice(0, 1), () => new Promise<void>((resolve) => underWay.set(name, resolve)));
  const settled = () => new Promise((resolve) => setTimeout(resolve, 2));
  const end = async (name: string) => {
    underWay.get(name)?.();
    underWay.delete(name);
    await settled();
    return [...underWay.keys()];
  };
  return { ask, end, settled, underWay };
}

it("one caller takes no more than two turns, and all of them no more than three", async () => {
  const { ask, settled, underWay } = held();
  for (const name of ["a1", "a2", "a3", "b1", "c1"]) void ask(name);
  await settled();
  expect([...underWay.keys()]).toEqual(["a1", "a2", "b1"]);
});

it("who has asked for much waits behind who has asked for little, and in the order in which they asked", async () => {
  const { ask, end, settled } = held({ atOnce: 1, ofOne: 1 });
  for (const name of ["a1", "a2", "a3", "b1", "c1", "b2"]) void ask(name);
  await settled();
  const order = [];
  for (let next = "a1"; next !== undefined; ) {
    order.push(next);
    next = (await end(next))[0] as string;
  }
  expect(order).toEqual(["a1", "a2", "b1", "c1", "a3", "b2"]);
});

it("work that fails gives its turn on", async () => {
  const turns = new CallerTurns<string>({ atOnce: 1, ofOne: 1 });
  const failing = turns.take("a", async () => {
    throw new Error("failed");
  });
  const next = turns.take("a", async () => "done");
  await expect(failing).rejects.toThrow("failed");
  expect(await next).toBe("done");
});
