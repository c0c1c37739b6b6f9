import { useId, useInsertionEffect, useLayoutEffect, useRef } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/**
 * Takes into the form what was chosen by radio buttons and checkboxes before the scripts had arrived. The form library does so
 * for other fields; of a group it forgets what is chosen while it takes the buttons in one by one, so that is read before.
 * @returns the id that the form element has to carry
 */
export function useInputBeforeHydration<Values extends FieldValues>(form: UseFormReturn<Values>): string {
  const id = useId();
  const chosen = useRef<Record<string, string | string[]>>(undefined);
  useInsertionEffect(() => {
    chosen.current ??= chosenIn(document.getElementById(id));
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there when the page woke up
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(chosen.current ?? {})) {
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
    }
    chosen.current = {};
  }, []);
  return id;
}

/** Several boxes of one name give a list; a single one gives its value. */
function chosenIn(form: HTMLElement | null): Record<string, string | string[]> {
  const chosen: Record<string, string | string[]> = {};
  for (const { name, type, value } of form?.querySelectorAll<HTMLInputElement>("input:checked") ?? []) {
    const isOneOfMany = type === "checkbox" && document.getElementsByName(name).length > 1;
    chosen[name] = isOneOfMany ? [...(chosen[name] ?? []), value] : value;
  }
  return chosen;
}
