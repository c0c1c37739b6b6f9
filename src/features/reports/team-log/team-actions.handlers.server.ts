import { handler, Page } from "../../../platform/http/handler.server.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { findSubjectTitles } from "../find-subject-titles.server.ts";
import { findTeamActions, type TeamActionRow } from "./find-team-actions.server.ts";
import { teamActionContracts as contracts, type TeamAction } from "./team-actions.contract.ts";

export const listTeamActionsHandler = handler(
  contracts["GET /uniteam/activity"],
  async ({ platform, language }, { query }) => {
    const { rows, nextCursor } = await findTeamActions(platform.db, query);
    const named = rows.flatMap((row) => [subjectOf(row), ...mentionsOf(row)]);
    const titles = await findSubjectTitles(platform.db, named, language);
    return new Page(
      rows.map((row) => presentTeamAction(row, titles)),
      nextCursor,
    );
  },
);

const subjectOf = (row: TeamActionRow) => ({
  subject: row.subject as TeamAction["subject"]["kind"],
  subject_id: row.subject_id,
});

/** The facts of a line that are numbers of things, by what these are. */
const mentioned = { university: "university_id", person: "user_id" } as const;

function mentionsOf({ details }: TeamActionRow) {
  return (Object.keys(mentioned) as (keyof typeof mentioned)[]).flatMap((subject) => {
    const id = (details as TeamAction["details"])[mentioned[subject]];
    return typeof id === "number" ? [{ subject, subject_id: id }] : [];
  });
}

function presentTeamAction(row: TeamActionRow, titles: ReadonlyMap<string, string>): TeamAction {
  const { subject, subject_id: id } = subjectOf(row);
  return {
    id: row.id,
    at: toWireTime(row.at),
    actor:
      row.actor_id === null
        ? null
        : { id: row.actor_id, first_name: row.first_name ?? "", last_name: row.last_name ?? "" },
    deed: row.kind as TeamAction["deed"],
    subject: { kind: subject, id, title: titles.get(`${subject} ${id}`) ?? null },
    details: {
      ...(row.details as TeamAction["details"]),
      ...Object.fromEntries(
        mentionsOf(row).map((one) => [one.subject, titles.get(`${one.subject} ${one.subject_id}`) ?? null]),
      ),
    },
  };
}
