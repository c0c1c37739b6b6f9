import { type RefObject, useEffect, useRef } from "react";
import type { EventFilters } from "../filters/event-filters.ts";

/**
 * Lets a form's fields say what the address says, after the way back too; the one that has the focus keeps it.
 * @param onChosenBefore for what was chosen before the scripts had arrived
 */
export function useFollowedFields(
  form: RefObject<HTMLFormElement | null>,
  filters: EventFilters,
  onChosenBefore: () => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before the scripts had arrived is read once they run
  useEffect(() => {
    if (fieldsOf(form).some((field) => field.name !== "q" && differs(field, filters))) onChosenBefore();
  }, []);
  const shown = useRef(filters);
  useEffect(() => {
    if (shown.current === filters) return;
    shown.current = filters;
    for (const field of fieldsOf(form)) {
      if (isCheckbox(field)) field.checked = Boolean(wantedBy(field, filters));
      else field.value = wantedBy(field, filters);
    }
  }, [form, filters]);
}

type Field = HTMLInputElement | HTMLSelectElement;

/** But for the order, which is no filter, and for what React keeps itself. */
function fieldsOf(form: RefObject<HTMLFormElement | null>): Field[] {
  return [...(form.current?.querySelectorAll<Field>("[name]:not([type=hidden], [name=sort])") ?? [])];
}

function differs(field: Field, filters: EventFilters): boolean {
  const wanted = wantedBy(field, filters);
  if (isCheckbox(field)) return field.checked !== Boolean(wanted);
  // An option that is not there cannot be chosen: the address names something that does not exist.
  const isThere =
    !(field instanceof HTMLSelectElement) || [...field.options].some(({ value }) => value === wanted);
  return field.value !== (isThere ? wanted : "");
}

const wantedBy = (field: Field, filters: EventFilters) =>
  String(filters[field.name as keyof EventFilters] ?? "");

function isCheckbox(field: Field): field is HTMLInputElement {
  return field.type === "checkbox";
}
