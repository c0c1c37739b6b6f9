import { expect, it } from "vitest";
import { SharedRounds, sharedRoundsByGroup, sharedRoundsOn } from "./shared-rounds.ts";

/** Rounds that are answered when the test says so. */
function held(keyOf?: (asked: number) => string) {
  const rounds: { asked: number[]; answer(): void }[] = [];
  const shared = new SharedRounds<number, string>(
    (asked) =>
      new Promise((resolve) => {
        rounds.push({
          asked,
          answer: () => resolve(asked.map((one) => `answer ${one}`)),
        });
      }),
    keyOf,
    3,
  );
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
  return { shared, rounds, settled, asked: () => rounds.map((round) => round.asked) };
}

it("who asks while a round is under way goes with the next, however many they are", async () => {
  const { shared, rounds, settled, asked } = held();
  const first = [1, 2].map((one) => shared.ask(one));
  await settled();
  const second = [3, 1].map((one) => shared.ask(one));
  await settled();
  expect(asked()).toEqual([[1, 2]]);
  rounds[0]?.answer();
  expect(await Promise.all(first)).toEqual(["answer 1", "answer 2"]);
  await settled();
  expect(asked()).toEqual([
    [1, 2],
    [3, 1],
  ]);
  rounds[1]?.answer();
  expect(await Promise.all(second)).toEqual(["answer 3", "answer 1"]);
});

it("no more go together than may, and those with the same key one after the other", async () => {
  const { shared, rounds, settled, asked } = held((one) => String(one % 10));
  const all = [1, 11, 2, 3, 4].map((one) => shared.ask(one));
  for (const place of [0, 1]) {
    await settled();
    rounds[place]?.answer();
  }
  expect(await Promise.all(all)).toEqual([1, 11, 2, 3, 4].map((one) => `answer ${one}`));
  expect(asked()).toEqual([
    [1, 2, 3],
    [11, 4],
  ]);
});

it("where a round fails each is asked alone: nobody fails for what another has asked", async () => {
  const shared = new SharedRounds<number, string>(async (asked) => {
    if (asked.includes(2)) throw new Error("two");
    return asked.map((one) => `answer ${one}`);
  });
  const results = await Promise.allSettled([1, 2, 3].map((one) => shared.ask(one)));
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await shared.ask(4)).toBe("answer 4");
});

it("where the database is away nobody asks once more", async () => {
  const rounds: number[][] = [];
  const shared = new SharedRounds<number, string>(async (asked) => {
    rounds.push(asked);
    throw Object.assign(new Error("no"), { code: "ECONNREFUSED" });
  });
  const results = await Promise.allSettled([1, 2].map((one) => shared.ask(one)));
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(rounds).toEqual([[1, 2]]);
});

it("each database has rounds of its own", async () => {
  const ask = sharedRoundsOn(async (db: { name: string }, asked: number[]) =>
    asked.map((one) => `${db.name} ${one}`),
  );
  const [one, other] = [{ name: "one" }, { name: "other" }];
  expect(await Promise.all([ask(one, 1), ask(other, 2), ask(one, 3)])).toEqual(["one 1", "other 2", "one 3"]);
});

it("groups do not wait for each other, no more are answered at once than may, and none is forgotten", async () => {
  const answers = new Map<number, () => void>();
  const rounds: number[][] = [];
  const ask = sharedRoundsByGroup(
    async (_db: object, asked: number[]) => {
      rounds.push(asked);
      await new Promise<void>((resolve) => answers.set(asked[0] ?? 0, resolve));
      return asked;
    },
    (asked) => Math.floor(asked / 10),
    { atOnce: 2 },
  );
  const db = {};
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
  const [first, second, third, fourth] = [ask(db, 10), ask(db, 20), ask(db, 30), ask(db, 11)];
  await settled();
  expect(rounds).toEqual([[10, 11], [20]]);
  answers.get(20)?.();
  expect(await second).toBe(20);
  await settled();
  expect(rounds).toEqual([[10, 11], [20], [30]]);
  for (const one of [10, 30]) answers.get(one)?.();
  expect(await Promise.all([first, third, fourth])).toEqual([10, 30, 11]);
});
