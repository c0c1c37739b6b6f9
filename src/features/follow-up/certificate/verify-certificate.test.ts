import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { verdictOfCertificate } from "./verify-certificate.server.ts";

const { api, db, platform } = await startTestServer({ RATE_LIMITS: "on" });
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const start = new Date("2026-11-27T18:00:00+09:00");

/** A certificate that somebody has taken, by its number. */
async function makeCertified(first_name: string, last_name: string) {
  const person = await makeUser(db);
  await db.updateTable("users").set({ first_name, last_name }).where("id", "=", person.id).execute();
  const columns = { end_at: new Date(start.getTime() + 26 * 60 * 60 * 1000) };
  const eventId = await makeEvent(db, { owner, applicants: [person.id], title: "Tea & talk", columns });
  await sql`
    insert into attendances (application_id, event_id, checked_in_at)
    select id, event_id, ${start} from applications where event_id = ${eventId}`.execute(db);
  made += 1;
  const number = `ABCDEFGHJKMN${String(made).padStart(4, "0")}`;
  await sql`
    insert into certificates (event_id, application_id, number, issued_at)
    select event_id, id, ${number}, ${start} from applications where event_id = ${eventId}`.execute(db);
  return number;
}
let made = 0;
const verify = async (number: string, family_name?: string) =>
  api(
    `GET /certificates/${number}${family_name === undefined ? "" : `?family_name=${encodeURIComponent(family_name)}`}`,
  );
const sheet = { result: "true", event: "Tea & talk", date: "2026-11-27", last_date: "2026-11-28" };

it("a number with the family name on its sheet tells event, days and initials; alone it tells nothing of a person", async () => {
  const number = await makeCertified("Hanako", "Yamada");
  expect((await verify(number, "ＹＡＭＡＤＡ ")).body.data).toEqual({ ...sheet, initials: "H. Y." });
  for (const given of [undefined, "", " "])
    expect((await verify(number, given)).body.data).toEqual({ result: "true" });
  const kanji = await makeCertified("花子", "山田");
  expect((await verify(kanji, "山田")).body.data).toEqual({ ...sheet, initials: "山 花" });
});

it("another name, the given name and an unknown number are answered alike", async () => {
  const number = await makeCertified("Taro", "Suzuki");
  for (const [tried, name] of [
    [number, "Sato"],
    [number, "Taro"],
    ["0000000000000000", "Suzuki"],
    ["anything", "Suzuki"],
  ] as const) {
    const { status, body } = await verify(tried, name);
    expect([status, body.data]).toEqual([200, { result: "not_known" }]);
  }
});

it("sixty wrong tries stop who guesses, and nobody behind the same address who has a true one", async () => {
  const number = await makeCertified("Yuki", "Tanaka");
  const statuses: number[] = [];
  for (let n = 0; n < 70; n += 1) statuses.push((await verify(`00000000000000${10 + n}`, "Tanaka")).status);
  expect([statuses[40], statuses.at(-1)]).toEqual([200, 429]);
  for (let n = 0; n < 50; n += 1) expect((await verify(number, "Tanaka")).status).toBe(200);
});

it("forty names on one number are enough: then the right one is refused too, from that source", async () => {
  const number = await makeCertified("Ken", "Ito");
  const ask = (familyName: string, address: string) =>
    verdictOfCertificate(platform, { number, familyName, address, language: "en" });
  for (let n = 0; n < 40; n += 1) expect((await ask(`Name ${n}`, "guesser")).result).toBe("not_known");
  expect((await ask("Ito", "guesser")).result).toBe("too_many");
  expect((await ask("Ito", "reader")).result).toBe("true");
});
