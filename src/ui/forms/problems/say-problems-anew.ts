import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { problemNames } from "./problem-names.ts";

/** Checks again what was wrong, in the words of now. What the server alone can say goes: sending again brings it back. */
export function sayProblemsAnew<Values extends FieldValues>(form: UseFormReturn<Values>): void {
  const names = problemNames(form.formState.errors) as Path<Values>[];
  if (names.length === 0) return;
  form.clearErrors(names);
  void form.trigger(names);
}
