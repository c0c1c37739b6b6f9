import { expect, it } from "vitest";
import { SharedWork } from "./shared-work.ts";

const staying = new AbortController().signal;

it("is begun once for all who ask, and goes on while one of them waits", async () => {
  const shared = new SharedWork<string>();
  const begun: AbortSignal[] = [];
  let end = (_result: string) => {};
  const start = (nobodyWaits: AbortSignal) => {
    begun.push(nobodyWaits);
    return new Promise<string>((resolve) => {
      end = resolve;
    });
  };
  const leaving = new AbortController();
  shared.join("a", leaving.signal, start);
  const stayed = shared.join("a", staying, start);
  leaving.abort();
  expect(begun.map(({ aborted }) => aborted)).toEqual([false]);
  end("made");
  expect(await stayed).toBe("made");
  shared.join("a", staying, start);
  expect(begun).toHaveLength(2);
});

it("is given up when the last one leaves, and begun anew for who comes then", () => {
  const shared = new SharedWork<never>();
  const begun: AbortSignal[] = [];
  const start = (nobodyWaits: AbortSignal) => {
    begun.push(nobodyWaits);
    return new Promise<never>(() => {});
  };
  const leaving = [new AbortController(), new AbortController()];
  for (const { signal } of leaving) shared.join("a", signal, start);
  for (const one of leaving) one.abort();
  expect(begun.map(({ aborted }) => aborted)).toEqual([true]);
  shared.join("a", staying, start);
  expect(begun.map(({ aborted }) => aborted)).toEqual([true, false]);
});

it("is done for whoever leaves after it has ended: nothing is given up then", async () => {
  const shared = new SharedWork<string>();
  const begun: AbortSignal[] = [];
  const leaving = new AbortController();
  const start = async (nobodyWaits: AbortSignal) => {
    begun.push(nobodyWaits);
    return "made";
  };
  expect(await shared.join("a", leaving.signal, start)).toBe("made");
  leaving.abort();
  expect(begun.map(({ aborted }) => aborted)).toEqual([false]);
});

it("that was given up and ends all the same does not end the one that was begun anew", async () => {
  const shared = new SharedWork<string>();
  const ends: ((result: string) => void)[] = [];
  const start = () => new Promise<string>((resolve) => ends.push(resolve));
  const leaving = new AbortController();
  const left = shared.join("a", leaving.signal, start);
  leaving.abort();
  const stayed = shared.join("a", staying, start);
  ends[0]?.("late");
  await left;
  const joined = shared.join("a", staying, start);
  expect(ends).toHaveLength(2);
  ends[1]?.("made");
  expect(await Promise.all([stayed, joined])).toEqual(["made", "made"]);
});
