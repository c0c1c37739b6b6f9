import type { I18n } from "@lingui/core";
import { createContext, type ReactNode, useContext, useState } from "react";
import { TextsProvider } from "../../ui/texts/texts.tsx";

const ShowTexts = createContext<(texts: I18n) => void>(() => {});

/** Puts the whole page into the language of other texts. */
export const useShowTexts = () => useContext(ShowTexts);

/** The texts of the page in the browser. @param first of the language in which the server rendered it */
export function PageTexts({ first, children }: { first: I18n; children: ReactNode }) {
  const [texts, setTexts] = useState(first);
  return (
    <ShowTexts value={setTexts}>
      <TextsProvider texts={texts}>{children}</TextsProvider>
    </ShowTexts>
  );
}
