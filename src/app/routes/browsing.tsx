import type { Messages } from "@lingui/core";
import { Outlet } from "react-router";
import { loadCatalogues } from "../../shared/catalogues.ts";
import { documentLanguage } from "../../shared/document-language.ts";
import { WithFetchedTexts } from "../language/with-fetched-texts.tsx";

const found = import.meta.glob<Messages>("../../../locales/*/browse.json", {
  query: "?lingui",
  import: "messages",
});

/** Asked for as soon as the module is there, beside the texts of every page. The server has all of them. */
const texts = import.meta.env.SSR ? null : loadCatalogues(found, documentLanguage());

/** Around the pages on which people find events: they alone need `browse.json`, which forms and articles do without. */
export default function Browsing() {
  return (
    <WithFetchedTexts texts={texts}>
      <Outlet />
    </WithFetchedTexts>
  );
}
