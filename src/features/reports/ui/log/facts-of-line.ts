import type { Language } from "../../../../shared/languages/languages.ts";
import type { Texts } from "../../../../ui/texts/texts.tsx";
import { displayLastDay, recognitionLevel } from "../../../organizations/organizations.public.ts";
import { reportStates } from "../../report-values.ts";
import type { TeamAction } from "../../team-log/team-actions.contract.ts";

/** The facts of a line beside its subject, each as a sentence or words in the page's language. */
export function factsOfLine(line: TeamAction, t: Texts, language: Language): string[] {
  const { state_before: before, state_after: after, key: _, ...others } = line.details;
  if (line.deed === "recognition.granted" || line.deed === "recognition.withdrawn")
    return [t(`team_log.told.${line.deed}`, recognitionTold(line.details, language))];
  const stateOf = (value: unknown) => reportStates.find((one) => one === value);
  const [from, to] = [stateOf(before), stateOf(after)];
  return [
    ...(from && to && from !== to
      ? [t("reports.state_changed", { before: t(`reports.state.${from}`), after: t(`reports.state.${to}`) })]
      : []),
    ...(others.is_deleted === true ? [t("help_desk.is_deleted")] : []),
    ...Object.values(others).filter((value): value is string => typeof value === "string" && value !== ""),
  ];
}

function recognitionTold(details: TeamAction["details"], language: Language) {
  const text = (key: string) => String(details[key] ?? "");
  return {
    university: text("university"),
    level: recognitionLevel({ level_ja: text("level_ja"), level_en: text("level_en") }, language),
    date: displayLastDay(text("valid_until"), language),
  };
}
