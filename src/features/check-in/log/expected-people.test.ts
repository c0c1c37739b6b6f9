import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import type { ExpectedPerson } from "./check-ins.contract.ts";

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
