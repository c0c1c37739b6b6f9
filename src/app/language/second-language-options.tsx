import { languageEntry, localeOf } from "../../shared/languages/languages.ts";
import { secondLanguagesFor } from "../../shared/languages/readers/text-reader.ts";
import { useReader } from "../../ui/texts/reader.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";

/** The languages that a reader may choose as the second one, by their own names, and none of them first. */
export function SecondLanguageOptions() {
  const t = useTexts();
  const { language } = useReader();
  return (
    <>
      <option value="">{t("shell.second_language_none")}</option>
      {secondLanguagesFor(language).map((one) => (
        <option key={one} value={one} lang={localeOf(one)}>
          {languageEntry(one).nativeName}
        </option>
      ))}
    </>
  );
}
