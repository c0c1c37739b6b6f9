import type { TeamFigures } from "../team-figures.contract.ts";

/** The Monday of a week where there is little room: `11/23`; with its year where the last of the weeks is in another one. */
export function weekLabel(monday: string, weeks: TeamFigures["weeks"]): string {
  const [year, ...day] = monday.split("-").map(Number);
  const isOfLastYear = weeks.at(-1)?.monday.startsWith(`${year}-`);
  return (isOfLastYear ? day : [year, ...day]).join("/");
}
