import { type ApplicationState, isActive, isComing } from "../../../../shared/application-states.ts";
import { textsByLanguage } from "../../../../shared/languages/catalogues/bare-texts.ts";
import type { Catalogue } from "../../../../shared/languages/catalogues/catalogues.ts";
import { hasEnded } from "../../../events/events.server.ts";
import { cancelReasonOf } from "../../cancel-reason.ts";
import { endedText } from "../ended-text.ts";
import {
  affiliationColumn,
  applicantColumns,
  type FileColumn,
  type FileFacts,
  fileTexts,
  readingColumn,
} from "./file-columns.server.ts";

/** The states of an application have the words of the list on the screen. */
const screenTexts = textsByLanguage(
  import.meta.glob<Catalogue>("../../../../../locales/*/event-dashboard.json", {
    query: "?lingui",
    import: "messages",
    eager: true,
  }),
);

/**
 * The columns of the participants' sheet from left to right: as in the CSV, with moments and numbers as such, and headings and states in
 * the words that the screen has for them.
 */
export function sheetColumns(facts: FileFacts): FileColumn[] {
  const { event, language, checkIn, hasReadings, hasAffiliations, withNotes, now } = facts;
  const say = (key: string) => fileTexts(language)._(`participants.${key}`);
  const stateIn = (state: ApplicationState) => screenTexts(language)._(`applicant_state.${state}`);
  const hasNotes = withNotes || checkIn?.walkIns.some(({ note }) => note);
  const missing = say(hasEnded(event, now) ? "absent" : "missing");
  const attendance = (state: ApplicationState, checkedInAt: Date | null) => {
    if (checkedInAt) return say("attended");
    return isComing(state) ? missing : null;
  };
  return [
    ...applicantColumns(facts),
    ...(hasReadings ? [readingColumn(say("reading"), language)] : []),
    ...(hasAffiliations ? [affiliationColumn(say("affiliation"), language)] : []),
    { heading: say("status"), value: ({ application }) => application && stateIn(application.state) },
    ...(checkIn
      ? [
          {
            heading: say("attendance"),
            value: ({ application, walkIn }) =>
              walkIn
                ? say("walk_in")
                : application && attendance(application.state, application.checked_in_at),
          } satisfies FileColumn,
          {
            heading: say("came_at"),
            value: ({ application, walkIn }) => walkIn?.created_at ?? application?.checked_in_at,
          } satisfies FileColumn,
        ]
      : []),
    {
      heading: say("ended"),
      value: ({ application }) =>
        application && !isActive(application.state)
          ? say(endedText(application.state, cancelReasonOf(application)))
          : null,
      width: 24,
    },
    ...(hasNotes
      ? [
          {
            heading: say("note"),
            value: ({ application, walkIn }) => walkIn?.note ?? (withNotes ? application?.note : null),
            width: 32,
          } satisfies FileColumn,
        ]
      : []),
  ];
}
