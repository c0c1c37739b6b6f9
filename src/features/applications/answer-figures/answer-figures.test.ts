import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const people = [];
for (const language of ["en", "en", "ja"] as const) {
  const person = await makeUser(db);
  await db.updateTable("users").set({ language }).where("id", "=", person.id).execute();
  people.push(person);
}
const [first, second, japanese] = people as [Person, Person, Person];
type Person = Awaited<ReturnType<typeof makeUser>>;
const eventId = await makeEvent(db, { owner, columns: { max_participant_num: 200 } });
const food = await question(2, ["Rice", "Bread", "Soup"]);
const words = await question(3);

async function question(question_type_id: number, options: string[] = []) {
  const { id } = await db
    .insertInto("questions")
    .values({ event_id: eventId, question_type_id, position: question_type_id, is_required: false })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("question_texts")
    .values({ question_id: id, language_id: 2, title: `Q${id}` })
    .execute();
  for (const [position, text] of options.entries()) {
    const { id: question_option_id } = await db
      .insertInto("question_options")
      .values({ question_id: id, position })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("question_option_texts")
      .values({ question_option_id, language_id: 2, text })
      .execute();
  }
  return id;
}
const apply = (as: Person, answers: object) =>
  api(`POST /events/${eventId}/applications/apply`, {
    as: as.session,
    body: { application: { apply_question_answers: answers } },
  });
const get = async (path: string) =>
  (await api(`GET /events/${eventId}/answers/${path}`, { as: organizer.session })).body;
const counts = async (query = "") => {
  const { people, questions } = (await get(`figures${query}`)).data;
  const [{ answered, options }] = questions;
  return {
    people,
    answered,
    options: options.map(({ text, count }: { text: string; count: number }) => [text, count]),
  };
};

await apply(first, { [`q_${food}`]: "Rice,Soup", [`q_${words}`]: "I like tea." });
await apply(second, { [`q_${food}`]: "Rice" });
await apply(japanese, { [`q_${words}`]: "お茶が好きです。" });

it("each option is counted once for each who chose it, beside how many answered at all", async () => {
  expect(await counts()).toEqual({
    people: 3,
    answered: 2,
    options: [
      ["Rice", 2],
      ["Bread", 0],
      ["Soup", 1],
    ],
  });
});

it("by language, and by state: those who have left are not counted unless they are asked for", async () => {
  expect(await counts("?language=ja")).toMatchObject({ people: 1, answered: 0 });
  await api(`PUT /events/${eventId}/applications/cancell`, { as: second.session });
  expect(await counts()).toMatchObject({ people: 2, answered: 1 });
  expect(await counts("?state=cancelled")).toMatchObject({ people: 1, answered: 1 });
  expect(await counts("?state=all")).toMatchObject({ people: 3, answered: 2 });
  await apply(second, { [`q_${food}`]: "Rice" });
});

it.each(["?state=lost", "?language=xx"])("%s is refused", async (query) => {
  const { status } = await api(`GET /events/${eventId}/answers/figures${query}`, { as: organizer.session });
  expect(status).toBe(422);
});

it("what was written is read in the order of applying, by words, and of this event alone", async () => {
  const texts = async (query = "", of = words) =>
    (await get(`${of}${query}`)).data.map(({ text }: { text: string }) => text);
  expect(await texts()).toEqual(["I like tea.", "お茶が好きです。"]);
  expect(await texts("?q=TEA")).toEqual(["I like tea."]);
  expect(await texts("?language=ja")).toEqual(["お茶が好きです。"]);
  const other = await makeEvent(db, { owner });
  const { body } = await api(`GET /events/${other}/answers/${words}`, { as: organizer.session });
  expect(body.data).toEqual([]);
});

it("many are read page by page, each once", async () => {
  const at = new Date("2026-11-20T11:00:00+09:00");
  const many = await Promise.all(Array.from({ length: 101 }, () => makeUser(db)));
  const rows = await db
    .insertInto("applications")
    .values(many.map(({ id }) => ({ event_id: eventId, user_id: id, applied_at: at })))
    .returning("id")
    .execute();
  await db
    .insertInto("answers")
    .values(rows.map(({ id }) => ({ application_id: id, question_id: words, text: `No. ${id}` })))
    .execute();
  const one = await get(`${words}?q=no.`);
  const two = await get(`${words}?q=no.&cursor=${one.next_cursor}`);
  expect([one.data.length, two.data.length, two.next_cursor]).toEqual([100, 1, null]);
  const ids = [...one.data, ...two.data].map((row: { application_id: number }) => row.application_id);
  expect(new Set(ids).size).toBe(101);
});

it("an option and a question that are gone stand there as long as somebody chose them, and say so", async () => {
  await db
    .updateTable("question_options")
    .set({ is_deleted: true })
    .where("question_id", "=", food)
    .execute();
  await db.updateTable("questions").set({ is_deleted: true }).where("event_id", "=", eventId).execute();
  const { questions } = (await get("figures")).data;
  expect(questions).toMatchObject([
    {
      is_deleted: true,
      options: [
        { text: "Rice", count: 2, is_deleted: true },
        { text: "Soup", count: 1, is_deleted: true },
      ],
    },
    { is_deleted: true, options: [] },
  ]);
});

it("the answers of a deleted account are not counted any more", async () => {
  await api("DELETE /auth", { as: first.session });
  expect((await get("figures")).data.questions[0].answered).toBe(1);
});
