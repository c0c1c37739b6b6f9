import { beforeEach, expect, it } from "vitest";
import { makeOrganization } from "../../../../../tests/factories/organizations.ts";
import { kyoto, makeRecognition, makeStaff } from "../../../../../tests/factories/recognitions.ts";
import { makeUser } from "../../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../../tests/support/server.ts";
import { renderMail } from "../../../../platform/mail/layout/render-mail.server.ts";
import { recognisedRenamedMail } from "../../mails/recognised-renamed.mail.server.ts";

const { api, db, clock, platform } = await startTestServer();
const [staff, stranger, organizer] = [await makeUser(db), await makeUser(db), await makeUser(db)];
await makeStaff(db, kyoto, staff.id);
await makeStaff(db, kyoto + 1, stranger.id);
let id: number;
let textId: number;
beforeEach(async () => {
  clock.set(testNow);
  await db.deleteFrom("mails").execute();
  id = await makeOrganization(db, { name: "Tea Club", members: [organizer.id] });
  await makeRecognition(db, { organizationId: id, universityId: kyoto, until: "2027-03-31" });
  const text = db.selectFrom("organization_texts").select("id").where("organization_id", "=", id);
  textId = (await text.executeTakeFirstOrThrow()).id;
});

const rename = async (name: string) => {
  const organization = { language_organizations_attributes: [{ id: textId, name }] };
  const answer = await api(`PUT /organizations/${id}/update`, {
    as: organizer.session,
    body: { organization },
  });
  expect(answer.body.errors).toBeUndefined();
};
const waiting = () =>
  db
    .selectFrom("mails")
    .select(["user_id", "next_try_at"])
    .where("kind", "=", "recognised_renamed")
    .where("state", "=", "waiting")
    .execute();
const read = (language: "ja" | "en") =>
  renderMail(
    platform,
    recognisedRenamedMail,
    { user_id: staff.id, address: "office@example.com", language },
    { organizationId: id, universityId: kyoto },
  );
const seenByStaff = async () => {
  const { body } = await api(`GET /universities/${kyoto}/organizations`, { as: staff.session });
  const row = body.data.find((one: { id: number }) => one.id === id);
  return [row.organization_name, row.recognitions[0].renamed_from, row.recognitions[0].is_in_force];
};
const recognise = () =>
  api(`PUT /universities/${kyoto}/recognitions/${id}`, {
    as: staff.session,
    body: { level_ja: "公認", level_en: "Officially recognized", valid_until: "2027-03-31" },
  });

it("staff of the university that recognises a renamed organization get one mail after ten minutes, with both names in their language", async () => {
  await rename("Coffee Club");
  await rename("Kyoto Coffee Club");
  expect(await waiting()).toEqual([
    { user_id: staff.id, next_try_at: new Date(Date.parse(testNow) + 10 * 60_000) },
  ]);
  const [english, japanese] = [await read("en"), await read("ja")];
  expect(english?.subject).toBe("Renamed: Tea Club, recognized by Kyoto University");
  expect(english?.text).toContain("Name when you recognized it: Tea Club\nName now: Kyoto Coffee Club");
  expect(japanese?.text).toContain("認定時の名称: Tea Club");
  expect(japanese?.text).toContain("現在の名称: Kyoto Coffee Club");
});

it("the recognition holds on, and its staff see the former name until they recognise it anew, as it is", async () => {
  await rename("Coffee Club");
  expect(await seenByStaff()).toEqual(["Coffee Club", "Tea Club", true]);
  const { body } = await api(`GET /organizations/${id}`);
  expect(body.data.recognitions).toHaveLength(1);
  expect((await recognise()).body.data.renamed_from).toBeNull();
  expect(await seenByStaff()).toEqual(["Coffee Club", null, true]);
  expect(await read("en")).toBeNull();
});

it("nothing is left of it where the recognition is withdrawn, or the old name is back", async () => {
  await rename("Coffee Club");
  await rename("Tea Club");
  expect(await waiting()).toEqual([]);
  expect(await seenByStaff()).toEqual(["Tea Club", null, true]);
  await rename("Coffee Club");
  await api(`DELETE /universities/${kyoto}/recognitions/${id}`, { as: staff.session });
  expect(await seenByStaff()).toEqual(["Coffee Club", null, false]);
  expect(await read("en")).toBeNull();
});

it("an edit of anything else, and a new name once the recognition has ended, tell nobody", async () => {
  await api(`PUT /organizations/${id}/update`, {
    as: organizer.session,
    body: { organization: { link_x: "https://x.com/tea" } },
  });
  clock.set("2027-04-01T00:00:00+09:00");
  await rename("Coffee Club");
  expect(await waiting()).toEqual([]);
});
