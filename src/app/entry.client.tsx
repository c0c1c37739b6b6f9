import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isLanguage } from "../shared/languages.ts";
import { TextsProvider } from "../ui/texts/texts.tsx";
import { loadTexts } from "./language/load-texts.ts";
import { removeLanguageFromQuery, sendPageLanguage } from "./language/send-page-language.ts";

const wished = document.documentElement.lang;
const texts = await loadTexts(isLanguage(wished) ? wished : "en");

sendPageLanguage(texts.locale);
removeLanguageFromQuery(texts.locale);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextsProvider texts={texts}>
        <HydratedRouter />
      </TextsProvider>
    </StrictMode>,
  );
});

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register(`/service-worker.js?lang=${texts.locale}`).catch(() => {});
}
