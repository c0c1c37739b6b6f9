import type { LanguageEvent } from "../../features/events/events.contract.ts";
import {
  applicationsCloseAt,
  applyState,
  type BarrierFreeKind,
  factsOfEvent,
  isFull,
  type PageEvent,
} from "../../features/events/events.public.ts";
import { contentTag } from "../../shared/languages/content-tags.ts";
import { summary } from "../../shared/light-markdown/plain-text.ts";
import { toWireTime } from "../../shared/time/tokyo-time.ts";

interface Describing {
  text: LanguageEvent;
  /** The text in short (`summaryOf`). */
  description: string | undefined;
  image: string;
  publicUrl: string;
  now: number;
}

/** Search engines have no list of these names; they are the usual English ones. */
const amenities: Record<BarrierFreeKind, string> = {
  step_free: "Step-free access",
  toilet: "Accessible toilet",
  hearing: "Hearing support",
  seating: "Seating",
  quiet_room: "Quiet room",
  service_animals: "Service animals allowed",
};

/** A text in short: its summary, else how its description begins; empty where it has neither. */
export function summaryOf(text: Pick<LanguageEvent, "summary" | "discription">): string {
  return text.summary || summary(text.discription);
}

const schema = (name: string) => `https://schema.org/${name}`;

/**
 * An event in the words of schema.org, for search engines. It says what the page says and nothing else: what is not told is
 * left out.
 */
export function describeEvent(event: PageEvent, { text, description, image, publicUrl, now }: Describing) {
  const url = `${publicUrl}/events/${event.id}`;
  const facts = factsOfEvent(event);
  const availability = availabilityOf(facts, new Date(now));
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: text.title,
    description: description || undefined,
    url,
    startDate: event.start_at,
    endDate: event.end_at ?? undefined,
    doorTime: event.recieption_start_at ?? undefined,
    eventStatus: schema(facts.isCancelled ? "EventCancelled" : "EventScheduled"),
    eventAttendanceMode: schema(event.is_online ? "OnlineEventAttendanceMode" : "OfflineEventAttendanceMode"),
    location: event.is_online ? { "@type": "VirtualLocation", url } : placeOf(event, text),
    image: [image],
    organizer: event.organizations.map(({ id, organization_name }) => ({
      "@type": "Organization",
      name: organization_name,
      url: `${publicUrl}/organizations/${id}`,
    })),
    maximumAttendeeCapacity: event.max_participant_num,
    offers: availability && {
      "@type": "Offer",
      availability: schema(availability),
      availabilityEnds: toWireTime(applicationsCloseAt(facts)),
      price: event.fee ?? undefined,
      priceCurrency: event.fee === null ? undefined : "JPY",
      url,
    },
    isAccessibleForFree: event.fee === null ? undefined : event.fee === 0,
    inLanguage: event.used_languages.map(({ id }) => contentTag(id)).filter(Boolean),
  };
}

/** Undefined where there is nothing to be had, for another reason than that the places are gone. */
function availabilityOf(
  facts: ReturnType<typeof factsOfEvent>,
  now: Date,
): "InStock" | "LimitedAvailability" | "SoldOut" | undefined {
  const state = applyState(facts, now);
  // One can still wait for a place, or be chosen by the organizer.
  if (state === "open") return isFull(facts) ? "LimitedAvailability" : "InStock";
  return state === "full" || (state === "closed" && isFull(facts)) ? "SoldOut" : undefined;
}

function placeOf({ prefecture, location, barrier_free }: PageEvent, { place_name, address }: LanguageEvent) {
  return {
    "@type": "Place",
    name: place_name || prefecture.name,
    address: {
      "@type": "PostalAddress",
      streetAddress: address || undefined,
      addressRegion: prefecture.name,
      addressCountry: "JP",
    },
    geo: location ? { "@type": "GeoCoordinates", ...location } : undefined,
    amenityFeature:
      barrier_free.length > 0
        ? barrier_free.map((kind) => ({
            "@type": "LocationFeatureSpecification",
            name: amenities[kind],
            value: true,
          }))
        : undefined,
  };
}
