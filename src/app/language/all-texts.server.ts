import type { Messages } from "@lingui/core";
import { textsByLanguage } from "../../shared/catalogues.ts";

/** Every text of the interface, for rendering pages on the server. */
export const allTexts = textsByLanguage(
  import.meta.glob<Messages>(
    "../../../locales/*/{public,articles,browse,finding,forms,mail-links,manage,event-form,event-dashboard,help-editor,styleguide}.json",
    {
      query: "?lingui",
      import: "messages",
      eager: true,
    },
  ),
);
