import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { documentLanguage } from "../shared/languages/document-language.ts";
import { loadTexts } from "./language/load-texts.ts";
import { PageTexts } from "./language/page-texts.tsx";
import { removeLanguageFromQuery, sendPageLanguage } from "./language/send-page-language.ts";
import { clearInlinedStyles } from "./rendering/clear-inlined-styles.ts";

const language = documentLanguage();
const texts = await loadTexts(language);

sendPageLanguage();
removeLanguageFromQuery(language);
clearInlinedStyles();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageTexts first={texts}>
        <HydratedRouter />
      </PageTexts>
    </StrictMode>,
  );
});
void import("./after-start.ts").then(({ afterStart }) => afterStart(language));
