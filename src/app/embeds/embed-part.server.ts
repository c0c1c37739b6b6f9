import type { ReactNode } from "react";
import type { Platform } from "../../platform/platform.ts";
import type { Language } from "../../shared/languages/languages.ts";
import { type ServerTextKey, textsToRender } from "../language/all-texts.server.ts";

/** What stands in a frame. */
export interface EmbedPart {
  title: string;
  /** The path of the public page of which it is a part. */
  page: string;
  body: ReactNode;
}

/** The texts of an embedded page; those of its own never reach a browser by themselves. */
export function embedText(language: Language) {
  const texts = textsToRender(language);
  return (key: ServerTextKey, values?: Record<string, string | number>) => texts._(key, values);
}

/**
 * Whole addresses of our pages, in the language of the frame, which say that their reader came from one, but for the form to apply:
 * with more in its address it would not be cached.
 */
export function pageAddressFrom({ settings }: Pick<Platform, "settings">, language: Language) {
  return (path: string) =>
    `${settings.publicUrl}${path}?lang=${language}${path.endsWith("/apply") ? "" : "&from=embed"}`;
}
