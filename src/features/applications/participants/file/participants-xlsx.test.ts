import { strFromU8, unzipSync } from "fflate";
import { expect, it, vi } from "vitest";
import { makeEvent } from "../../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../../tests/support/server.ts";

const { db, url } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });

const fetchFile = (id: number, query = "", language = "en") =>
  fetch(`${url}/api/v1/events/${id}/participants.xlsx${query}`, {
    headers: { ...organizer.session, "user-locale": language },
  });

/** The cells of the sheet as the file keeps them: texts, and numbers as they are written. */
async function readSheet(answer: Response): Promise<(string | number)[][]> {
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const unescaped = (text: string) =>
    text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const shared = [...read("xl/sharedStrings.xml").matchAll(/<si>(.*?)<\/si>/gs)].map(([, inner]) =>
    unescaped((inner ?? "").replaceAll(/<[^>]+>/g, "")),
  );
  const sheet = read("xl/worksheets/sheet1.xml");
  expect(sheet).not.toContain("<f>");
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) =>
    [...(row ?? "").matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, attributes, inner]) => {
      const value = /<v>(.*?)<\/v>/s.exec(inner ?? "")?.[1] ?? "";
      return attributes?.includes('t="s"') ? (shared[Number(value)] ?? "") : Number(value);
    }),
  );
}

it("moments are Japan's time whatever the server's zone, and a text that begins as a formula is a text", async () => {
  const person = await makeUser(db, {
    first_name: "=1+1",
    last_name: "<b>&Co",
    graduation_year: 2027,
    graduation_month: 3,
  });
  const id = await makeEvent(db, { owner });
  const applied_at = "2026-11-15T11:44:00Z";
  await db.insertInto("applications").values({ event_id: id, user_id: person.id, applied_at }).execute();
  const answer = await fetchFile(id);
  expect(answer.headers.get("content-type")).toMatch(/spreadsheetml\.sheet$/);
  expect(answer.headers.get("content-disposition")).toContain(`filename=participants-${id}.xlsx`);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const [headings, row] = await readSheet(answer);
  expect(headings?.slice(0, 2)).toEqual(["First name", "Last name"]);
  expect(row?.slice(0, 2)).toEqual(["=1+1", "<b>&Co"]);
  expect(row).toContain(2027);
  // Days since 1899-12-30: the 15th of November 2026, 20:44 on clocks in Japan.
  expect(row).toContainEqual(expect.closeTo(46341 + (20 * 60 + 44) / (24 * 60), 8));
});

it("an event without anybody is a sheet of headings, in the organizer's language", async () => {
  const rows = await readSheet(await fetchFile(await makeEvent(db, { owner }), "", "ja"));
  expect(rows).toHaveLength(1);
  expect(rows[0]?.slice(0, 2)).toEqual(["姓", "名"]);
});

it("notes stand in the file only where they are asked for", async () => {
  const person = await makeUser(db);
  const id = await makeEvent(db, { owner, applicants: [person.id] });
  const applications = db.selectFrom("applications").select("id").where("event_id", "=", id);
  const { id: application_id } = await applications.executeTakeFirstOrThrow();
  await db.insertInto("application_notes").values({ application_id, text: "Only for us" }).execute();
  expect((await readSheet(await fetchFile(id))).flat()).not.toContain("Only for us");
  expect((await readSheet(await fetchFile(id, "?notes=true"))).flat()).toContain("Only for us");
  expect((await fetchFile(id, "?notes=perhaps")).status).toBe(422);
});

it("a text that no cell can hold is cut, and does not spoil the file", async () => {
  const { writeSheet } = await import("../../../../platform/http/replies/write-sheet.worker.ts");
  const parts = [Buffer.from(JSON.stringify([["x".repeat(40_000), null, ""]]))];
  const file = await writeSheet({ sheet: "S", columns: [{ heading: "H" }], parts });
  const [, row] = await readSheet(new Response(file as Uint8Array<ArrayBuffer>));
  expect(String(row?.[0]).length).toBe(32_767);
});

it("a list that is too large for a spreadsheet is refused", async () => {
  const { xlsxFile } = await import("../../../../platform/http/replies/xlsx-file.server.ts");
  const batch = Array.from({ length: 100 }, () => "x".repeat(20_000));
  const batches = (async function* () {
    for (;;) yield batch;
  })();
  const file = { name: "n", fallback: "f", sheet: "S", columns: [{ heading: "H" }], batches };
  await expect(xlsxFile({ ...file, cells: (row: string) => [row] })).rejects.toMatchObject({
    fields: { file: expect.anything() },
  });
});

vi.setConfig({ testTimeout: 30_000 });
