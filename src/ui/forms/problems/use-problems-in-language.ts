import { useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useLanguage } from "../../texts/texts.tsx";

/** Says what is wrong in a form in the page's language, also once it has changed. */
export function useProblemsInLanguage<Values extends FieldValues>(form: UseFormReturn<Values>): void {
  const language = useLanguage();
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    void import("./say-problems-anew.ts").then(({ sayProblemsAnew }) => sayProblemsAnew(form));
  }, [language, form]);
}
