import { Link, useSearchParams } from "react-router";
import { contentTag } from "../../../shared/content-tags.ts";
import { isLanguage, type Language, languageIds } from "../../../shared/languages.ts";
import { nativeLanguageNames } from "../../../shared/native-language-names.ts";
import { LightMarkdown } from "../../../ui/light-markdown/light-markdown.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { Event, LanguageEvent } from "../events.contract.ts";
import styles from "./event-description.module.css";
import { foreignTag, textAt } from "./event-text.ts";

/** Title and description, with a tab a language, each at an address of its own; a reader whose language is missing is told so. */
export function EventDescription({ event }: { event: Event }) {
  const t = useTexts();
  const language = useLanguage();
  const [search] = useSearchParams();
  const text = textAt(event.language_events, search, language);
  const isMissing = !event.language_events.some(({ language_id }) => language_id === languageIds[language]);
  return (
    <div className={styles.words}>
      {event.thumbnail_url && <img src={event.thumbnail_url} alt="" className={styles.picture} />}
      <p className={styles.host}>{text.organization_name || event.organizations[0]?.organization_name}</p>
      {isMissing && <p className={styles.missing}>{t("event.translation_missing")}</p>}
      {event.language_events.length > 1 && (
        <nav aria-label={t("event.languages_of_page")} className={styles.tabs}>
          {event.language_events.map(({ id, language_id }) => (
            <Link
              key={id}
              to={{ search: withText(search, language_id) }}
              replace
              preventScrollReset
              aria-current={id === text.id || undefined}
              lang={contentTag(language_id)}
            >
              {nativeLanguageNames[language_id]}
            </Link>
          ))}
        </nav>
      )}
      <div lang={tag(text, language)}>
        <h1>{text.title}</h1>
        <LightMarkdown text={text.discription} />
      </div>
    </div>
  );
}

const tag = (text: LanguageEvent, language: Language) => foreignTag(text.language_id, language);

function withText(search: URLSearchParams, languageId: number): string {
  const lang = search.get("lang");
  const text = contentTag(languageId) ?? "";
  return new URLSearchParams({ ...(isLanguage(lang) && { lang }), text }).toString();
}
