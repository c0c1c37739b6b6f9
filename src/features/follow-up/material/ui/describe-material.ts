import { displayByteSize } from "../../../../shared/byte-size.ts";
import type { Language } from "../../../../shared/languages/languages.ts";
import { fileLabel } from "../file-kinds.ts";
import type { Material } from "../material.contract.ts";

/** Kind of an entry, beside its name: `PDF 1.2 MB`, or the site that a link leads to. */
export function describeMaterial({ url, file }: Material, language: Language): string {
  if (file) return `${fileLabel(file.content_type)} ${displayByteSize(file.byte_size, language)}`;
  return (url && URL.parse(url)?.host) || "";
}

/** Address at which the file of an entry is handed out. */
export function materialFileAddress(eventId: number, materialId: number): string {
  return `/api/v1/events/${eventId}/materials/${materialId}/file`;
}
