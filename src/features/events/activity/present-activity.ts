import { z } from "zod";
import type { Language } from "../../../shared/languages/languages.ts";
import { foreignTag } from "../../../shared/languages/readers/text-reader.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { organizationNameIn, recognitionLabel } from "../../organizations/organizations.public.ts";
import { textIn } from "../ui/event-text.ts";
import { type Activity, Activity as ActivityShape } from "./activity.contract.ts";
import type { ActivityRow } from "./find-activities.server.ts";

const detailsShape = ActivityShape.shape.details;
const levelShape = z.object({ level_ja: z.string(), level_en: z.string() });

export function presentActivity(row: ActivityRow, language: Language): Activity {
  const nameOf = (id: number) => {
    const names = row.names.filter(({ organization_id }) => organization_id === id);
    return names.length > 0 ? organizationNameIn(names, language) : null;
  };
  const other = row.other_organization_id;
  const otherName = other === null ? null : nameOf(other);
  return {
    id: row.id,
    at: toWireTime(row.at),
    deed: row.kind as Activity["deed"],
    actor: personOf(row.actor_id, row.actor_first_name, row.actor_last_name),
    person: personOf(row.person_id, row.person_first_name, row.person_last_name),
    subject:
      row.event_id === null
        ? { kind: "organization", id: row.organization_id, title: nameOf(row.organization_id) }
        : { kind: "event", id: row.event_id, ...titleOf(row.titles, language) },
    organization: other !== null && otherName !== null ? { id: other, organization_name: otherName } : null,
    // What else stands in it is for the program.
    details: detailsShape.parse({ ...(row.details as object), ...recognitionOf(row, language) }),
  };
}

/** A line about a recognition says in the reader's language which university has recognised the organization, and as what. */
function recognitionOf({ university, details }: ActivityRow, language: Language) {
  const { data: level } = levelShape.safeParse(details);
  if (!university || !level) return {};
  return { title: recognitionLabel({ university, ...level }, language) };
}

function personOf(id: number | null, first: string | null, last: string | null) {
  return id === null ? null : { id, first_name: first ?? "", last_name: last ?? "" };
}

function titleOf(titles: ActivityRow["titles"], language: Language) {
  if (titles.length === 0) return { title: null };
  const { title, language_id } = textIn(titles, language);
  const lang = foreignTag(language_id, language);
  return { title, ...(lang && { lang }) };
}
