import { afterEach, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const owner = await makeOrganization(db);
const firstYear = await student(2030);
const others = [await student(2027), await makeUser(db)];
afterEach(() => clock.set(testNow));

async function student(graduation_year: number) {
  const person = await makeUser(db);
  const columns = { graduation_year, university_id: 81, department_category_id: 1, occupation_id: 1 };
  await db.updateTable("users").set(columns).where("id", "=", person.id).execute();
  return person;
}

const until = "2026-11-25T12:00:00+09:00";
const made = (columns: Parameters<typeof makeEvent>[1]["columns"] = {}, applicants: number[] = []) =>
  makeEvent(db, {
    owner,
    applicants,
    columns: {
      priority_until_at: until,
      priority_graduation_years: [2030],
      priority_university_ids: [81, 22],
      ...columns,
    },
  });
async function apply(eventId: number, { session }: { session: Record<string, string> }, language = "en") {
  const as = { ...session, "user-locale": language };
  const { status, body } = await api(`POST /events/${eventId}/applications/apply`, { as, body: {} });
  return status === 200 ? body.data.state : [status, body.errors];
}

it("until a priority ends only those apply who are in each of its lists, then everybody", async () => {
  const id = await made();
  expect(await apply(id, firstYear)).toBe("confirmed");
  for (const person of others) {
    expect(await apply(id, person)).toEqual([
      422,
      { event: ["can be applied to by everybody from Nov. 25th 2026 12:00"] },
    ]);
    expect(await apply(id, person, "ja")).toEqual([
      422,
      { event: ["は2026年11月25日 12:00からどなたでも申し込めます"] },
    ]);
  }
  clock.set(new Date(until));
  for (const person of others) expect(await apply(id, person)).toBe("confirmed");
});

it("whoever has applied already stays, and changes their answers, whatever the priority says", async () => {
  const [{ id: person, session }] = others as [(typeof others)[0]];
  const id = await made({ asks_accommodation: true }, [person]);
  const body = { application: { accommodation: "A ramp, please" } };
  const { status } = await api(`POST /events/${id}/applications/apply`, { as: session, body });
  expect(status).toBe(200);
});

const refused = { event: ["can be applied to by everybody from Nov. 25th 2026 12:00"] };
it.each<[string, Parameters<typeof made>[0], object]>([
  ["an event with approval", { selection: "approval" }, refused],
  ["a full event", { max_participant_num: 1 }, refused],
  ["a cancelled event", { cancelled_at: testNow }, { event: ["has been cancelled"] }],
  ["an event that has closed", { apply_due_at: "2026-11-20T11:00:00+09:00" }, { apply_due: ["has passed"] }],
  ["the provider's event", { is_created_by_hf: true }, { event: ["accepts applications on its own page"] }],
])(
  "a priority comes after what ends all applying and before the places: %s",
  async (_name, columns, errors) => {
    const [person] = others as [(typeof others)[0]];
    const id = await made(columns, [firstYear.id]);
    expect(await apply(id, person)).toEqual([422, errors]);
  },
);
