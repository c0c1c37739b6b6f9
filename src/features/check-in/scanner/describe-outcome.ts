import type { Language } from "../../../shared/languages/languages.ts";
import { displayTime } from "../../../shared/time/tokyo-time.ts";
import type { Texts } from "../../../ui/texts/texts.tsx";
import type { ShownOutcome } from "./shown-outcome.ts";

interface OutcomeWords {
  /** A few words that one reads at a glance. */
  title: string;
  /** Sentences for what is not as usual; empty for most. */
  details: string[];
}

export function describeOutcome(t: Texts, language: Language, outcome: ShownOutcome): OutcomeWords {
  const isUndo = outcome.result === "recorded" && outcome.kind === "undo";
  const title = t(`scan_outcome.${isUndo ? "undo_recorded" : outcome.result}`);
  return { title, details: detailsOf(t, language, outcome).filter((detail) => detail !== "") };
}

function detailsOf(t: Texts, language: Language, outcome: ShownOutcome): string[] {
  switch (outcome.result) {
    case "already_checked_in":
      return [sinceWhen(t, language, outcome)];
    case "not_confirmed":
      return [outcome.application ? t(`scan_outcome.state.${outcome.application.state}`) : ""];
    case "other_event":
    case "unknown":
    case "malformed":
      return [t(`scan_outcome.what_now.${outcome.result}`)];
    case "recorded":
      return [t(outcome.name === null ? "scan_outcome.not_on_list" : "scan_outcome.verified_later")];
    default:
      return [];
  }
}

function sinceWhen(
  t: Texts,
  language: Language,
  { checked_in_at, device }: Exclude<ShownOutcome, { result: "recorded" }>,
): string {
  if (!checked_in_at) return "";
  const time = displayTime(new Date(checked_in_at), language);
  return device ? t("scan_outcome.since_by", { time, device }) : t("scan_outcome.since", { time });
}
