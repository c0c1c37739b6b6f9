import type { Platform } from "../../platform/platform.ts";
import type { Language } from "../../shared/languages/languages.ts";
import { findPublishedInquiries } from "./publishing/find-inquiries.server.ts";
import { showInquiry } from "./publishing/present-inquiry.ts";
import type { ShownInquiry } from "./publishing/shown-inquiry.ts";

/** Published questions and answers of an event as its page shows them to everybody, the newest first. */
export async function showPublishedInquiries(
  platform: Platform,
  language: Language,
  eventId: number,
): Promise<ShownInquiry[]> {
  const rows = await findPublishedInquiries(platform.db, eventId);
  return rows.flatMap((row) => showInquiry(row, language));
}
