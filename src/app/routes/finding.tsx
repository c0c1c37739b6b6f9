import type { Messages } from "@lingui/core";
import { Outlet } from "react-router";
import { loadCatalogues } from "../../shared/catalogues.ts";
import { documentLanguage } from "../../shared/document-language.ts";
import { WithFetchedTexts } from "../language/with-fetched-texts.tsx";

const found = import.meta.glob<Messages>("../../../locales/*/finding.json", {
  query: "?lingui",
  import: "messages",
});

const texts = import.meta.env.SSR ? null : loadCatalogues(found, documentLanguage());

/** Around the lists and the calendar, within `browsing.tsx`: filters and months are named nowhere else. */
export default function Finding() {
  return (
    <WithFetchedTexts texts={texts}>
      <Outlet />
    </WithFetchedTexts>
  );
}
