import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiError } from "./api-client.ts";

/**
 * Puts the server's sentences at the fields they concern. What has no field of its own comes back as one sentence; null for
 * what was no refusal.
 */
export function showApiError<Values extends FieldValues>(
  error: unknown,
  form: UseFormReturn<Values>,
  fieldOf: (wireField: string) => string | null,
): string | null {
  if (!(error instanceof ApiError)) return null;
  const left: string[] = [];
  let isFocused = false;
  for (const [wireField, [sentence = ""]] of Object.entries(error.sentences)) {
    const field = fieldOf(wireField);
    if (!field) left.push(sentence);
    else {
      form.setError(field as Path<Values>, { message: sentence }, { shouldFocus: !isFocused });
      isFocused = true;
    }
  }
  return left[0] || error.firstSentence || null;
}

/** Whether all that the server refuses is said at fields, so that nothing is left to say beside them. */
export function isSaidAtFields(error: unknown, fieldOf: (wireField: string) => string | null): boolean {
  const named = error instanceof ApiError ? Object.keys(error.sentences) : [];
  return named.length > 0 && named.every(fieldOf);
}
