import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { documentLanguage, documentSecond } from "../shared/languages/document-language.ts";
import { loadTexts } from "./language/load-texts.ts";
import { PageTexts } from "./language/page-texts.tsx";
import { removeLanguageFromQuery, sendPageLanguage } from "./language/send-page-language.ts";
import { clearInlinedStyles } from "./rendering/first-frame/clear-inlined-styles.ts";
import { ignoreSkippedTransitions } from "./shell/ignore-skipped-transitions.ts";
import { nameHistoryEntry } from "./shell/scroll-restoration.ts";

const language = documentLanguage();
const texts = await loadTexts(language);

ignoreSkippedTransitions();
nameHistoryEntry();
sendPageLanguage();
removeLanguageFromQuery(language);
clearInlinedStyles();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageTexts first={texts} firstSecond={documentSecond()}>
        <HydratedRouter />
      </PageTexts>
    </StrictMode>,
  );
});
void import("./after-start.ts").then(({ afterStart }) => afterStart(language));
