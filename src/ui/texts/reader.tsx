import { createContext, useContext, useMemo } from "react";
import { useRevalidator } from "react-router";
import type { Language } from "../../shared/languages/languages.ts";
import { type TextReader, usefulSecond } from "../../shared/languages/readers/text-reader.ts";
import { useLanguage } from "./texts.tsx";

interface SecondLanguageChoice {
  /** The choice of the page's reader; null where there is none. */
  second: Language | null;
  /** Keeps another choice and shows it; false where the page's data cannot be had for it now. */
  choose(second: Language | null): Promise<boolean>;
  /** Shows what the reader has chosen on another device, and keeps it here. */
  adopt(second: Language): Promise<void>;
}

/** As long as no script answers. */
export const nothingChosen: SecondLanguageChoice = {
  second: null,
  choose: async () => false,
  adopt: async () => {},
};

export const SecondLanguage = createContext(nothingChosen);

/** For whom the page chooses among texts of organizers. */
export function useReader(): TextReader {
  const language = useLanguage();
  const { second } = useContext(SecondLanguage);
  return useMemo(() => ({ language, second: usefulSecond(language, second) }), [language, second]);
}

export const useAdoptSecond = () => useContext(SecondLanguage).adopt;

/** Chooses another second language; what is on the page stays there, in other texts. */
export function useChooseSecond(): (second: Language | null) => Promise<void> {
  const { choose } = useContext(SecondLanguage);
  const { revalidate } = useRevalidator();
  return async (second) => {
    if (await choose(second)) await revalidate();
  };
}
