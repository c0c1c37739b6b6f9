import { expect, it } from "vitest";
import { Mutex } from "./mutex.ts";

it("a turn begins when the one before has ended", async () => {
  const turns = new Mutex(60_000);
  const order: string[] = [];
  const endFirst = await turns.take();
  const second = turns.take().then((end) => {
    order.push("second begins");
    end();
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  order.push("first ends");
  endFirst();
  await second;
  expect(order).toEqual(["first ends", "second begins"]);
});

it("a turn that is held for too long does not keep the next from beginning", async () => {
  const turns = new Mutex(1);
  await turns.take();
  const end = await turns.take();
  expect(end).toBeTypeOf("function");
});
