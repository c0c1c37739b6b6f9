import type { Messages } from "@lingui/core";
import { type ReactNode, useMemo } from "react";
import { openTexts } from "../../shared/languages/catalogues/catalogues.ts";
import type { Language } from "../../shared/languages/languages.ts";
import { TextsProvider, useLanguage } from "../../ui/texts/texts.tsx";

interface SpecimenTextsProps {
  texts: Record<string, Messages>;
  /** The page's, where it is left out. */
  language?: Language;
  children: ReactNode;
}

/** Lets a part of the style guide speak a language. */
export function SpecimenTexts({ texts, language, children }: SpecimenTextsProps) {
  const ofPage = useLanguage();
  const spoken = language ?? ofPage;
  const opened = useMemo(() => openTexts(spoken, texts[spoken] ?? {}), [spoken, texts]);
  return <TextsProvider texts={opened}>{children}</TextsProvider>;
}
