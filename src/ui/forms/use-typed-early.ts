import { useId, useInsertionEffect, useLayoutEffect, useRef } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/**
 * Takes into the form what was typed, chosen or filled in by the browser before the scripts had arrived. The form library
 * writes its own first values into the fields when they are tied to it, so they are read before that.
 * @returns the id that the form element has to carry
 */
export function useTypedEarly<Values extends FieldValues>(form: UseFormReturn<Values>): string {
  const id = useId();
  const typed = useRef<Map<string, string | string[]>>(undefined);
  useInsertionEffect(() => {
    typed.current ??= typedIn(document.getElementById(id));
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there when the page woke up
  useLayoutEffect(() => {
    for (const [name, value] of typed.current ?? []) {
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
    }
    typed.current = new Map();
  }, []);
  return id;
}

/** The boxes of one name are told apart by their values, so they give a list; a single one gives its value. */
function typedIn(form: HTMLElement | null): Map<string, string | string[]> {
  const typed = new Map<string, string | string[]>();
  if (!(form instanceof HTMLFormElement)) return typed;
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === "checkbox") {
      if (!field.checked) continue;
      const isOneOfMany = form.elements.namedItem(field.name) instanceof RadioNodeList;
      typed.set(field.name, isOneOfMany ? [...(typed.get(field.name) ?? []), field.value] : field.value);
    } else if (field instanceof HTMLInputElement && field.type === "radio") {
      if (field.checked) typed.set(field.name, field.value);
    } else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
    ) {
      if (field.name && field.value) typed.set(field.name, field.value);
    }
  }
  return typed;
}
