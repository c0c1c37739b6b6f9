import type { Executor } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalid, notFound } from "../../../shared/app-error.ts";
import { copiedParts, writeCopiedParts } from "../duplicating/copied-parts.server.ts";
import { createEventIn } from "../editing/create-event.server.ts";
import { withReadings } from "../japanese/fill-readings.server.ts";
import { prepareEventTexts } from "../search/analysis/analyse-event-texts.server.ts";
import { eventOfTemplate, TemplateContent } from "./template-content.ts";

interface FromTemplate {
  organizationId: number;
  templateId: number;
  start: Date;
}

/** An unpublished event of what a template says, checked as one that somebody sends. Answers its id. @throws `not_found` */
export async function createFromTemplate(
  platform: Platform,
  { organizationId, templateId, start }: FromTemplate,
): Promise<number> {
  const { db, clock, extensions, settings } = platform;
  const now = clock.now();
  if (start <= now) throw invalid("start_at", "must_be_future");
  const { name, content, thumbnail_url } = await readTemplate(db, organizationId, templateId);
  const sent = await withReadings(db, null, eventOfTemplate(content, start));
  await prepareEventTexts(platform, null, sent);
  return db.transaction().execute(async (tx) => {
    const details = { label: name };
    const id = await createEventIn(tx, settings, {
      organizationId,
      sent,
      thumbnail: thumbnail_url,
      now,
      details,
    });
    await writeCopiedParts(extensions.of(copiedParts), tx, id, content.parts);
    return id;
  });
}

async function readTemplate(db: Executor, organizationId: number, id: number) {
  const template = await db
    .selectFrom("event_templates")
    .select(["name", "content", "thumbnail_url"])
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!template) throw notFound("event_template");
  return { ...template, content: TemplateContent.parse(template.content) };
}
