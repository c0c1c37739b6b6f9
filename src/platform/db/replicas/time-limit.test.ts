import { stat } from "node:fs/promises";
import { expect, it } from "vitest";
import { withTimeLimit } from "./time-limit.ts";

const late = new Error("late");

it("ends what takes too long with the error, and lets the rest pass as it ends", async () => {
  await expect(withTimeLimit(5, new Promise(() => {}), late)).rejects.toBe(late);
  await expect(withTimeLimit(1000, Promise.resolve("answer"), late)).resolves.toBe("answer");
  await expect(withTimeLimit(1000, Promise.reject(new Error("wrong")), late)).rejects.toThrow("wrong");
});

it("takes an answer that came while the process was busy", async () => {
  // So that timers are what the process looks at next.
  await new Promise((resolve) => setImmediate(resolve));
  const asked = withTimeLimit(5, stat("."), late);
  for (const until = performance.now() + 50; performance.now() < until; );
  expect((await asked).isDirectory()).toBe(true);
});
