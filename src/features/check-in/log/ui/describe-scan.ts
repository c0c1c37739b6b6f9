import type { Language } from "../../../../shared/languages/languages.ts";
import { displayTime } from "../../../../shared/time/tokyo-time.ts";
import type { Texts } from "../../../../ui/texts/texts.tsx";
import type { ShownOutcome } from "../../scanner/shown-outcome.ts";

/** Describes the outcome of a scan in one sentence. */
export function describeScan(t: Texts, language: Language, outcome: ShownOutcome): string {
  if (outcome.result === "recorded") {
    if (outcome.kind === "undo") return t("entrance.outcome.undo_recorded", { name: outcome.name ?? "" });
    return outcome.name === null
      ? t("entrance.outcome.recorded_unknown")
      : t("entrance.outcome.recorded", { name: outcome.name });
  }
  const { result, application, checked_in_at, device } = outcome;
  const name = application?.name ?? "";
  const time = checked_in_at ? displayTime(new Date(checked_in_at), language) : "";
  if (result === "not_confirmed")
    return t(`entrance.outcome.state.${application?.state ?? "cancelled"}`, { name });
  if (result === "already_checked_in" && device)
    return t("entrance.outcome.already_checked_in_by", { name, time, device });
  return t(`entrance.outcome.${result}`, { name, time });
}
