import { useState } from "react";
import { useRevalidator } from "react-router";
import { loadErrorMessages } from "../../../../platform/browser/error-messages.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { personName } from "../../../../shared/people/person-name.ts";
import { noticeFailure } from "../../../../ui/feedback/admin-notifications.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../../events/events.contract.ts";
import type { ParticipantTableRow } from "../../participants/ui/participant-rows.ts";
import { notifyTime, type OrganizersDecision } from "../organizers-decisions.ts";
import type { DecisionResult } from "./decision-result.tsx";
import { oppositeDecision } from "./open-decisions.ts";
import { sendDecision } from "./send-decision.ts";

/** Why one person is refused, by the field that the API names. */
const refusalTexts = {
  event: "decisions.full",
  state: "decisions.changed_meanwhile",
  user: "decisions.account_gone",
} as const;
const isRefusedField = (field: string): field is keyof typeof refusalTexts => field in refusalTexts;

/** Sends decisions, reads the participants again, and keeps what became of the last one so that it can be taken back. */
export function useDecisions(event: Event, rows: readonly ParticipantTableRow[]) {
  const t = useTexts();
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [last, setLast] = useState<(DecisionResult & { decision: OrganizersDecision }) | null>(null);

  async function decide(
    decision: OrganizersDecision,
    userIds: number[],
    message: string,
    isUndo = false,
  ): Promise<boolean> {
    setIsBusy(true);
    try {
      const { done, refused } = await sendDecision(event.id, decision, userIds, message);
      const saying = await loadErrorMessages(language);
      // The sentences for those who apply say that they were not able to.
      const say = (field: string, message: string) =>
        isRefusedField(field)
          ? t(field === "event" && isUndo ? "decisions.full_by_now" : refusalTexts[field])
          : saying(field, message);
      const nameOf = (id: number) => {
        const row = rows.find(({ person }) => person.id === id);
        return row ? personName(row.person, language) : String(id);
      };
      const until = notifyTime(new Date(event.start_at), new Date());
      setLast({
        decision,
        isUndo,
        done,
        refused: refused.map(({ user_id, errors }) => ({
          name: nameOf(user_id),
          reason: Object.entries(errors)
            .flatMap(([field, messages]) => messages.map((one) => say(field, one)))
            .join(" "),
        })),
        until: oppositeDecision(event.selection, decision) ? until : null,
      });
      await revalidate();
      return true;
    } catch (error) {
      noticeFailure(failureMessage(error, t("admin.unreachable")));
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  async function undo(): Promise<void> {
    const opposite = last && oppositeDecision(event.selection, last.decision);
    if (opposite) await decide(opposite, last.done, "", true);
  }

  return { decide, undo, isBusy, last };
}
