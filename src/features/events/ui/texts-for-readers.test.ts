import { beforeAll, describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { readCards } from "../listing/read-cards.server.ts";
import { eventMailContent } from "../mails/event-mail-content.server.ts";
import { findEvent } from "../shared-event-reads.server.ts";
import { eventCalendar } from "../sharing/calendar/event-calendar.server.ts";

const { api, db, platform } = await startTestServer();
const owner = await makeOrganization(db, { name: "Tea Circle" });
const titles: Record<number, string> = {
  1: "茶会",
  2: "Tea party",
  3: "茶话会",
  14: "茶話會",
  35: "おちゃの 会",
};

/** An event whose texts are in these languages, the main one first. */
async function makeIn([main = 1, second]: number[], plain_title = ""): Promise<number> {
  const id = await makeEvent(db, { owner, title: titles[main] ?? "", columns: { plain_title } });
  await db.updateTable("event_texts").set({ language_id: main }).where("event_id", "=", id).execute();
  if (second) {
    await db
      .insertInto("event_texts")
      .values({ event_id: id, language_id: second, title: titles[second] ?? "", is_main: false })
      .execute();
  }
  return id;
}

let [both, chinese, plain]: number[] = [];
beforeAll(async () => {
  [both, chinese, plain] = [
    await makeIn([1, 2]),
    await makeIn([2, 14]),
    await makeIn([2, 1], "お茶を のむ 会"),
  ];
});

/** How each place that chooses by itself calls an event, by what `User-Locale` says. */
const places: Record<string, (id: number, locales: string) => Promise<string | undefined>> = {
  async suggestions(id, locales) {
    const { body } = await api("GET /suggestions?q=tea&limit=20", { headers: { "user-locale": locales } });
    return body.data.find((one: { kind: string; id: number }) => one.kind === "event" && one.id === id)
      ?.label;
  },
  async "the calendar"(id, locales) {
    const { body } = await api("GET /events/calendar?month=2026-11", { headers: { "user-locale": locales } });
    const events = body.data.flatMap((day: { events: { id: number; title: string }[] }) => day.events);
    return events.find((one: { id: number }) => one.id === id)?.title;
  },
  async cards(id, locales) {
    const [card] = await readCards(platform, reader(locales), [id]);
    return card?.title;
  },
  async mails(id, locales) {
    return (await eventMailContent(platform, id, reader(locales)))?.title;
  },
  async "calendar files"(id, locales) {
    const event = await findEvent(db, id);
    const options = {
      ...reader(locales),
      publicUrl: "https://tsudoi.test",
      method: "PUBLISH",
      now: new Date(),
    } as const;
    return event && /SUMMARY:(.*?)\r?\n/.exec(eventCalendar([event], options))?.[1];
  },
};

const reader = (locales: string) => {
  const [language, second] = locales.split(", ") as ["ja", "en"?];
  return { language, second: second ?? null };
};

describe.each(Object.entries(places))("%s", (_place, titleFor) => {
  it("take the reader's language, else their second, else the main one", async () => {
    const read = (locales: string) => titleFor(both as number, locales);
    expect(await Promise.all(["ja", "en", "ko", "ko, en", "ko, ja", "en, ja"].map(read))).toEqual([
      "茶会",
      "Tea party",
      "茶会",
      "Tea party",
      "茶会",
      "Tea party",
    ]);
  });

  it("take Traditional Chinese for readers of Simplified, and plain Japanese for who reads it", async () => {
    expect(await titleFor(chinese as number, "zh")).toBe("茶話會");
    expect(await titleFor(plain as number, "ja-easy")).toBe("お茶を のむ 会");
    expect(await titleFor(plain as number, "zh, ja-easy")).toBe("お茶を のむ 会");
    expect(await titleFor(plain as number, "ja")).toBe("茶会");
  });
});
