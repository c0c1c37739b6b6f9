import type { Language } from "../../shared/languages/languages.ts";
import { foreignTag } from "../../shared/languages/readers/text-reader.ts";
import { toWireTime } from "../../shared/time/tokyo-time.ts";
import { textIn } from "../events/events.public.ts";
import { namedIn } from "../organizations/organizations.public.ts";
import type { findNames } from "./find-names.server.ts";
import type { TodayRow } from "./find-today.server.ts";
import type { TodayItem } from "./today.contract.ts";
import type { TodayKind } from "./today-kinds.ts";

/** The tab of the event's dashboard where it is done. */
const tabs: Partial<Record<TodayKind, string>> = {
  decide: "list",
  draw: "list",
  offers: "list",
  new_applications: "list",
  // Its form shows what visitors will see before it publishes.
  unpublished: "edit",
  untranslated: "edit",
  no_picture: "edit",
  unannounced: "announce",
};

function hrefOf({ kind, event_id, organization_id, tab }: TodayRow): string {
  if (kind === "check_in") return `/events/${event_id}/check_in`;
  return `/manage/organizations/${organization_id}/events/${event_id}/${tab ?? tabs[kind]}`;
}

/** The lines in a language: titles and names in it where there are any, else in their main language, with its tag. */
export function presentToday(
  rows: readonly TodayRow[],
  { titles, names }: Awaited<ReturnType<typeof findNames>>,
  language: Language,
): TodayItem[] {
  const langOf = (languageId: number) => {
    const lang = foreignTag(languageId, language);
    return lang && { lang };
  };
  return rows.map((row) => {
    const { title, language_id } = textIn(titles.get(row.event_id) ?? [], language);
    const named = namedIn(names.get(row.organization_id) ?? [], language);
    return {
      kind: row.kind,
      event: { id: row.event_id, title, ...langOf(language_id) },
      organization: {
        id: row.organization_id,
        name: named?.name ?? "",
        ...(named && langOf(named.language_id)),
      },
      ...(row.at && { at: toWireTime(row.at) }),
      ...(row.count !== null && { count: row.count }),
      href: hrefOf(row),
    };
  });
}
