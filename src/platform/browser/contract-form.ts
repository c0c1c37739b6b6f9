import type { FieldValues, Path, Resolver, UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { ApiRefusal } from "./call-api.ts";

interface ContractRules<Values> {
  /** The contract's schema; loaded when the form is first submitted, so that no page waits for it. */
  load(): Promise<z.ZodType>;
  toBody(values: Values): unknown;
  /** The form's field for a place in the body; null where the form has none. */
  fieldAt(path: PropertyKey[]): string | null;
  /** The form's words for a problem with a field. */
  say(field: string, code: string): string;
}

/** Validates a form by the same rules as the server, with the form's own words. */
export function contractResolver<Values extends FieldValues>(rules: ContractRules<Values>): Resolver<Values> {
  return async (values) => {
    const schema = await rules.load();
    const parsed = schema.safeParse(rules.toBody(values));
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of parsed.error?.issues ?? []) {
      const field = rules.fieldAt(issue.path);
      if (!field || errors[field]) continue;
      const code = /^[a-z][a-z0-9_]*$/.test(issue.message) ? issue.message : "invalid";
      errors[field] = { type: code, message: rules.say(field, code) };
    }
    if (Object.keys(errors).length > 0) return { values: {}, errors: nested(errors) as never };
    return { values, errors: {} };
  };
}

/** `texts.0.name` as the nested object that the form library reads. */
function nested(errors: Record<string, unknown>): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [path, error] of Object.entries(errors)) {
    const parts = path.split(".");
    let place = root;
    for (const part of parts.slice(0, -1)) {
      place[part] ??= {};
      place = place[part] as Record<string, unknown>;
    }
    place[parts.at(-1) as string] = error;
  }
  return root;
}

/**
 * Puts the server's sentences at the fields they concern. What has no field of its own comes back as one sentence, as does
 * anything that was no refusal (null).
 */
export function showRefusal<Values extends FieldValues>(
  error: unknown,
  form: UseFormReturn<Values>,
  fieldOf: (wireField: string) => string | null,
): string | null {
  if (!(error instanceof ApiRefusal)) return null;
  const left: string[] = [];
  for (const [wireField, messages] of Object.entries(error.errors)) {
    const field = fieldOf(wireField);
    const message = messages[0] ?? "";
    if (field) form.setError(field as Path<Values>, { message }, { shouldFocus: left.length === 0 });
    else left.push(`${wireField} ${message}`);
  }
  return left[0] ?? error.firstSentence;
}
