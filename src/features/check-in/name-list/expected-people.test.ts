import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import type { ExpectedPerson } from "../log/check-ins.contract.ts";

const { api, db } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const person = async (columns: Parameters<typeof makeUser>[1]) => (await makeUser(db, columns)).id;
const expected = async (id: number): Promise<ExpectedPerson[]> =>
  (await api(`GET /events/${id}/check_ins`, { as: organizer.session })).body.data.rows;

it("those who are expected stand in the order of their readings, with the letters by which to find them", async () => {
  const id = await makeEvent(db, {
    owner,
    applicants: [
      await person({ last_name: "渡辺", first_name: "蓮", last_name_reading: "わたなべ" }),
      await person({ last_name: "青木", first_name: "空" }),
      await person({ last_name: "佐藤", first_name: "花子", last_name_reading: "サトウ" }),
    ],
  });
  const rows = await expected(id);
  expect(rows.map(({ name }) => name)).toEqual(["佐藤 花子", "渡辺 蓮", "青木 空"]);
  expect(rows[0]?.search.split("\n")).toEqual(
    expect.arrayContaining(["佐藤 花子", "さとう", "satou", "sato"]),
  );
  // What nobody told is in no row.
  expect(rows[2]?.search).not.toMatch(/[a-zあ-ん]/);
});

it("people of one name are told apart by their studies, for helpers only where the event allows it", async () => {
  const studies = { university_id: 81, department_category_id: 1 };
  const id = await makeEvent(db, {
    owner,
    applicants: [await person({ last_name: "佐藤", ...studies }), await person({ last_name: "渡辺" })],
  });
  const link = await api(`POST /events/${id}/door_links`, { as: organizer.session, body: { label: "A" } });
  const helper = { "door-token": link.body.data.url.split("/door/")[1] };
  const told = async (as: Record<string, string>) => {
    const { rows } = (await api(`GET /events/${id}/check_ins`, { as })).body.data;
    return (rows as ExpectedPerson[]).map((row) => [row.university, row.department_category]);
  };
  const letters = { id: 1, name: "Faculty of Letters" };
  const all = [
    [{ name_ja: "大分大学", name_en: "Oita University" }, letters],
    [null, null],
  ];
  expect(await told(organizer.session)).toEqual(all);
  expect(await told(helper)).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
  await db.updateTable("events").set({ shows_university_at_door: true }).where("id", "=", id).execute();
  expect(await told(helper)).toEqual(all);
});
