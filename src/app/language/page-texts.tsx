import type { I18n } from "@lingui/core";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import type { Language } from "../../shared/languages/languages.ts";
import { type ChangingPage, ChooseLanguage } from "../../ui/texts/choose-language.ts";
import { SecondLanguage } from "../../ui/texts/reader.tsx";
import { TextsProvider } from "../../ui/texts/texts.tsx";

interface PageTextsProps {
  /** Texts of the language in which the server rendered the page. */
  first: I18n;
  /** The second language of the reader for whom it did; nothing where they had chosen none. */
  firstSecond?: Language | null;
  children: ReactNode;
}

/** The texts of the page in the browser. */
export function PageTexts({ first, firstSecond = null, children }: PageTextsProps) {
  const [texts, setTexts] = useState(first);
  const [second, setSecond] = useState(firstSecond);
  const choice = useMemo(() => {
    const choose = async (wished: Language | null) => {
      const { changeSecond } = await import("./change-second.ts");
      const isThere = await changeSecond(wished);
      setSecond(wished);
      return isThere;
    };
    const adopt = async (wished: Language) => {
      const { keepSecond } = await import("./change-second.ts");
      keepSecond(wished);
      setSecond(wished);
    };
    return { second, choose, adopt };
  }, [second]);
  const chooseLanguage = useCallback(async (language: Language, page: ChangingPage) => {
    const { changeLanguage } = await import("./change-language.ts");
    await changeLanguage(language, { ...page, showTexts: setTexts });
  }, []);
  return (
    <ChooseLanguage value={chooseLanguage}>
      <SecondLanguage value={choice}>
        <TextsProvider texts={texts}>{children}</TextsProvider>
      </SecondLanguage>
    </ChooseLanguage>
  );
}
