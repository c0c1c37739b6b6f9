import { beforeEach, describe, expect, it } from "vitest";
import { makeEvent } from "../../../tests/factories/events.ts";
import { makeOrganization } from "../../../tests/factories/organizations.ts";
import { startTestServer } from "../../../tests/support/server.ts";
import type { Event } from "../../features/events/events.contract.ts";
import { describeEvent, summaryOf } from "./describe-event.ts";

const { api, db, clock } = await startTestServer();
const owner = await makeOrganization(db, { name: "Culture Club" });

let event: number;
beforeEach(async () => {
  event = await makeEvent(db, { owner, columns: { end_at: "2026-11-27T20:00:00+09:00" }, title: "Tea" });
  await db
    .updateTable("event_texts")
    .set({ description: "**1,000 yen**, paid at the event", address: "1-1 Chuo" })
    .where("event_id", "=", event)
    .execute();
  await db.insertInto("event_spoken_languages").values({ event_id: event, language_id: 2 }).execute();
});

async function described(changes: Partial<Event> = {}) {
  const shown: Event = { ...(await api(`GET /events/${event}` as "GET /events/{id}")).body.data, ...changes };
  const [text] = shown.language_events;
  if (!text) throw new Error("no text");
  const about = {
    text,
    description: summaryOf(text),
    image: "https://tsudoi.test/i.png",
    publicUrl: "https://tsudoi.test",
    now: clock.now().getTime(),
  };
  return JSON.parse(JSON.stringify(describeEvent(shown, about)));
}

describe("an event's structured data", () => {
  it("says what search engines ask for, with offsets and region", async () => {
    expect(await described()).toMatchObject({
      "@type": "Event",
      name: "Tea",
      description: "1,000 yen, paid at the event",
      startDate: "2026-11-27T18:00:00.000+09:00",
      endDate: "2026-11-27T20:00:00.000+09:00",
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: {
        "@type": "Place",
        name: "Hall A",
        address: { streetAddress: "1-1 Chuo", addressRegion: "Oita", addressCountry: "JP" },
      },
      organizer: [{ "@type": "Organization", name: "Culture Club" }],
      offers: {
        availability: "https://schema.org/InStock",
        availabilityEnds: "2026-11-27T18:00:00.000+09:00",
      },
      inLanguage: ["en"],
    });
  });

  it("claims no price and no freedom from one, since nobody has told a fee", async () => {
    expect(JSON.stringify(await described())).not.toMatch(/price|Free/);
  });

  it("offers places while they can be had, says when they are gone, and offers none afterwards", async () => {
    expect((await described({ is_full: true })).offers.availability).toBe("https://schema.org/SoldOut");
    expect((await described({ apply_due: "2026-11-01T00:00:00.000+09:00" })).offers).toBeUndefined();
    const cancelled = await described({ cancelled_at: "2026-11-19T00:00:00.000+09:00" });
    expect(cancelled.eventStatus).toBe("https://schema.org/EventCancelled");
    expect(cancelled.offers).toBeUndefined();
  });

  it("of an event online is a virtual place", async () => {
    expect(await described({ is_online: true })).toMatchObject({
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation" },
    });
  });
});
