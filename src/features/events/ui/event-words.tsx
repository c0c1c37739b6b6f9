import { useId, useState } from "react";
import { contentTag } from "../../../shared/content-tags.ts";
import { type Language, languageIds } from "../../../shared/languages.ts";
import { ownLanguageNames } from "../../../shared/own-language-names.ts";
import { LightMarkdown } from "../../../ui/light-markdown/light-markdown.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { Event, LanguageEvent } from "../contract.ts";
import { foreignTag, textIn } from "./card-data.ts";
import styles from "./event-words.module.css";

/** Title and description, with a tab a language; a reader whose language is missing is told so. */
export function EventWords({ event }: { event: Event }) {
  const t = useTexts();
  const language = useLanguage();
  const [shownId, setShownId] = useState(textIn(event.language_events, language).id);
  const text =
    event.language_events.find(({ id }) => id === shownId) ?? (event.language_events[0] as LanguageEvent);
  const isMissing = !event.language_events.some(({ language_id }) => language_id === languageIds[language]);
  const panelId = useId();
  return (
    <div className={styles.words}>
      {event.thumbnail_url && <img src={event.thumbnail_url} alt="" className={styles.picture} />}
      <p className={styles.host}>{text.organization_name || event.organizations[0]?.organization_name}</p>
      {isMissing && <p className={styles.missing}>{t("event.translation_missing")}</p>}
      {event.language_events.length > 1 && (
        <div role="tablist" aria-label={t("event.languages_of_page")} className={styles.tabs}>
          {event.language_events.map(({ id, language_id }) => (
            <button
              key={id}
              type="button"
              role="tab"
              aria-selected={id === text.id}
              aria-controls={panelId}
              lang={contentTag(language_id)}
              onClick={() => setShownId(id)}
            >
              {ownLanguageNames[language_id]}
            </button>
          ))}
        </div>
      )}
      <div
        id={panelId}
        role={event.language_events.length > 1 ? "tabpanel" : undefined}
        lang={tag(text, language)}
      >
        <h1>{text.title}</h1>
        <LightMarkdown text={text.discription} />
      </div>
    </div>
  );
}

const tag = (text: LanguageEvent, language: Language) => foreignTag(text.language_id, language);
