import { beforeEach, expect, it } from "vitest";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { kyoto, makeRecognition, makeStaff } from "../../../../tests/factories/recognitions.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { remindOfEndingRecognitions } from "./remind-of-ends.server.ts";

const { api, db, clock, platform } = await startTestServer();
const [staff, organizer] = [await makeUser(db), await makeUser(db)];
await makeStaff(db, kyoto, staff.id);

beforeEach(async () => {
  await db.deleteFrom("mails").execute();
  await db.deleteFrom("recognitions").execute();
  clock.set("2027-03-01T10:00:00+09:00");
});

const recognised = async (given: { until?: string; grantedAt?: string } = {}) => {
  const organizationId = await makeOrganization(db, { members: [organizer.id] });
  await makeRecognition(db, { organizationId, universityId: kyoto, ...given });
  return organizationId;
};
const sweep = () => remindOfEndingRecognitions(platform);
const mails = async () => {
  const rows = await db.selectFrom("mails").select(["kind", "user_id"]).orderBy("id").execute();
  const people = new Map([
    [staff.id, "staff"],
    [organizer.id, "organizer"],
  ]);
  return rows.map(({ kind, user_id }) => [kind, people.get(user_id ?? 0) ?? "organization"]).sort();
};
const ofOne = [
  ["recognition_ends_soon", "organization"],
  ["recognition_ends_soon", "organizer"],
];
const ofStaff = ["recognitions_to_renew", "staff"];

it("thirty days before a recognition ends its organization and the staff are reminded, once, however often it is swept", async () => {
  await recognised();
  clock.set("2027-03-01T09:59:59+09:00");
  await sweep();
  expect(await mails()).toEqual([]);
  clock.set("2027-03-01T10:00:00+09:00");
  await Promise.all([sweep(), sweep()]);
  await sweep();
  expect(await mails()).toEqual([...ofOne, ofStaff]);
});

it("staff get one mail for all that end on one day", async () => {
  await recognised();
  await recognised();
  await sweep();
  expect(await mails()).toEqual([...ofOne, ...ofOne, ofStaff].sort());
});

it("late is better than never, but not after the end", async () => {
  await recognised({ until: "2027-02-28" });
  await sweep();
  expect(await mails()).toEqual([]);
  await recognised({ until: "2027-03-01" });
  await sweep();
  expect(await mails()).toHaveLength(3);
});

it("what was recognised for less than thirty days needs no reminder", async () => {
  await recognised({ grantedAt: "2027-03-01T10:00:00+09:00" });
  clock.set("2027-03-15T12:00:00+09:00");
  await sweep();
  expect(await mails()).toEqual([]);
});

it("nobody is reminded of what is not shown: withdrawn, or of an organization that does not name the university", async () => {
  const [withdrawn, silent] = [await recognised(), await recognised()];
  const call = `DELETE /universities/${kyoto}/recognitions/${withdrawn}` as const;
  expect((await api(call, { as: staff.session })).status).toBe(200);
  await db.deleteFrom("organization_universities").where("organization_id", "=", silent).execute();
  await db.deleteFrom("mails").execute();
  await sweep();
  expect(await mails()).toEqual([]);
});

it("what is prolonged is reminded of anew before its new end", async () => {
  const id = await recognised();
  await sweep();
  clock.set("2027-03-02T12:00:00+09:00");
  const body = { level_ja: "公認", level_en: "Official", valid_until: "2028-03-31" };
  await api(`PUT /universities/${kyoto}/recognitions/${id}`, { as: staff.session, body });
  await db.deleteFrom("mails").execute();
  clock.set("2028-03-01T10:00:00+09:00");
  await sweep();
  expect(await mails()).toEqual([...ofOne, ofStaff]);
});

it("a sweep that dies between writes neither the mark nor a mail, and the next one writes both", async () => {
  await recognised();
  const dying = {
    ...platform,
    db: new Proxy(db, {
      get: (target, name) =>
        name === "transaction"
          ? () => ({
              execute: (work: (tx: never) => Promise<unknown>) =>
                db.transaction().execute(async (tx) => {
                  await work(tx as never);
                  throw new Error("killed");
                }),
            })
          : Reflect.get(target, name),
    }),
  };
  await expect(remindOfEndingRecognitions(dying)).rejects.toThrow("killed");
  expect(await mails()).toEqual([]);
  await sweep();
  expect(await mails()).toHaveLength(3);
});
