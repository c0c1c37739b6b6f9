import { createContext, type RefObject, useContext } from "react";
import { useRevalidator } from "react-router";
import type { Language } from "../../shared/languages/languages.ts";
import { useFlash } from "../feedback/flash.tsx";
import { useTexts } from "./texts.tsx";

/** The parts of a page that follow when its language changes. */
export interface ChangingPage {
  /** Runs the loaders of the page again. */
  revalidate(): Promise<void>;
  /** Of the languages; closed once the page is in the one that was chosen. */
  menu: HTMLDetailsElement | null;
}

/** Keeps the reader's language and shows the page in it; rejects where it cannot be fetched. Nothing as long as no script answers. */
export const ChooseLanguage = createContext<(language: Language, page: ChangingPage) => Promise<void>>(
  async () => {},
);

/** Puts the page into another language, and remembers it; says so where it cannot be fetched. */
export function useChooseLanguage(menu?: RefObject<HTMLDetailsElement | null>) {
  const choose = useContext(ChooseLanguage);
  const { revalidate } = useRevalidator();
  const t = useTexts();
  const flash = useFlash();
  return (language: Language) =>
    void choose(language, { revalidate, menu: menu?.current ?? null }).catch(() =>
      flash(t("apply.unreachable"), "error"),
    );
}
