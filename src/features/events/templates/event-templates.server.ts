import { sql } from "kysely";
import type { Executor, Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalid, notFound } from "../../../shared/app-error.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import {
  keepOrganization,
  lockOrganization,
  recordActivity,
} from "../../organizations/organizations.server.ts";
import { copiedParts, readCopiedParts } from "../duplicating/copied-parts.server.ts";
import { lockEventForShare } from "../event-locks.server.ts";
import { refuseOnHold } from "../holds/refuse-on-hold.server.ts";
import { findMeetingUrl } from "../meeting/meeting-url.server.ts";
import { noManagerDetails, presentEvent } from "../present-event.server.ts";
import { findEvent } from "../shared-event-reads.server.ts";
import { contentOf, type TemplateContent } from "./template-content.ts";
import { templatesAtMost } from "./templates-at-most.ts";

/** What is told of a template; all that it holds is read where an event is made of it. */
export interface StoredTemplate {
  id: number;
  name: string;
  /** In the main language. */
  title: string;
  start: TemplateContent["start"];
  created_at: Date;
}

/** By their names. */
export function findTemplates(db: Executor, organizationId: number): Promise<StoredTemplate[]> {
  return selectTemplates(db, organizationId).orderBy("name").orderBy("id").execute();
}

/** @throws `not_found` where the organization has no such template */
async function findTemplate(db: Executor, organizationId: number, id: number): Promise<StoredTemplate> {
  const template = await selectTemplates(db, organizationId).where("id", "=", id).executeTakeFirst();
  if (!template) throw notFound("event_template");
  return template;
}

function selectTemplates(db: Executor, organizationId: number) {
  return db
    .selectFrom("event_templates")
    .where("organization_id", "=", organizationId)
    .select(["id", "name", "created_at"])
    .select(sql<TemplateContent["start"]>`content -> 'start'`.as("start"))
    .select(sql<string>`coalesce(${mainText} ->> 'title', '')`.as("title"));
}

const mainText = sql`jsonb_path_query_first(content, '$.event.language_events_attributes[*] ? (@.is_main == true)')`;

interface WishedTemplate {
  organizationId: number;
  eventId: number;
  name: string;
  language: Language;
}

/** Keeps what an event of the organization says as a template: what a copy of it would have. */
export function saveTemplate(
  platform: Platform,
  { organizationId, eventId, name, language }: WishedTemplate,
): Promise<StoredTemplate> {
  return platform.db.transaction().execute(async (tx) => {
    await takeTurn(tx, organizationId);
    const held = await readHeld(tx, platform, { organizationId, eventId, language });
    const others = await findTemplates(tx, organizationId);
    if (others.length >= templatesAtMost)
      throw invalid("event_templates", "at_most", { max: templatesAtMost });
    refuseTaken(others, name);
    const { id } = await tx
      .insertInto("event_templates")
      .values({ organization_id: organizationId, name, ...held, created_at: platform.clock.now() })
      .returning("id")
      .executeTakeFirstOrThrow();
    await recordActivity(tx, { kind: "template.made", organizationId, details: { label: name } });
    return findTemplate(tx, organizationId, id);
  });
}

interface TemplateChange extends Omit<Partial<WishedTemplate>, "organizationId" | "language"> {
  organizationId: number;
  id: number;
  language: Language;
}

/**
 * Gives a template another name, or lets it hold what another event of its organization says; what is left out stays.
 * @throws `not_found` for a template or an event of another organization
 */
export function changeTemplate(
  platform: Platform,
  { organizationId, id, name, eventId, language }: TemplateChange,
): Promise<StoredTemplate> {
  return platform.db.transaction().execute(async (tx) => {
    await takeTurn(tx, organizationId);
    const stored = await findTemplate(tx, organizationId, id);
    const change = async (changed: object, kind: "template.renamed" | "template.changed") => {
      await tx.updateTable("event_templates").set(changed).where("id", "=", id).execute();
      await recordActivity(tx, { kind, organizationId, details: { label: name ?? stored.name } });
    };
    if (name !== undefined && name !== stored.name) {
      const others = await findTemplates(tx, organizationId);
      refuseTaken(
        others.filter((one) => one.id !== id),
        name,
      );
      await change({ name }, "template.renamed");
    }
    if (eventId !== undefined) {
      await change(await readHeld(tx, platform, { organizationId, eventId, language }), "template.changed");
    }
    return findTemplate(tx, organizationId, id);
  });
}

/** The columns of a template that hold what an event of the organization says. @throws `not_found` */
async function readHeld(
  tx: Tx,
  platform: Platform,
  { organizationId, eventId, language }: Omit<WishedTemplate, "name">,
) {
  await lockEventForShare(tx, eventId);
  const event = await findEvent(tx, eventId);
  if (event?.owner_organization_id !== organizationId) throw notFound("event");
  refuseOnHold(event);
  const managerDetails = { ...noManagerDetails, meeting_url: await findMeetingUrl(tx, eventId) };
  const parts = await readCopiedParts(platform.extensions.of(copiedParts), tx, eventId);
  const said = presentEvent(event, { platform, language }, { managerDetails });
  return { content: JSON.stringify(contentOf(said, parts)), thumbnail_url: event.thumbnail_url };
}

/** Its picture goes with the daily sweep where nothing else shows it. @throws `not_found` */
export function removeTemplate(
  { db }: Platform,
  organizationId: number,
  id: number,
): Promise<StoredTemplate> {
  return db.transaction().execute(async (tx) => {
    await takeTurn(tx, organizationId);
    const stored = await findTemplate(tx, organizationId, id);
    await tx.deleteFrom("event_templates").where("id", "=", id).execute();
    await recordActivity(tx, { kind: "template.removed", organizationId, details: { label: stored.name } });
    return stored;
  });
}

/** Changes of an organization's templates take turns, so that two at once count each other's and their names. */
async function takeTurn(tx: Tx, organizationId: number): Promise<void> {
  await lockOrganization(tx, organizationId);
  await keepOrganization(tx, organizationId);
}

function refuseTaken(others: readonly StoredTemplate[], name: string): void {
  const isSame = (one: StoredTemplate) => one.name.toLowerCase() === name.toLowerCase();
  if (others.some(isSame)) throw invalid("name", "taken");
}
