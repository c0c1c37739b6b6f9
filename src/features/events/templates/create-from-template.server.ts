import type { Platform } from "../../../platform/platform.ts";
import { invalid } from "../../../shared/app-error.ts";
import { createEventIn } from "../editing/create-event.server.ts";
import { prepareEventTexts } from "../search/analysis/analyse-event-texts.server.ts";
import { findTemplate } from "./event-templates.server.ts";
import { eventOfTemplate } from "./template-content.ts";
import { templateParts } from "./template-parts.server.ts";

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
  const { db, clock, extensions } = platform;
  const now = clock.now();
  if (start <= now) throw invalid("start_at", "must_be_future");
  const { name, content, thumbnail_url } = await findTemplate(db, organizationId, templateId);
  const sent = eventOfTemplate(content, start);
  await prepareEventTexts(platform, null, sent);
  return db.transaction().execute(async (tx) => {
    const details = { label: name };
    const id = await createEventIn(tx, { organizationId, sent, thumbnail: thumbnail_url, now, details });
    for (const part of extensions.of(templateParts)) await part.write(tx, id, content.parts[part.name]);
    return id;
  });
}
