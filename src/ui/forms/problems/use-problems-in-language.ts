import { useEffect, useRef } from "react";
import { useLanguage } from "../../texts/texts.tsx";
import type { CheckedForm } from "./say-problems-anew.ts";

/** Says what is wrong in a form in the page's language, also once it has changed. */
export function useProblemsInLanguage<Name extends string>(form: CheckedForm<Name>): void {
  const language = useLanguage();
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    void import("./say-problems-anew.ts").then(({ sayProblemsAnew }) => sayProblemsAnew(form));
  }, [language, form]);
}
