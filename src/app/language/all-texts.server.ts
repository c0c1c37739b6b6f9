import type { Messages } from "@lingui/core";
import type serverTexts from "../../../locales/en/server.json";
import { textsByLanguage } from "../../shared/languages/catalogues.ts";
import type { TextKey } from "../../ui/texts/texts.tsx";

/** A text that the server may write; those of `server.json` are never fetched by a browser. */
export type ServerTextKey = TextKey | keyof typeof serverTexts;

/** Every text of the interface, for rendering pages on the server. */
export const allTexts = textsByLanguage(
  import.meta.glob<Messages>(
    "../../../locales/*/{public,server,articles,browse,entrance,finding,forms,account-access,mail-links,manage,event-form,event-dashboard,help-editor,scanner,styleguide}.json",
    {
      query: "?lingui",
      import: "messages",
      eager: true,
    },
  ),
);
