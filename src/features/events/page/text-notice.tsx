import { languageOfContent } from "../../../shared/languages/languages.ts";
import { nameIn } from "../../../shared/languages/name-in.ts";
import { languageNameIn } from "../../../shared/languages/name-of-language.ts";
import { secondParameter, usefulSecond } from "../../../shared/languages/readers/text-reader.ts";
import { FallbackForm } from "../../../ui/forms/fallback-form.tsx";
import { useInitialFields } from "../../../ui/forms/use-initial-search.ts";
import { useChooseSecond, useReader } from "../../../ui/texts/reader.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { NamedLanguage } from "../card/card-data.ts";

interface TextNoticeProps {
  /** Id of the language of the text that is shown. */
  shown: number;
  /** At least that one. */
  languages: readonly NamedLanguage[];
  /** Classes of the heading's stylesheet: a page shows the notice before the part's own files come. */
  styles: { readonly notice?: string; readonly always?: string };
}

/**
 * Says in which language an event's texts are where they are not in the reader's, and offers to have this one whenever the own is
 * missing.
 */
export default function TextNotice({ shown, languages, styles }: TextNoticeProps) {
  const t = useTexts();
  const { language, second } = useReader();
  const choose = useChooseSecond();
  const fields = useInitialFields();
  const written = languageOfContent(shown);
  const offered = written && written !== second ? usefulSecond(language, written) : null;
  const row = languages.find(({ id }) => id === shown);
  const name = written ? languageNameIn(written, language) : nameIn(row, language);
  return (
    <div className={styles.notice}>
      <p>
        {t("event.translation_missing")} {name && t("event.text_shown_in", { language: name })}
      </p>
      {offered && (
        <FallbackForm fields={fields}>
          <button
            type="submit"
            name={secondParameter}
            value={offered}
            className={styles.always}
            onClick={(event) => {
              event.preventDefault();
              void choose(offered);
            }}
          >
            {t("event.always_in", { language: languageNameIn(offered, language) })}
          </button>
        </FallbackForm>
      )}
    </div>
  );
}
