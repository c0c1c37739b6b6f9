import { request } from "node:http";
import { expect, it } from "vitest";
import { makeEvent } from "../../../tests/factories/events.ts";
import { makeOrganization } from "../../../tests/factories/organizations.ts";
import { startTestServer } from "../../../tests/support/server.ts";

const { url, db, clock, api } = await startTestServer();
const club = await makeOrganization(db, { name: "Tea <b>club</b>" });
const coming = { start_at: "2026-12-01T18:00:00+09:00", end_at: "2026-12-01T20:00:00+09:00" };
const eventId = await makeEvent(db, {
  owner: club,
  columns: { ...coming, max_participant_num: 3 },
  title: "Tea & <i>talk</i>",
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${url}/embed/${path}`, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const linksIn = (text: string) => [...text.matchAll(/<a [^>]*>/g)].map(([link]) => link);

it("any site may frame an embedded page, and no other page of ours", async () => {
  for (const path of [`events/${eventId}`, `organizations/${club}`, "events/999999"]) {
    const { headers } = await get(path);
    expect(headers.get("content-security-policy"), path).toContain("frame-ancestors *");
    expect(headers.get("x-frame-options"), path).toBeNull();
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
  }
  const { headers } = await api(`GET /events/${eventId}`);
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("content-security-policy") ?? "").not.toContain("frame-ancestors *");
});

it("it runs no script, and what organizers wrote is text", async () => {
  const { text, headers } = await get(`events/${eventId}?lang=en`);
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("content-security-policy")).not.toContain("script-src");
  expect(text).not.toMatch(/<script| on\w+=/);
  expect(text).toContain("Tea &amp; &lt;i&gt;talk&lt;/i&gt;");
  expect((await get(`organizations/${club}`)).text).toContain("Tea &lt;b&gt;club&lt;/b&gt;");
});

it("the card says date, place, seats and the way to apply, and every link opens in a tab of its own", async () => {
  const { text } = await get(`events/${eventId}?lang=en`);
  for (const said of ["18:00–20:00", "0 of 3 taken", "3 seats left"]) expect(text).toContain(said);
  expect(text).toContain(`href="http://tsudoi.test/events/${eventId}/apply?lang=en"`);
  for (const path of [`events/${eventId}`, `organizations/${club}`]) {
    const links = linksIn((await get(path)).text);
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) {
      expect(link).toContain('target="_blank" rel="noopener"');
      expect(link).toContain('href="http://tsudoi.test/');
    }
  }
});

it("search engines are sent to the public page", async () => {
  const { text, headers } = await get(`events/${eventId}?lang=en`);
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect(text).toContain(`<link rel="canonical" href="http://tsudoi.test/events/${eventId}?lang=en"/>`);
});

it("no cookie is set, and the language follows the address or the browser, never a cookie", async () => {
  const languageOf = async (path: string, headers: Record<string, string>) => {
    const answer = await get(path, headers);
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(answer.headers.get("vary")).toBe("accept-encoding, accept-language");
    return answer.headers.get("content-language");
  };
  const path = `events/${eventId}`;
  // The second time it is kept.
  for (const _time of [1, 2]) {
    expect(await languageOf(path, { "accept-language": "ja" })).toBe("ja");
    expect(await languageOf(path, { "accept-language": "en", cookie: "lang=ja; visit_lang=ja" })).toBe("en");
    expect(
      await languageOf(`${path}?lang=ja`, { "accept-language": "en", "sec-fetch-mode": "navigate" }),
    ).toBe("ja");
  }
});

it("who opens it by itself in a language gets no cookie either", async () => {
  // `fetch` names a mode of its own.
  const open = () =>
    new Promise<string[] | undefined>((resolve, reject) => {
      const headers = { "sec-fetch-mode": "navigate" };
      request(`${url}/embed/events/${eventId}?lang=ja`, { headers }, (answer) => {
        answer.resume();
        answer.on("end", () => resolve(answer.headers["set-cookie"]));
      })
        .on("error", reject)
        .end();
    });
  expect([await open(), await open()]).toEqual([undefined, undefined]);
});

it("an organization's frame has its coming events alone, ten at most, the next ones first", async () => {
  const owner = await makeOrganization(db, { name: "Walks" });
  expect((await get(`organizations/${owner}?lang=en`)).text).toContain(
    "No events are planned at the moment.",
  );
  const at = (day: number) => `2026-12-${String(day).padStart(2, "0")}T10:00:00+09:00`;
  for (let day = 12; day > 0; day -= 1)
    await makeEvent(db, { owner, columns: { start_at: at(day) }, title: `Walk ${day}.` });
  await makeEvent(db, { owner, columns: { start_at: "2026-11-01T10:00:00+09:00" }, title: "Walk past." });
  await makeEvent(db, { owner, columns: { start_at: at(1), is_published: false }, title: "Walk hidden." });
  const shown = async () =>
    [...(await get(`organizations/${owner}`)).text.matchAll(/Walk (\w+)\./g)].map(([, name]) => name);
  expect(await shown()).toEqual(Array.from({ length: 10 }, (_, place) => String(place + 1)));
  clock.set("2026-12-01T10:00:01+09:00");
  expect((await shown())[0]).toBe("2");
  clock.set("2026-11-20T12:00:00+09:00");
});

it("what visitors may not see is not there, and a change shows at once", async () => {
  const hidden = await makeEvent(db, { owner: club, columns: { ...coming, is_published: false } });
  expect((await get(`events/${hidden}`)).status).toBe(404);
  for (const path of ["events/999999", "events/x", "organizations/999999", "organizations/0"])
    expect((await get(path)).status, path).toBe(404);
  await db.updateTable("events").set({ is_published: true }).where("id", "=", hidden).execute();
  expect((await get(`events/${hidden}`)).status).toBe(200);
  await db.updateTable("events").set({ cancelled_at: clock.now() }).where("id", "=", hidden).execute();
  const { text } = await get(`events/${hidden}?lang=en`);
  expect(text).toContain("Cancelled");
  expect(text).not.toContain("/apply?");
});

it("it is small, and asked for again by its ETag", async () => {
  const { text, headers } = await get(`organizations/${club}`);
  expect(text.length).toBeLessThan(12_000);
  const again = await get(`organizations/${club}`, { "if-none-match": headers.get("etag") as string });
  expect(again.status).toBe(304);
});
