import type { MailItem } from "../../../platform/mail/layout/mail-content.ts";
import type { Platform } from "../../../platform/platform.ts";
import { displayByteSize } from "../../../shared/byte-size.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { fileLabel } from "./file-kinds.ts";
import { findMaterials } from "./material-rows.server.ts";

/**
 * An event's material as mails list it; files are handed out on the event's page alone, which asks who is reading: without an account
 * nobody gets there what is for those who came.
 */
export async function findMaterialItems(
  { db, settings }: Platform,
  eventId: number,
  language: Language,
  reader: { hasCome: boolean; hasAccount: boolean },
): Promise<MailItem[]> {
  const page = `${settings.publicUrl}/events/${eventId}?lang=${language}#material`;
  const rows = await findMaterials(db, eventId);
  return rows
    .filter(({ is_for_all, url }) => is_for_all || (reader.hasCome && (reader.hasAccount || url !== null)))
    .map(({ title, url, content_type, byte_size }) => ({
      title,
      url: url ?? page,
      lines: [
        url ? hostOf(url) : `${fileLabel(content_type ?? "")} ${displayByteSize(byte_size ?? 0, language)}`,
      ],
    }));
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? "";
}
