import { useState } from "react";
import type { Language } from "../../../shared/languages/languages.ts";
import { useLanguage } from "../../texts/texts.tsx";

/** State for words about what has just happened; they are gone once the page is in another language. */
export function useSaid<Words>() {
  const language = useLanguage();
  const [said, setSaid] = useState<{ words: Words | null; language: Language } | null>(null);
  const say = (words: Words | null) => setSaid({ words, language });
  return [said?.language === language ? said.words : null, say] as const;
}
