import { errorBody, sentences } from "../../../platform/http/replies/api-error-body.server.ts";
import type { RequestContext } from "../../../platform/http/request-context.server.ts";
import { problemText } from "../../../platform/i18n/problem-text.ts";
import type { AppError } from "../../../shared/app-error.ts";

/**
 * Setting and changing an announcement refuse with a list of whole sentences, under `errors` and under `data` alike, since
 * the two screens read either; the fields stand under `field_errors`.
 */
export function presentAnnouncementError(error: AppError, { language }: RequestContext) {
  if (error.kind === "bad_request") return { body: errorBody(error, language) };
  const list = Object.entries(error.fields).flatMap(([field, problems]) =>
    problems.map(({ code, values }) => problemText(language, sentenceCode(field, code), values)),
  );
  return { body: { errors: list, data: list, field_errors: sentences(error.fields, language) } };
}

function sentenceCode(field: string, code: string): string {
  if (code.startsWith("announcement_")) return code;
  if (code === "not_found") {
    return field === "event" ? "sentence_event_not_found" : "sentence_announcement_not_found";
  }
  if (field === "send_at") return "sentence_time_invalid";
  return (
    {
      must_be_logged_in: "sentence_must_be_logged_in",
      not_allowed: "sentence_not_allowed",
      unavailable: "sentence_try_again",
      limit_reached: "sentence_limit_reached",
      is_suspended: "sentence_is_suspended",
    }[code] ?? "sentence_invalid"
  );
}
