import { durationParts } from "../../shared/time/duration.ts";
import { useTexts } from "./texts.tsx";

/** Says a number of minutes in words: `2 時間 30 分`, `2 hours 30 minutes`. */
export function useDurationText(): (minutes: number) => string {
  const t = useTexts();
  return (minutes) => {
    const parts = durationParts(minutes);
    const said = (["days", "hours", "minutes"] as const)
      .filter((unit) => parts[unit] > 0)
      .map((unit) => t(`date_time.${unit}`, { count: parts[unit] }));
    return said.join(" ") || t("date_time.minutes", { count: 0 });
  };
}
