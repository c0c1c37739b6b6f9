import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { messageAtField } from "../../shared/message-at-field.ts";
import { ApiRefusal } from "./call-api.ts";

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
    if (field)
      form.setError(
        field as Path<Values>,
        { message: messageAtField(message) },
        { shouldFocus: left.length === 0 },
      );
    else left.push(`${wireField} ${message}`);
  }
  return left[0] ?? error.firstSentence;
}
