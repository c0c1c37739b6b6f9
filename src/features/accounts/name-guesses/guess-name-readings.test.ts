import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { guessNameReadingsOfPeople } from "./guess-name-readings.server.ts";

const { api, db } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });

async function makeGuest(last_name: string, first_name: string, readings: object = {}) {
  const { id } = await makeUser(db);
  await db
    .updateTable("users")
    .set({ last_name, first_name, ...readings })
    .where("id", "=", id)
    .execute();
  const eventId = await makeEvent(db, { owner, applicants: [id] });
  await guessNameReadingsOfPeople(db);
  const find = async (q: string) => {
    const { body } = await api(`GET /events/${eventId}/participants?q=${encodeURIComponent(q)}`, {
      as: organizer.session,
    });
    return body.data as { user: object; search: string }[];
  };
  const guesses = () =>
    db
      .selectFrom("users")
      .select(["last_name_guess", "first_name_guess"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  return { id, find, guesses };
}

it("somebody who has told no reading is found by how the dictionary reads the name, which nothing shows as theirs", async () => {
  const { find } = await makeGuest("佐藤", "結衣");
  for (const typed of ["さとう", "sato", "Satou", "サトウ", "yui", "佐藤"])
    expect(await find(typed), typed).toHaveLength(1);
  expect(await find("suzuki")).toEqual([]);
  const [found] = await find("sato");
  expect(JSON.stringify(found?.user)).not.toMatch(/サトウ|ユイ|guess/);
  expect(found?.user).toMatchObject({ last_name_reading: null, first_name_reading: null });
});

it("what a person has told counts, and no guess beside it", async () => {
  const { find, guesses } = await makeGuest("東海林", "翔", { last_name_reading: "しょうじ" });
  expect(await find("shoji")).toHaveLength(1);
  expect(await find("tokai")).toEqual([]);
  expect((await guesses()).last_name_guess).toBe("");
});

it("a name that changes is read anew, and one in Latin letters or kana needs no guess", async () => {
  const { id, find, guesses } = await makeGuest("佐藤", "さくら");
  expect(await guesses()).toEqual({ last_name_guess: "サトウ", first_name_guess: "" });
  await db.updateTable("users").set({ last_name: "鈴木" }).where("id", "=", id).execute();
  expect(await guesses()).toEqual({ last_name_guess: null, first_name_guess: null });
  expect(await find("sato")).toEqual([]);
  await guessNameReadingsOfPeople(db);
  expect(await find("suzuki")).toHaveLength(1);
});

it("a guess goes with the account, also where the version before erases it", async () => {
  const { id, guesses } = await makeGuest("佐藤", "結衣");
  await db.updateTable("users").set(erased).where("id", "=", id).execute();
  expect(await guesses()).toEqual({ last_name_guess: null, first_name_guess: null });
});

/** It knows nothing of guesses. */
const erased = {
  deleted_at: new Date(),
  email: null,
  password_hash: null,
  email_confirmed_at: null,
  first_name: "",
  last_name: "",
  country_id: null,
  occupation_id: null,
  university_id: null,
  department_category_id: null,
  graduation_year: null,
  graduation_month: null,
};
