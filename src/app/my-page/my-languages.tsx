import {
  bareLanguage,
  languageEntry,
  languages,
  localeOf,
  readLanguage,
} from "../../shared/languages/languages.ts";
import { SelectField } from "../../ui/forms/fields/field.tsx";
import { useChooseLanguage } from "../../ui/texts/choose-language.ts";
import { useChooseSecond, useReader } from "../../ui/texts/reader.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";
import { SecondLanguageOptions } from "../language/second-language-options.tsx";
import styles from "./my-languages.module.css";

/** The language of the account, and the second one for events that are not in it; both hold at once, for pages and mails. */
export function MyLanguages() {
  const t = useTexts();
  const { language, second } = useReader();
  const chooseLanguage = useChooseLanguage();
  const chooseSecond = useChooseSecond();
  const choose = (code: string) => {
    const chosen = readLanguage(code);
    if (chosen) chooseLanguage(chosen);
  };
  return (
    <div className={styles.fields}>
      <SelectField
        label={t("me.language")}
        hint={t("me.language_hint")}
        value={bareLanguage(language)}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={localeOf(one)}>
            {languageEntry(one).nativeName}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t("shell.second_language")}
        value={second ?? ""}
        onChange={({ currentTarget }) => void chooseSecond(readLanguage(currentTarget.value))}
      >
        <SecondLanguageOptions />
      </SelectField>
    </div>
  );
}
