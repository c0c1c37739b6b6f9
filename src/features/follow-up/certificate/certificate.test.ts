import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { codeOfPdf, linesOfPdf, pagesOfPdf } from "../../../../tests/support/read-pdf.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import type { Language } from "../../../shared/languages/languages.ts";

const decoder = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(decoder)).buffer } });

const { api, db, clock } = await startTestServer({ RATE_LIMITS: "on" });
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const start = new Date("2026-11-27T18:00:00+09:00");
const afterHours = (hours: number) => new Date(start.getTime() + hours * 60 * 60 * 1000);
clock.set(afterHours(3));

/** An event that is over and gives certificates, and somebody who came to it. */
async function makeAttended(name: { first_name: string; last_name: string }) {
  const person = await makeUser(db);
  await db.updateTable("users").set(name).where("id", "=", person.id).execute();
  const eventId = await makeEvent(db, {
    owner,
    applicants: [person.id],
    title: "Tea & talk",
    columns: { end_at: afterHours(2) },
  });
  await sql`
    insert into attendances (application_id, event_id, checked_in_at)
    select id, event_id, ${start} from applications where event_id = ${eventId}`.execute(db);
  await offer(eventId, true);
  return { eventId, person };
}
const offer = (eventId: number, is_offered: boolean) =>
  api(`PUT /events/${eventId}/certificate`, { as: organizer.session, body: { is_offered } });
type Session = Awaited<ReturnType<typeof makeUser>>["session"];
async function download(eventId: number, session: Session, language: Language = "en") {
  const { status, headers, bytes } = await api(`GET /events/${eventId}/certificate.pdf`, {
    as: session,
    language,
  });
  return { status, headers, file: bytes };
}
const verify = async (number: string) => (await api(`GET /certificates/${number}`)).body.data;
/** As cameras read them: a code that is mirrored is none to most. */
const codesIn = async (file: Uint8Array) =>
  (await readBarcodes(new Uint8Array(await codeOfPdf(file)), { formats: ["QRCode"] })).flatMap(
    ({ text, isMirrored }) => (isMirrored ? [] : [text]),
  );
const numberIn = async (file: Uint8Array) => {
  const [code = ""] = await codesIn(file);
  return code.slice(code.lastIndexOf("/") + 1);
};

it("a certificate says in both languages who came to what, and leads to where its number is true", async () => {
  const { eventId, person } = await makeAttended({ first_name: "Thị Hồng", last_name: "Nguyễn" });
  const { status, headers, file } = await download(eventId, person.session);
  expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
    200,
    "application/pdf",
    "private, no-store",
  ]);
  expect(file.length).toBeLessThan(200_000);
  const lines = await linesOfPdf(file);
  const number = await numberIn(file);
  expect(number).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  for (const line of [
    "参加証明書",
    "Certificate of Attendance",
    "Thị Hồng Nguyễn",
    "上記の方が次のイベントに参加したことを証明します。",
    "This is to certify that the person named above attended the following event.",
    "Tea & talk",
    `証明書番号：${number}`,
    `http://tsudoi.test/certificates/${number}`,
  ]) {
    expect(lines).toContain(line);
  }
  expect(await codesIn(file)).toEqual([`http://tsudoi.test/certificates/${number}`]);
  expect(await verify(number)).toEqual({ result: "true" });
  expect(await verify(` ${number.toLowerCase().replaceAll("-", " ").replaceAll("0", "o")}`)).toEqual({
    result: "true",
  });
});

it("who reads another language gets a second sheet in it, of the same number; plain Japanese has the first alone", async () => {
  const { eventId, person } = await makeAttended({ first_name: "Thị Hồng", last_name: "Nguyễn" });
  const { file } = await download(eventId, person.session, "vi");
  expect(await linesOfPdf(file)).toContain("参加証明書");
  const lines = await linesOfPdf(file, 1);
  for (const line of [
    "Giấy chứng nhận tham gia",
    "Nguyễn Thị Hồng",
    "Chứng nhận người có tên trên đã tham gia sự kiện sau.",
    "Tea & talk",
    "Ngày: 27 tháng 11, 2026",
    `Số: ${await numberIn(file)}`,
  ]) {
    expect(lines).toContain(line);
  }
  const pages = async (language: Language) =>
    pagesOfPdf((await download(eventId, person.session, language)).file);
  expect([await pages("vi"), await pages("ja-easy"), await pages("ja"), await pages("en")]).toEqual([
    2, 1, 1, 1,
  ]);
});

