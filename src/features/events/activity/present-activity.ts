import type { Language } from "../../../shared/languages/languages.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { organizationNameIn } from "../../organizations/organizations.public.ts";
import { foreignTag, textIn } from "../ui/event-text.ts";
import { type Activity, Activity as ActivityShape } from "./activity.contract.ts";
import type { ActivityRow } from "./find-activities.server.ts";

const detailsShape = ActivityShape.shape.details;

export function presentActivity(row: ActivityRow, language: Language): Activity {
  const [organization] = row.names;
  return {
    id: row.id,
    at: toWireTime(row.at),
    kind: row.kind as Activity["kind"],
    actor: personOf(row.actor_id, row.actor_first_name, row.actor_last_name),
    person: personOf(row.person_id, row.person_first_name, row.person_last_name),
    event:
      row.event_id !== null && row.titles.length > 0 ? eventOf(row.event_id, row.titles, language) : null,
    organization: organization
      ? { id: organization.organization_id, organization_name: organizationNameIn(row.names, language) }
      : null,
    // What else stands in it is for the program.
    details: detailsShape.parse(row.details),
  };
}

function personOf(id: number | null, first: string | null, last: string | null) {
  return id === null ? null : { id, first_name: first ?? "", last_name: last ?? "" };
}

function eventOf(id: number, titles: ActivityRow["titles"], language: Language) {
  const { title, language_id } = textIn(titles, language);
  const lang = foreignTag(language_id, language);
  return { id, title, ...(lang && { lang }) };
}
