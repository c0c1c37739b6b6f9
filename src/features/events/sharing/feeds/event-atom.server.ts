import { Feed } from "feed";
import { mailTextsIn } from "../../../../platform/mail/mail-texts.server.ts";
import type { Language } from "../../../../shared/languages.ts";
import { plainText } from "../../../../shared/light-markdown/plain-text.ts";
import { organizationNameIn } from "../../../organizations/organizations.public.ts";
import type { EventRow } from "../../event-rows.server.ts";
import { placeWithAddress, prefectureNames } from "../../format/format-event-place.ts";
import { timeSpan } from "../../format/format-event-time.ts";
import { offerFacts } from "../../format/offer-facts.server.ts";
import { placesFacts } from "../../format/places-facts.server.ts";
import { stripControlCharacters } from "../../format/strip-control-characters.ts";
import { textOf } from "../calendar/event-calendar.server.ts";

interface AtomFor {
  language: Language;
  publicUrl: string;
  name: string;
  /** The feed's own address, and the page that shows the same list. */
  source: string;
  page: string;
}

const entriesAtMost = 100;

/** Events as an Atom feed: what has changed last comes first. */
export function eventAtom(events: readonly EventRow[], options: AtomFor): string {
  const { language, publicUrl, name, source, page } = options;
  const t = mailTextsIn(language);
  const latest = [...events]
    .sort((a, b) => b.updated_at.getTime() - a.updated_at.getTime() || b.id - a.id)
    .slice(0, entriesAtMost);
  const feed = new Feed({
    id: source,
    title: stripControlCharacters(name),
    language,
    link: page,
    feedLinks: { atom: source },
    updated: latest[0]?.updated_at ?? new Date(0),
    author: { name: "Tsudoi", link: publicUrl },
    generator: "Tsudoi",
  });
  for (const event of latest) {
    const text = textOf(event, language);
    const place = event.is_online
      ? t("mail.online")
      : placeWithAddress({ ...text, prefecture: prefectureNames(event.prefecture, language) }, language);
    const offer = offerFacts(event, text, t, language).map(([label, value]) =>
      t("mail.fact", { label, value }),
    );
    const places = placesFacts(event, t, language);
    const facts = [timeSpan(event.start_at, event.end_at, language), place, ...offer, ...places]
      .filter(Boolean)
      .join(" · ");
    feed.addItem({
      id: `${publicUrl}/events/${event.id}`,
      title: stripControlCharacters(
        event.cancelled_at ? t("mail.event_cancelled.subject", { title: text.title }) : text.title,
      ),
      link: `${publicUrl}/events/${event.id}?lang=${language}`,
      date: event.updated_at,
      published: event.created_at,
      description: stripControlCharacters(
        escaped([facts, text.summary || plainText(text.description)].filter(Boolean).join("\n\n")),
      ),
      author: event.hosts.map(({ names }) => ({
        name: stripControlCharacters(organizationNameIn(names, language)),
      })),
    });
  }
  return feed.atom1();
}

/** Readers take a summary for HTML; ours is plain text. */
function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\n", "<br/>");
}
