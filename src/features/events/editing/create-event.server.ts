import type { Insertable } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import type { DB } from "../../../platform/db/generated/schema.ts";
import type { Settings } from "../../../platform/env/read-settings.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notFound, Problems } from "../../../shared/app-error.ts";
import {
  type ActivityDetails,
  keepOrganization,
  refuseSuspended,
} from "../../organizations/organizations.server.ts";
import { recordEventActivity } from "../activity/record-event-activity.server.ts";
import { writeMeetingUrl } from "../meeting/meeting-url.server.ts";
import { requirePublishable } from "../publishing/require-publishable.server.ts";
import { planQuestions, writeQuestions } from "../questions/save-questions.server.ts";
import { checkMasters } from "./check-event-references.server.ts";
import type { EventIn } from "./edit-event.contract.ts";
import { checkPlaces } from "./input/check-places.ts";
import { mergeEventEntries } from "./input/event-entries.ts";
import { checkEvent, eventDraftOf, eventFormOrder } from "./input/event-form.ts";
import { placesDraftOf } from "./input/places-draft.ts";
import { columnsOf, writeEntries, writeLists } from "./write-event.server.ts";

export interface NewEvent {
  organizationId: number;
  sent: EventIn;
  thumbnail: string | null;
  now: Date;
  /** What the log says of it beside that it was created. */
  details?: ActivityDetails;
}

/** A new event of an organization, which is its owner. Answers its id. */
export function createEvent({ db, settings }: Platform, wished: NewEvent): Promise<number> {
  return db.transaction().execute((tx) => createEventIn(tx, settings, wished));
}

/** As `createEvent`, in a transaction that does more. */
export async function createEventIn(
  tx: Tx,
  settings: Settings,
  { organizationId, sent, thumbnail, now, details = {} }: NewEvent,
): Promise<number> {
  await keepOrganization(tx, organizationId);
  if (sent.is_published !== false) await refuseSuspended(tx, organizationId);
  const organization = await findOwner(tx, organizationId);
  const problems = new Problems();
  const sentEntries = sent.language_events_attributes ?? [];
  const entries = mergeEventEntries([], sentEntries, organization.is_hf, problems);
  if (entries.length === 0) problems.add("title", "blank");
  checkEvent(eventDraftOf(null, sent), entries, problems);
  checkPlaces(placesDraftOf(null, sent), null, problems);
  await checkMasters(tx, sent, entries, problems);
  problems.throwIfAny(eventFormOrder);

  const event = await tx
    .insertInto("events")
    .values({
      ...(columnsOf(sent) as Insertable<DB["events"]>),
      university_id: sent.university_id === undefined ? organization.university_id : sent.university_id,
      owner_organization_id: organizationId,
      is_created_by_hf: organization.is_hf,
      detail_url: organization.is_hf ? (sent.detail_url ?? null) : null,
      thumbnail_url: thumbnail,
      created_at: now,
      updated_at: now,
    })
    .returning([
      "id",
      "owner_organization_id",
      "is_published",
      "is_published_after_hold",
      "start_at",
      "end_at",
      "cancelled_at",
    ])
    .executeTakeFirstOrThrow();
  const { id } = event;
  await writeEntries(tx, id, [], entries);
  await writeMeetingUrl(tx, id, null, sent.meeting_url);
  await tx
    .insertInto("event_hosts")
    .values({ event_id: id, organization_id: organizationId, is_owner: true, created_at: now })
    .execute();
  await writeLists(tx, id, {
    ...sent,
    target_prefecture_ids: sent.target_prefecture_ids ?? [sent.prefecture_id as number],
  });
  const languageIds = [...entries].sort((one, other) => Number(other.is_main) - Number(one.is_main));
  const plan = await planQuestions(
    tx,
    id,
    sent.apply_questions_attributes ?? [],
    languageIds.map(({ language_id }) => language_id),
    problems,
  );
  problems.throwIfAny();
  await writeQuestions(tx, id, plan);
  await recordEventActivity(tx, id, "event.created", { details });
  if (sent.is_published !== false) {
    await requirePublishable(tx, settings, { before: null, after: event, now });
    await recordEventActivity(tx, id, "event.published");
  }
  return id;
}

/** The organization, with its first university, which is its events' too. */
async function findOwner(tx: Tx, id: number) {
  const organization = await tx
    .selectFrom("organizations as o")
    .leftJoin("organization_universities as u", "u.organization_id", "o.id")
    .select(["o.is_hf", "u.university_id"])
    .where("o.id", "=", id)
    .orderBy("u.position")
    .orderBy("u.university_id")
    .limit(1)
    .executeTakeFirst();
  if (!organization) throw notFound("organization");
  return organization;
}
