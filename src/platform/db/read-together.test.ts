import { expect, it } from "vitest";
import { readTogether } from "./read-together.server.ts";

const db = {};
const reads: number[][] = [];
const read = async (ids: number[]) => {
  reads.push(ids);
  return new Map(ids.filter((id) => id < 10).map((id) => [id, `person ${id}`]));
};
const ask = (id: number) => readTogether(db, "people", id, read);

it("what is asked for in one go is read in one statement, each id once, and everybody gets their own", async () => {
  expect(await Promise.all([ask(1), ask(2), ask(1), ask(99)])).toEqual([
    "person 1",
    "person 2",
    "person 1",
    undefined,
  ]);
  expect(reads).toEqual([[1, 2, 99]]);
});

it("nothing is kept: who asks later reads anew", async () => {
  reads.length = 0;
  await ask(1);
  await ask(1);
  expect(reads).toEqual([[1], [1]]);
});

it("a reading that fails fails for all who asked, and not for who asks next", async () => {
  const away = async () => {
    throw new Error("the database is away");
  };
  const asked = [1, 2].map((id) => readTogether(db, "people", id, away));
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await ask(1)).toBe("person 1");
});
