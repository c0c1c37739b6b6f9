import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import type { Participant } from "../applications.contract.ts";

const { api, db } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });

const ask = (id: number, query: string) =>
  api(`GET /events/${id}/participants${query}`, { as: organizer.session });
const userIds = ({ body }: Awaited<ReturnType<typeof ask>>): (number | undefined)[] =>
  (body.data as Participant[]).map(({ user }) => user?.id);
const person = async (columns: Parameters<typeof makeUser>[1]) => (await makeUser(db, columns)).id;

const haruka = await person({ first_name: "遥", last_name: "見本" });
const jose = await person({ first_name: "José María", last_name: "Núñez" });
const kana = await person({ first_name: "サクラ", last_name: "タナカ" });
const percent = await person({ first_name: "100%", last_name: "a_b" });
const id = await makeEvent(db, { owner, applicants: [haruka, jose, kana, percent] });
await sql`
    with q as (
      insert into questions (event_id, question_type_id) values (${id}, 4), (${id}, 2) returning id, question_type_id
    ), o as (
      insert into question_options (question_id) select id from q where question_type_id = 2 returning id, question_id
    ), t as (
      insert into question_option_texts (question_option_id, language_id, text)
      select o.id, text.language, text.words from o, (values (1, '野菜のみ'), (2, 'Vegetarian')) as text (language, words)
    ), w as (
      insert into answers (application_id, question_id, text)
      select a.id, q.id, case question_type_id when 4 then 'I come by Shinkansen' else '' end
        from applications a, q where a.event_id = ${id} and a.user_id = ${jose} returning application_id, question_id
    )
    insert into answer_options (application_id, question_id, question_option_id)
    select w.application_id, o.question_id, o.id from w join o using (question_id)`.execute(db);

it.each([
  ["見本 遥", [haruka]],
  ["遥 見本", [haruka]],
  ["見本遥", [haruka]],
  ["遥　見本", [haruka]],
  ["jose NUNEZ", [jose]],
  ["nuñez maría", [jose]],
  ["ｊｏｓｅ", [jose]],
  ["さくら", [kana]],
  ["たなか サクラ", [kana]],
  ["shinkansen", [jose]],
  ["nunez shinkansen", [jose]],
  ["vegetarian", [jose]],
  ["野菜", [jose]],
  ["100%", [percent]],
  ["a_b", [percent]],
  ["%", [percent]],
  ["見本 shinkansen", []],
  ["nobody", []],
  ["  ", [haruka, jose, kana, percent]],
  ["", [haruka, jose, kana, percent]],
])("participants are found by %j", async (typed, expected) => {
  expect(userIds(await ask(id, `?q=${encodeURIComponent(typed)}`))).toEqual(expected);
});

it("the search is joined with the state and goes on over pages", async () => {
  const twins = await Promise.all([1, 2, 3].map(() => person({ first_name: "Twin" })));
  const event = await makeEvent(db, {
    owner,
    applicants: [...twins, await person({ first_name: "Other" })],
  });
  const first = await ask(event, "?q=twin&state=confirmed&limit=2");
  const second = await ask(event, `?q=twin&state=confirmed&limit=2&cursor=${first.body.next_cursor}`);
  expect([...userIds(first), ...userIds(second)]).toEqual(twins);
  expect(userIds(await ask(event, "?q=twin&state=cancelled"))).toEqual([]);
});

it("people are found by how their names are read, in kana and Latin letters, and no others", async () => {
  const sato = await person({ first_name: "花子", last_name: "佐藤", last_name_reading: "さとう" });
  const kato = await person({ first_name: "花子", last_name: "加藤", last_name_reading: "カトウ" });
  const silent = await person({ first_name: "花", last_name: "佐藤" });
  const event = await makeEvent(db, { owner, applicants: [sato, kato, silent] });
  for (const typed of ["さとう", "サトウ", "sato", "satou", "satō", "花子 sato", "ｓａｔｏ"])
    expect([typed, userIds(await ask(event, `?q=${encodeURIComponent(typed)}`))]).toEqual([typed, [sato]]);
  expect(userIds(await ask(event, "?q=佐藤"))).toEqual([sato, silent]);
  const [row] = (await ask(event, "?q=kato")).body.data as Participant[];
  expect(row?.search.split("\n")).toEqual(expect.arrayContaining(["加藤 花子", "かとう", "katou", "kato"]));
  // A reading is nothing that strangers of the event find.
  const other = await makeEvent(db, { owner, applicants: [silent] });
  expect(userIds(await ask(other, "?q=sato"))).toEqual([]);
});

it("the list is sorted by readings where that is asked for, over pages and within a filter", async () => {
  const read = (last_name: string, last_name_reading: string | null) =>
    person({ last_name, last_name_reading });
  const [watanabe, unread, sato, abe] = [
    await read("渡辺", "わたなべ"),
    await read("青木", null),
    await read("佐藤", "サトウ"),
    await read("あべ", null),
  ];
  const event = await makeEvent(db, { owner, applicants: [watanabe, unread, sato, abe] });
  const sorted = [abe, sato, watanabe, unread];
  expect(userIds(await ask(event, "?sort=reading"))).toEqual(sorted);
  const first = await ask(event, "?sort=reading&limit=3&state=confirmed");
  const second = await ask(event, `?sort=reading&limit=3&state=confirmed&cursor=${first.body.next_cursor}`);
  expect([...userIds(first), ...userIds(second)]).toEqual(sorted);
  expect(second.body.next_cursor).toBeNull();
  expect(userIds(await ask(event, "?sort=reading&q=wata"))).toEqual([watanabe]);
  expect(userIds(await ask(event, "?sort=reading&state=waiting"))).toEqual([]);
  expect((await ask(event, "?sort=name")).status).toBe(422);
});
