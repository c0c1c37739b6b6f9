import { useMemo } from "react";
import type { Column } from "../../../../../ui/tables/column.ts";
import { useLanguage, useTexts } from "../../../../../ui/texts/texts.tsx";
import { affiliationColumns } from "../../../../affiliation/affiliation.admin.ts";
import type { Event } from "../../../../events/events.contract.ts";
import { type ParticipantTableRow, participantColumns, statusColumns } from "../participant-rows.ts";
import { originColumns } from "../place-origin.ts";
import { withWriting } from "../write-to-person.tsx";
import { attendanceColumn } from "./attendance-column.tsx";
import { endedColumns } from "./ended-columns.ts";
import { nameColumn } from "./name-column.tsx";

interface PeopleColumns {
  event: Event;
  /** Those who are shown: a column stands there where it has something to say of one of them. */
  shown: readonly ParticipantTableRow[];
  asksAttendance: boolean;
  /** The page of messages; null where none can be sent. */
  messagesAt: string | null;
  /** Told of the person whose name is pressed. */
  onOpen(userId: number): void;
}

/** The columns of a table of people; the same ones while there are no others, so that rows are drawn once when more people come. */
export function usePeopleColumns(given: PeopleColumns): Column<ParticipantTableRow>[] {
  const { event, shown, asksAttendance, messagesAt, onOpen } = given;
  const t = useTexts();
  const language = useLanguage();
  const columns = useMemo(() => {
    const now = new Date();
    const [name, ...others] = participantColumns(event, t, language);
    const words = { hasNote: t("applicant.has_note"), noAccount: t("add_person.no_account") };
    const named = name && nameColumn(name, words, ({ person }) => onOpen(person.id));
    return [
      ...statusColumns(shown, t, language, now),
      ...(named ? [messagesAt ? withWriting(named, messagesAt) : named] : []),
      ...originColumns(event, shown, t),
      ...endedColumns(shown, t),
      ...(asksAttendance ? [attendanceColumn(event, t, language, now)] : []),
      ...affiliationColumns(shown, t, language),
      ...others,
    ];
  }, [event, shown, asksAttendance, messagesAt, onOpen, t, language]);
  // A column's text hangs on its row; the people who are shown decide only whether it stands there.
  const keys = columns.map(({ key }) => key).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns of these keys
  return useMemo(() => columns, [event, keys, asksAttendance, messagesAt, onOpen, t, language]);
}
