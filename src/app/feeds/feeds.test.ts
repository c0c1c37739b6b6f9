import { describe, expect, it } from "vitest";
import { xml2js } from "xml-js";
import { makeEvent } from "../../../tests/factories/events.ts";
import { makeOrganization } from "../../../tests/factories/organizations.ts";
import { startTestServer } from "../../../tests/support/server.ts";
import { makeWorld } from "../../../tests/support/world.ts";

const { url, db, clock, platform } = await startTestServer();
const world = await makeWorld(db, clock.now());
const owner = world.organizations.host;
const later = { start_at: "2026-12-01T18:00:00+09:00" };

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${url}/feeds/${path}`, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
/** Logical lines: RFC 5545 folds at 75 octets. */
const unfold = (text: string) =>
  text
    .replaceAll(/\r\n[ \t]/g, "")
    .split("\r\n")
    .filter(Boolean);
const entryOf = (text: string, id: number) => {
  const lines = unfold(text);
  const at = lines.indexOf(`UID:event-${id}@tsudoi.test`);
  const [start, end] = [lines.lastIndexOf("BEGIN:VEVENT", at), lines.indexOf("END:VEVENT", at)];
  return at === -1 ? null : lines.slice(start, end + 1);
};
type Xml = { name?: string; text?: string; attributes?: Record<string, string>; elements?: Xml[] };
const entriesOf = (text: string) => {
  const [feed] = (xml2js(text) as Xml).elements?.filter(({ name }) => name === "feed") ?? [];
  return (feed?.elements ?? []).filter(({ name }) => name === "entry");
};
const inside = (entry: Xml | undefined, name: string) =>
  entry?.elements?.find((element) => element.name === name)?.elements?.[0] as Xml & { cdata?: string };

/** As though the calendar's name ended and an event began. */
const smuggled = "Tea\r\nBEGIN:VEVENT\r\nSUMMARY:Injected\r\nATTACH:https://evil.example\u0007\r\nEND:VEVENT";
const organizerOf = async (make: (id: number) => Promise<unknown>) => {
  const id = await makeOrganization(db);
  await make(id);
  return id;
};

describe("the calendar feed", () => {
  it("is a calendar of folded lines, each event with the UID of its own file", async () => {
    const title = `日本語の長い題名、${"集い".repeat(60)}; a, b`;
    const id = await makeEvent(db, { owner, columns: later, title });
    const { status, headers, text } = await get("events.ics");
    expect([status, headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n", "")).not.toContain("\n");
    const lines = unfold(text);
    expect([lines[0], lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR"]);
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(
      lines.filter((line) => line === "END:VEVENT").length,
    );
    expect(lines.some((line) => line.startsWith("ATTENDEE"))).toBe(false);
    expect(entryOf(text, id)).toContain(`SUMMARY:${title.replace("; a, b", "\\; a\\, b")}`);
    expect(entryOf(text, id)).toContain("STATUS:CONFIRMED");
  });

  it("says the whole place, an end only where one is known, and the description without marks", async () => {
    const told = { ...later, end_at: "2026-12-01T20:00:00+09:00", prefecture_id: 26 };
    const [ends, open] = [
      await makeEvent(db, { owner, columns: told }),
      await makeEvent(db, { owner, columns: later }),
    ];
    await db
      .updateTable("event_texts")
      .set({ address: "1-1 Sakyo", description: "**Bring** a cup" })
      .where("event_id", "=", ends)
      .execute();
    const { text } = await get("events.ics?lang=en");
    expect(entryOf(text, ends)).toEqual(
      expect.arrayContaining([
        "LOCATION:Hall A\\, 1-1 Sakyo\\, Kyoto",
        "DTEND:20261201T110000Z",
        "DESCRIPTION:Bring a cup",
      ]),
    );
    expect(entryOf(text, open)?.some((line) => line.startsWith("DTEND"))).toBe(false);
  });

  it("tells the way there and the fee before the description, as the other feed does with the summary", async () => {
    const told = { ...later, fee: 1000, access_station: "京都駅", access_minutes: 5 };
    const id = await makeEvent(db, { owner, columns: told });
    await db
      .updateTable("event_texts")
      .set({
        access_station: "Kyoto Station",
        fee_note: "Cash only",
        summary: "Tea for all",
        description: "Green",
      })
      .where("event_id", "=", id)
      .execute();
    expect(entryOf((await get("events.ics?lang=en")).text, id)).toContain(
      "DESCRIPTION:Getting there: 5 minutes’ walk from Kyoto Station\\nFee: ¥1\\,000 · Cash only\\nGreen",
    );
    const shown = entriesOf((await get("events.atom?lang=en")).text)
      .map((entry) => inside(entry, "summary").cdata)
      .find((text) => text?.includes("Kyoto Station"));
    expect(shown).toContain("Fee: ¥1,000 · Cash only<br/><br/>Tea for all");
  });

  it("says that an event was called off, by a higher sequence, and forgets one that was taken back", async () => {
    const id = await makeEvent(db, { owner, columns: later });
    const sequence = async () =>
      Number(
        entryOf((await get("events.ics")).text, id)
          ?.find((line) => line.startsWith("SEQUENCE"))
          ?.slice(9),
      );
    const before = await sequence();
    const sent = await fetch(`${url}/api/v1/events/${id}/cancel`, {
      method: "PUT",
      headers: { ...(await world.signIn()).owner, "content-type": "application/json" },
      body: "{}",
    });
    expect(sent.status).toBe(200);
    expect(entryOf((await get("events.ics")).text, id)).toContain("STATUS:CANCELLED");
    expect(await sequence()).toBeGreaterThan(before);
    const atom = entriesOf((await get("events.atom")).text);
    expect(atom.map((entry) => inside(entry, "id").text)).toContain(`http://tsudoi.test/events/${id}`);
    await db.updateTable("events").set({ is_published: false }).where("id", "=", id).execute();
    expect(entryOf((await get("events.ics")).text, id)).toBeNull();
  });

  it("holds what the filters name, and only that", async () => {
    const [here, there] = [
      await makeEvent(db, { owner, columns: { ...later, event_purpose_id: 1 }, title: "Tea in autumn" }),
      await makeEvent(db, { owner, columns: { ...later, event_purpose_id: 2 }, title: "Chess in autumn" }),
    ];
    const has = async (query: string) => {
      const { text } = await get(`events.ics?${query}`);
      return [here, there].map((id) => entryOf(text, id) !== null);
    };
    expect(await has("")).toEqual([true, true]);
    expect(await has("event_purpose_id=2")).toEqual([false, true]);
    expect(await has("q=tea")).toEqual([true, false]);
    expect(await has(`organization_id=${owner}`)).toEqual([true, true]);
    expect(await has("event_purpose_id=x&q=&prefecture_id=-1")).toEqual([true, true]);
  });

  it("moves on with days that are named, at midnight in Japan", async () => {
    const before = clock.now();
    const [friday, saturday] = [
      await makeEvent(db, { owner, columns: { start_at: "2026-12-04T23:00:00+09:00" } }),
      await makeEvent(db, { owner, columns: { start_at: "2026-12-05T18:00:00+09:00" } }),
    ];
    const tomorrow = async (now: string) => {
      clock.set(new Date(now));
      const { text } = await get("events.ics?when=tomorrow");
      return [friday, saturday].map((id) => entryOf(text, id) !== null);
    };
    expect(await tomorrow("2026-12-03T23:59:59+09:00")).toEqual([true, false]);
    expect(await tomorrow("2026-12-04T00:00:00+09:00")).toEqual([false, true]);
    clock.set(before);
  });

  it.each([
    ["its address", async () => `q=${encodeURIComponent(smuggled)}`],
    [
      "an organization's name",
      async () => `organization_id=${await makeOrganization(db, { name: smuggled })}`,
    ],
    [
      "an event",
      async () =>
        `organization_id=${await organizerOf((owner) => makeEvent(db, { owner, columns: later, title: smuggled }))}`,
    ],
  ])("takes no lines of its own from %s", async (_, make) => {
    const { status, text } = await get(`events.ics?${await make()}`);
    expect(status).toBe(200);
    expect(text).toContain("ATTACH");
    expect(unfold(text).filter((line) => /^(ATTACH|SUMMARY:Injected)/.test(line))).toEqual([]);
    expect(text).not.toMatch(/[^\P{Cc}\r\n]/u);
  });

  it("is not there for a university or an organization that is not there", async () => {
    for (const query of ["university=nowhere", "university=%00", "organization_id=99999999"]) {
      expect((await get(`events.ics?${query}`)).status).toBe(404);
      expect((await get(`events.atom?${query}`)).status).toBe(404);
    }
  });

  it("is sent again only when something has changed, whatever the minute", async () => {
    const etag = (await get("events.ics?q=etag")).headers.get("etag") ?? "";
    clock.set(new Date(clock.now().getTime() + 3 * 60_000));
    const again = await get("events.ics?q=etag", { "if-none-match": etag });
    expect([again.status, again.text]).toEqual([304, ""]);
    await makeEvent(db, { owner, columns: later, title: "About etag" });
    expect((await get("events.ics?q=etag", { "if-none-match": etag })).status).toBe(200);
    expect(platform.clock.now()).toEqual(clock.now());
  });
});

describe("the Atom feed", () => {
  it("is XML whatever is written in an event, in the language asked for", async () => {
    const title = `<script>alert("1")</script> & ]]> \u0007 お茶`;
    const id = await makeEvent(db, { owner, columns: later, title });
    await db
      .insertInto("event_texts")
      .values({ event_id: id, language_id: 1, title: "お茶の会", place_name: "和室", is_main: false })
      .execute();
    const { headers, text } = await get("events.atom?lang=en");
    expect(headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const entry = entriesOf(text).find((one) => inside(one, "id").text === `http://tsudoi.test/events/${id}`);
    const shown = inside(entry, "title");
    expect(shown.cdata ?? shown.text).toContain("<script>alert");
    expect((await get("events.atom?lang=ja")).text).toContain("お茶の会");
  });
});
