import type { Executor, Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalid, notFound } from "../../../shared/app-error.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import {
  keepOrganization,
  lockOrganization,
  recordActivity,
} from "../../organizations/organizations.server.ts";
import { lockEventForShare } from "../event-locks.server.ts";
import { findMeetingUrl } from "../meeting/meeting-url.server.ts";
import { noManagerDetails, presentEvent } from "../present-event.ts";
import { findEvent } from "../shared-event-reads.server.ts";
import { contentOf, TemplateContent } from "./template-content.ts";
import { templateParts } from "./template-parts.server.ts";
import { templatesAtMost } from "./templates-at-most.ts";

export interface StoredTemplate {
  id: number;
  name: string;
  content: TemplateContent;
  thumbnail_url: string | null;
  created_at: Date;
}

/** By their names. */
export async function findTemplates(db: Executor, organizationId: number): Promise<StoredTemplate[]> {
  const rows = await selectTemplates(db)
    .where("organization_id", "=", organizationId)
    .orderBy("name")
    .orderBy("id")
    .execute();
  return rows.map(read);
}

/** @throws `not_found` where the organization has no such template */
export async function findTemplate(
  db: Executor,
  organizationId: number,
  id: number,
): Promise<StoredTemplate> {
  const row = await selectTemplates(db)
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("event_template");
  return read(row);
}

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
    await lockEventForShare(tx, eventId);
    const event = await findEvent(tx, eventId);
    if (event?.owner_organization_id !== organizationId) throw notFound("event");
    const others = await findTemplates(tx, organizationId);
    if (others.length >= templatesAtMost)
      throw invalid("event_templates", "at_most", { max: templatesAtMost });
    refuseTaken(others, name);
    const meeting_url = await findMeetingUrl(tx, eventId);
    const managerDetails = { ...noManagerDetails, meeting_url };
    const parts: TemplateContent["parts"] = {};
    for (const part of platform.extensions.of(templateParts)) {
      parts[part.name] = await part.read(tx, eventId);
    }
    const row = await tx
      .insertInto("event_templates")
      .values({
        organization_id: organizationId,
        name,
        content: JSON.stringify(
          contentOf(presentEvent(event, { platform, language }, { managerDetails }), parts),
        ),
        thumbnail_url: event.thumbnail_url,
        created_at: platform.clock.now(),
      })
      .returning(templateColumns)
      .executeTakeFirstOrThrow();
    await recordActivity(tx, { kind: "template.made", organizationId, details: { label: name } });
    return read(row);
  });
}

/** @throws `not_found` */
export function renameTemplate(
  { db }: Platform,
  organizationId: number,
  id: number,
  name: string,
): Promise<StoredTemplate> {
  return db.transaction().execute(async (tx) => {
    await takeTurn(tx, organizationId);
    const stored = await findTemplate(tx, organizationId, id);
    if (stored.name === name) return stored;
    refuseTaken(
      (await findTemplates(tx, organizationId)).filter((one) => one.id !== id),
      name,
    );
    await tx.updateTable("event_templates").set({ name }).where("id", "=", id).execute();
    await recordActivity(tx, { kind: "template.renamed", organizationId, details: { label: name } });
    return { ...stored, name };
  });
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

const templateColumns = ["id", "name", "content", "thumbnail_url", "created_at"] as const;

const selectTemplates = (db: Executor) => db.selectFrom("event_templates").select(templateColumns);

const read = ({
  content,
  ...row
}: Omit<StoredTemplate, "content"> & { content: unknown }): StoredTemplate => ({
  ...row,
  content: TemplateContent.parse(content),
});