it.each([
  ["zh", "兹"],
  ["ko", "참"],
  ["ne", "म"],
] as const)(
  "the second sheet in %s is drawn where the font lacks letters, in a small file",
  async (language, letter) => {
    const { eventId, person } = await makeAttended({ first_name: "A", last_name: "B" });
    const { status, file } = await download(eventId, person.session, language);
    const lines = (await linesOfPdf(file, 1)).join("");
    expect([status, lines.includes("Tea & talk"), lines.includes(letter), lines.includes("\ufffd")]).toEqual([
      200,
      true,
      false,
      false,
    ]);
    expect(file.length).toBeLessThan(200_000);
  },
);

it("a name in a script that the font lacks stands on the sheet as a picture", async () => {
  const { eventId, person } = await makeAttended({ first_name: "민수", last_name: "김" });
  const { file } = await download(eventId, person.session);
  const lines = await linesOfPdf(file);
  expect(lines.join("")).not.toContain("김");
  expect(lines.join("")).not.toContain("\ufffd");
  expect(Buffer.from(file).toString("latin1")).toMatch(/\/Subtype \/Image/);
});

it("has the same number whenever it is asked for, also many times at once", async () => {
  const { eventId, person } = await makeAttended({ first_name: "花子", last_name: "山田" });
  const files = await Promise.all([1, 2, 3].map(() => download(eventId, person.session)));
  const numbers = await Promise.all(files.map(({ file }) => numberIn(file)));
  expect(new Set(numbers).size).toBe(1);
  const { body } = await api(`GET /events/${eventId}/certificate`, { as: organizer.session });
  expect(body.data).toEqual({ is_offered: true, issued: 1 });
});

it("is for those who came, once the event is over and while it gives certificates", async () => {
  const { eventId, person } = await makeAttended({ first_name: "A", last_name: "B" });
  const after = async () =>
    (await api(`GET /events/${eventId}/after_event`, { as: person.session })).body.data;
  expect((await download(eventId, organizer.session)).status).toBe(404);
  clock.set(afterHours(1));
  expect([(await download(eventId, person.session)).status, await after()]).toEqual([
    404,
    { survey: null, certificate: false },
  ]);
  clock.set(afterHours(3));
  expect(await after()).toEqual({ survey: null, certificate: true });
  await offer(eventId, false);
  expect([(await download(eventId, person.session)).status, await after()]).toEqual([
    404,
    { survey: null, certificate: false },
  ]);
});

it("stays true when no more are given; not when the check-in is undone, the event was called off or the account is gone", async () => {
  const made = async () => {
    const { eventId, person } = await makeAttended({ first_name: "A", last_name: "B" });
    return { eventId, person, number: await numberIn((await download(eventId, person.session)).file) };
  };
  const stored = await made();
  await offer(stored.eventId, false);
  expect(await verify(stored.number)).toEqual({ result: "true" });
  const undone = await made();
  await db.deleteFrom("attendances").where("event_id", "=", undone.eventId).execute();
  expect(await verify(undone.number)).toEqual({ result: "not_known" });
  const calledOff = await made();
  await db.updateTable("events").set({ cancelled_at: start }).where("id", "=", calledOff.eventId).execute();
  expect(await verify(calledOff.number)).toEqual({ result: "not_known" });
  const deleted = await made();
  await api("DELETE /auth", { as: deleted.person.session });
  expect(await verify(deleted.number)).toEqual({ result: "not_known" });
  expect(
    await db.selectFrom("certificates").selectAll().where("event_id", "=", deleted.eventId).execute(),
  ).toEqual([]);
});

it("tells of unknown numbers no more than that, and stops who guesses after sixty an hour", async () => {
  clock.set(afterHours(5));
  const { eventId, person } = await makeAttended({ first_name: "A", last_name: "B" });
  const number = await numberIn((await download(eventId, person.session)).file);
  for (let look = 0; look < 70; look += 1) expect(await verify(number)).toEqual({ result: "true" });
  for (let guess = 0; guess < 60; guess += 1) {
    expect(await verify(`0000-0000-0000-00${guess}`)).toEqual({ result: "not_known" });
  }
  expect((await api("GET /certificates/anything")).status).toBe(429);
});
