import { expect, it } from "vitest";
import type { Event, LanguageEvent } from "../../features/events/events.contract.ts";
import { describeEvent, summaryOf } from "./describe-event.ts";

const text = {
  title: "Tea",
  discription: "**Green**",
  summary: "",
  place_name: "Hall A",
  address: "1-1",
} as LanguageEvent;
const event = {
  id: 7,
  start_at: "2026-12-01T18:45:00.000+09:00",
  end_at: "2026-12-01T20:00:00.000+09:00",
  recieption_start_at: "2026-12-01T18:00:00.000+09:00",
  apply_due: "2026-11-30T12:00:00.000+09:00",
  cancelled_at: null,
  is_published: true,
  is_online: false,
  fee: null,
  location: null,
  barrier_free: [],
  is_created_by_hf: false,
  is_full: false,
  max_participant_num: 40,
  applications_count: 7,
  organizations: [{ id: 9, organization_name: "Circle" }],
  prefecture: { id: 44, name: "Oita" },
  used_languages: [{ id: 2 }, { id: 999 }],
} as unknown as Event;
const described = (changes: Partial<Event> = {}, words: Partial<LanguageEvent> = {}) =>
  describeEvent(
    { ...event, ...changes },
    {
      text: { ...text, ...words },
      description: summaryOf({ ...text, ...words }),
      image: "https://tsudoi.test/i.png",
      publicUrl: "https://tsudoi.test",
      now: Date.parse("2026-11-20T12:00:00+09:00"),
    },
  );
const url = "https://tsudoi.test/events/7";

it("an event is described with everything that is known of it", () => {
  expect(described()).toEqual({
    "@context": "https://schema.org",
    "@type": "Event",
    name: "Tea",
    description: "Green",
    url,
    startDate: event.start_at,
    endDate: event.end_at,
    doorTime: event.recieption_start_at,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: "Hall A",
      address: {
        "@type": "PostalAddress",
        streetAddress: "1-1",
        addressRegion: "Oita",
        addressCountry: "JP",
      },
    },
    image: ["https://tsudoi.test/i.png"],
    organizer: [{ "@type": "Organization", name: "Circle", url: "https://tsudoi.test/organizations/9" }],
    maximumAttendeeCapacity: 40,
    offers: {
      "@type": "Offer",
      availability: "https://schema.org/InStock",
      availabilityEnds: event.apply_due,
      url,
    },
    inLanguage: ["en"],
  });
});

it("what is not known is left out, and a place without a name is its prefecture", () => {
  const bare = described(
    { end_at: null, recieption_start_at: null },
    { discription: "", place_name: "", address: "" },
  );
  expect([bare.description, bare.endDate, bare.doorTime]).toEqual([undefined, undefined, undefined]);
  expect(bare.location).toMatchObject({ name: "Oita", address: { streetAddress: undefined } });
});

it("a fee is told as a price, free is told twice, and a fee that nobody told is left out", () => {
  const priced = (fee: number | null) => {
    const { offers, isAccessibleForFree } = described({ fee });
    return [offers?.price, offers?.priceCurrency, isAccessibleForFree];
  };
  expect([1000, 0, null].map(priced)).toEqual([
    [1000, "JPY", false],
    [0, "JPY", true],
    [undefined, undefined, undefined],
  ]);
});

it("a summary stands for the description, and the place says where it is and what it offers", () => {
  const told = described(
    { location: { latitude: 35.03, longitude: 135.77 }, barrier_free: ["step_free", "quiet_room"] },
    { summary: "Tea for all." },
  );
  expect(told.description).toBe("Tea for all.");
  expect(told.location).toMatchObject({
    geo: { "@type": "GeoCoordinates", latitude: 35.03, longitude: 135.77 },
    amenityFeature: [
      { "@type": "LocationFeatureSpecification", name: "Step-free access", value: true },
      { "@type": "LocationFeatureSpecification", name: "Quiet room", value: true },
    ],
  });
});

it("an event online is at its own address", () => {
  const online = described({ is_online: true });
  expect(online.eventAttendanceMode).toBe("https://schema.org/OnlineEventAttendanceMode");
  expect(online.location).toEqual({ "@type": "VirtualLocation", url });
});

it("places are offered while they can be had here, said to be few while one can still wait or be chosen, and gone when not", () => {
  const availabilityOf = (changes: Partial<Event>) => described(changes).offers?.availability;
  const closed = { apply_due: "2026-11-01T00:00:00.000+09:00" };
  expect(availabilityOf({})).toBe("https://schema.org/InStock");
  expect(availabilityOf({ is_full: true })).toBe("https://schema.org/SoldOut");
  expect(availabilityOf({ is_full: true, ...closed })).toBe("https://schema.org/SoldOut");
  const limited = "https://schema.org/LimitedAvailability";
  expect(availabilityOf({ is_full: true, has_waiting_list: true })).toBe(limited);
  expect(availabilityOf({ is_full: true, selection: "approval" })).toBe(limited);
  expect(availabilityOf({ is_full: true, has_waiting_list: true, ...closed })).toBe(
    "https://schema.org/SoldOut",
  );
  for (const changes of [{ cancelled_at: event.start_at }, { is_created_by_hf: true }, closed]) {
    expect(described(changes).offers).toBeUndefined();
  }
  expect(described({ cancelled_at: event.start_at }).eventStatus).toBe("https://schema.org/EventCancelled");
});
