import { type RefObject, useRef, useState } from "react";
import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { formatList } from "../../../../shared/languages/format-list.ts";
import { personName } from "../../../../shared/people/person-name.ts";
import { displayDate } from "../../../../shared/time/tokyo-time.ts";
import { Button } from "../../../../ui/base/button.tsx";
import { Bar } from "../../../../ui/feedback/bar.tsx";
import { ConfirmDialog } from "../../../../ui/feedback/confirm-dialog.tsx";
import { flashTimes, useFlash } from "../../../../ui/feedback/flash.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { GuestPlace, guestPlaceContracts } from "../guest-places.contract.ts";

const api = apiClient<typeof guestPlaceContracts>();

interface GuestPlaceQuestionProps {
  place: GuestPlace;
  /** Reads again what there is to ask, and to see. */
  onAnswered(): void;
  focusAfter: RefObject<HTMLElement | null>;
}

/** Whether the person is the one whom an organizer has added to an event. A no is asked once more: the place is out of reach then. */
export function GuestPlaceQuestion({ place, onAnswered, focusAfter }: GuestPlaceQuestionProps) {
  const t = useTexts();
  const language = useLanguage();
  const flash = useFlash();
  const declining = useRef<HTMLDialogElement>(null);
  const [isBusy, setBusy] = useState(false);
  const { event, hosts } = place;
  const words = {
    title: event.title,
    date: displayDate(new Date(event.start_at), language),
    hosts: formatList(
      hosts.map(({ organization_name }) => organization_name),
      language,
    ),
    name: personName(place, language),
  };
  const give = async (answer: "accept" | "decline") => {
    setBusy(true);
    try {
      await api("PUT /users/own/guest_places/{id}", { params: { id: place.id }, body: { answer } });
      flash(t(`guest_place.done.${answer}`, words), "success", flashTimes.notice);
    } catch (error) {
      // Answered already, in another tab or by a call whose answer was lost, or not to be had any more: the lists say which.
      if (!(error instanceof ApiError && error.status === 404)) {
        flash(failureMessage(error, t("apply.unreachable")), "error", flashTimes.notice);
        return setBusy(false);
      }
    }
    onAnswered();
    focusAfter.current?.focus();
  };
  return (
    <Bar kind="note">
      <span>{t("guest_place.question", words)}</span>
      <Button busy={isBusy} busyText={t("apply.working")} onClick={() => give("accept")}>
        {t("guest_place.accept")}
        <span className="visually-hidden">: {event.title}</span>
      </Button>
      <Button look="quiet" disabled={isBusy} onClick={() => declining.current?.showModal()}>
        {t("guest_place.decline")}
        <span className="visually-hidden">: {event.title}</span>
      </Button>
      <ConfirmDialog
        dialog={declining}
        question={t("guest_place.ask_decline", words)}
        confirm={t("guest_place.decline")}
        onConfirm={() => give("decline")}
        focusAfter={focusAfter}
      />
    </Bar>
  );
}
