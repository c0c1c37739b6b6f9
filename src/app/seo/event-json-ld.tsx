import type { Event, LanguageEvent } from "../../features/events/contract.ts";
import { languageTag } from "../../features/events/door.ts";
import { useNonce } from "../shell/nonce.ts";

interface EventJsonLdProps {
  event: Event;
  text: LanguageEvent;
  image: string;
  publicUrl: string;
}

/** The event as schema.org describes it, for search engines. It says what the page says. */
export function EventJsonLd({ event, text, image, publicUrl }: EventJsonLdProps) {
  const nonce = useNonce();
  const url = `${publicUrl}/events/${event.id}`;
  const description = {
    "@context": "https://schema.org",
    "@type": "Event",
    name: text.title,
    description: text.discription,
    startDate: event.start_at,
    endDate: event.end_at ?? undefined,
    eventStatus: `https://schema.org/${event.cancelled_at ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: `https://schema.org/${event.is_online ? "Online" : "Offline"}EventAttendanceMode`,
    location: event.is_online
      ? { "@type": "VirtualLocation", url }
      : {
          "@type": "Place",
          name: text.place_name,
          address: {
            "@type": "PostalAddress",
            streetAddress: text.address || text.place_name,
            addressRegion: event.prefecture.name,
            addressCountry: "JP",
          },
        },
    image: [image],
    organizer: event.organizations.map(({ id, organization_name }) => ({
      "@type": "Organization",
      name: organization_name,
      url: `${publicUrl}/organizations/${id}`,
    })),
    offers: {
      "@type": "Offer",
      price: 0,
      priceCurrency: "JPY",
      availability: `https://schema.org/${event.is_full ? "SoldOut" : "InStock"}`,
      url,
    },
    inLanguage: event.language_events.map(({ language_id }) => languageTag(language_id)).filter(Boolean),
    isAccessibleForFree: true,
  };
  const json = JSON.stringify(description).replaceAll("<", "\\u003c");
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose angle brackets are escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
