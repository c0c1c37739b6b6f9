import { problemNames } from "./problem-names.ts";

/** A form whose problems can be said again. */
export interface CheckedForm<Name extends string> {
  formState: { errors: object };
  clearErrors(names: Name[]): void;
  trigger(names: Name[]): unknown;
}

/** Checks again what was wrong, in the words of now. What the server alone can say goes: sending again brings it back. */
export function sayProblemsAnew<Name extends string>(form: CheckedForm<Name>): void {
  const names = problemNames(form.formState.errors) as Name[];
  if (names.length === 0) return;
  form.clearErrors(names);
  void form.trigger(names);
}
