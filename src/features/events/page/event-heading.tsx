import { Link, useSearchParams } from "react-router";
import { contentTag } from "../../../shared/languages/content-tags.ts";
import { isLanguage, languageIds } from "../../../shared/languages/languages.ts";
import { nativeLanguageNames } from "../../../shared/languages/native-language-names.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { pictureOf, pictureProps } from "../covers/event-picture.ts";
import type { Event } from "../events.contract.ts";
import { foreignTag, textAt } from "../ui/event-text.ts";
import styles from "./event-heading.module.css";

/** Picture, host and title, with a tab a language, each at an address of its own; a reader whose language is missing is told so. */
export function EventHeading({ event }: { event: Event }) {
  const t = useTexts();
  const language = useLanguage();
  const [search] = useSearchParams();
  const text = textAt(event.language_events, search, language);
  const isMissing = !event.language_events.some(({ language_id }) => language_id === languageIds[language]);
  return (
    <div className={styles.heading}>
      <img
        {...pictureProps(pictureOf(event), "(min-width: 60rem) 50rem, 100vw")}
        alt=""
        width={960}
        height={540}
        fetchPriority="high"
        className={styles.picture}
      />
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
      <div lang={foreignTag(text.language_id, language)}>
        <h1>{text.title}</h1>
        <p className={styles.host}>{text.organization_name || event.organizations[0]?.organization_name}</p>
      </div>
    </div>
  );
}

function withText(search: URLSearchParams, languageId: number): string {
  const lang = search.get("lang");
  const text = contentTag(languageId) ?? "";
  return new URLSearchParams({ ...(isLanguage(lang) && { lang }), text }).toString();
}
