import { type MouseEvent, useId } from "react";
import {
  type Language,
  languageEntry,
  otherReadings,
  readLanguage,
} from "../../../shared/languages/languages.ts";
import { FallbackForm } from "../../../ui/forms/fallback-form.tsx";
import { useChooseSecond, useReader } from "../../../ui/texts/reader.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { languageCookies } from "../../language/language-cookies.ts";
import { SecondLanguageOptions } from "../../language/second-language-options.tsx";
import styles from "./language-menu.module.css";

export interface SecondLanguageProps {
  /** Parameters of the page's address that stay where a choice leads to it anew, without scripts. */
  fields: Record<string, string>;
  /** Puts the page into another language on a press. */
  choose(event: MouseEvent, language: Language): void;
}

/** Whether words have their readings, and in which language the reader gets what an organizer has not written in theirs. */
export default function SecondLanguageField({ fields, choose }: SecondLanguageProps) {
  const t = useTexts();
  const id = useId();
  const { language, second } = useReader();
  const chooseSecond = useChooseSecond();
  const other = otherReadings(language);
  const { [languageCookies.second]: _, ...others } = fields;
  return (
    <>
      {other && (
        <FallbackForm className={styles.languageList} fields={fields}>
          <button
            type="submit"
            name="lang"
            value={other}
            aria-pressed={languageEntry(language).hasRuby === true}
            className={styles.ruby}
            onClick={(event) => choose(event, other)}
          >
            {t("shell.ruby")}
          </button>
        </FallbackForm>
      )}
      <FallbackForm className={styles.second} fields={others}>
        <label htmlFor={id}>{t("shell.second_language")}</label>
        <select
          id={id}
          name={languageCookies.second}
          value={second ?? ""}
          onChange={(event) => void chooseSecond(readLanguage(event.currentTarget.value))}
        >
          <SecondLanguageOptions />
        </select>
        <noscript>
          <button type="submit">{t("shell.second_language_take")}</button>
        </noscript>
      </FallbackForm>
    </>
  );
}
