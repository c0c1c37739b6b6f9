import type { Event, LanguageEvent } from "../../features/events/events.contract.ts";
import { applicationsCloseAt, applyState, factsOfEvent } from "../../features/events/events.public.ts";
import { contentTag } from "../../shared/content-tags.ts";
import { plainText } from "../../shared/light-markdown/plain-text.ts";
import { toWireTime } from "../../shared/tokyo-time.ts";

interface Describing {
  text: LanguageEvent;
  image: string;
  publicUrl: string;
  now: number;
}

const schema = (name: string) => `https://schema.org/${name}`;

/**
 * An event in the words of schema.org, for search engines. It says what the page says and nothing else: what is not known, as
 * the fee, is left out.
 */
export function describeEvent(event: Event, { text, image, publicUrl, now }: Describing) {
  const url = `${publicUrl}/events/${event.id}`;
  const facts = factsOfEvent(event);
  const state = applyState(facts, new Date(now));
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: text.title,
    description: plainText(text.discription) || undefined,
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
    offers:
      state === "open" || state === "full"
        ? {
            "@type": "Offer",
            availability: schema(state === "full" ? "SoldOut" : "InStock"),
            availabilityEnds: toWireTime(applicationsCloseAt(facts)),
            url,
          }
        : undefined,
    inLanguage: event.used_languages.map(({ id }) => contentTag(id)).filter(Boolean),
  };
}

function placeOf({ prefecture }: Event, { place_name, address }: LanguageEvent) {
  return {
    "@type": "Place",
    name: place_name || prefecture.name,
    address: {
      "@type": "PostalAddress",
      streetAddress: address || undefined,
      addressRegion: prefecture.name,
      addressCountry: "JP",
    },
  };
}
