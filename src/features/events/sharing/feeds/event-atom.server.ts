import { Feed, type Item } from "feed";
import { bareMailTextsIn } from "../../../../platform/mail/layout/mail-texts.server.ts";
import { mapInSlices } from "../../../../platform/threads/in-slices.ts";
import { type Language, localeOf } from "../../../../shared/languages/languages.ts";
import { plainText } from "../../../../shared/light-markdown/plain-text.ts";
import { withoutRuby } from "../../../../shared/ruby/ruby-marks.ts";
import { organizationNameIn } from "../../../organizations/organizations.public.ts";
import type { EventRow } from "../../event-rows.server.ts";
import { placeWithAddress, prefectureNames } from "../../format/format-event-place.ts";
import { timeSpan } from "../../format/format-event-time.ts";
import { offerFacts } from "../../format/offer-facts.server.ts";
import { placesFacts } from "../../format/places-facts.server.ts";
import { stripControlCharacters } from "../../format/strip-control-characters.ts";
import { textOf } from "../text-of.server.ts";

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
export async function eventAtom(events: readonly EventRow[], options: AtomFor): Promise<string> {
  const { language, publicUrl, name, source, page } = options;
  const latest = [...events]
    .sort((a, b) => b.updated_at.getTime() - a.updated_at.getTime() || b.id - a.id)
    .slice(0, entriesAtMost);
  const feed = new Feed({
    id: source,
    title: stripControlCharacters(name),
    language: localeOf(language),
    link: page,
    feedLinks: { atom: source },
    updated: latest[0]?.updated_at ?? new Date(0),
    author: { name: "Tsudoi", link: publicUrl },
    generator: "Tsudoi",
  });
  for (const item of await mapInSlices(latest, (event) => itemOf(event, options))) feed.addItem(item);
  return feed.atom1();
}

/** By row, which answers share: other filters make another feed of the same entries. */
const writtenItems = new WeakMap<EventRow, Partial<Record<Language, Item>>>();

function itemOf(event: EventRow, { language, publicUrl }: AtomFor): Item {
  const written = writtenItems.get(event) ?? {};
  writtenItems.set(event, written);
  written[language] ??= writeItem(event, language, publicUrl);
  return written[language];
}

function writeItem(event: EventRow, language: Language, publicUrl: string): Item {
  const t = bareMailTextsIn(language);
  const text = textOf(event, language);
  const place = event.is_online
    ? t("mail.online")
    : placeWithAddress({ ...text, prefecture: prefectureNames(event.prefecture, language) }, language);
  const offer = offerFacts(event, text, t, language).map(([label, value]) =>
    t("mail.fact", { label, value }),
  );
  const places = placesFacts(event, t, language);
  const when = withoutRuby(timeSpan(event.start_at, event.end_at, language));
  const facts = [when, place, ...offer, ...places].filter(Boolean).join(" · ");
  return {
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
  };
}

/** Readers take a summary for HTML; ours is plain text. */
function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\n", "<br/>");
}
