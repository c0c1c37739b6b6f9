import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { isActive } from "../../../shared/application-states.ts";
import { withRedirectTo } from "../../../shared/safe-redirect-path.ts";
import { displayDay } from "../../../shared/time/display-day.ts";
import { flashTimes, useFlash } from "../../../ui/feedback/flash.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { useCurrentUser } from "../../accounts/accounts.public.ts";
import type { applicationContracts, MyApplication } from "../applications.contract.ts";
import { requestReminder, useReminderRequest } from "../decisions/ui/reminder-request.ts";
import { reminderTime } from "../remind-later/remind-later-time.ts";

const api = apiClient<typeof applicationContracts>();

interface Own {
  /** Also one that has ended. */
  application: MyApplication | null;
  isReminded: boolean;
}

type Change = "remind" | "unremind";

const callOf = {
  remind: "POST /events/{id}/event_reminds/apply",
  unremind: "PUT /events/{id}/event_reminds/cancell",
} as const;

export type MyPart = ReturnType<typeof useMyPart>;

/**
 * The reader's application to an event and their wish to be reminded of it.
 * @param event `closesAt` is when it takes no more applications, `openFrom` when everybody may apply
 * @param onChanged the event may have changed as well
 */
export function useMyPart(
  { id: eventId, closesAt, openFrom }: { id: number; closesAt: Date; openFrom?: Date | undefined },
  canRemind: boolean,
  onChanged: () => void,
) {
  const t = useTexts();
  const language = useLanguage();
  const flash = useFlash();
  const navigate = useNavigate();
  const { user, refresh } = useCurrentUser();
  // Undefined while it is not known yet, and where it cannot be known: the visitor's view stands then.
  const [own, setOwn] = useState<Own | null | undefined>(undefined);
  const [busy, setBusy] = useState<Change | null>(null);
  const userId = user?.id;
  useEffect(() => {
    let isCurrent = true;
    setOwn(undefined);
    if (userId) void fetchOwn(eventId).then((found) => isCurrent && setOwn(found));
    return () => {
      isCurrent = false;
    };
  }, [eventId, userId]);
  const readAgain = async () => {
    const found = await fetchOwn(eventId);
    setOwn((before) => found ?? before);
    onChanged();
  };
  const reminded = () => {
    const now = new Date();
    const usual = reminderTime(closesAt, now);
    // Never before everybody may apply.
    const at = openFrom && openFrom > usual ? openFrom : usual;
    return at > now
      ? t("apply.done.remind", { day: displayDay(at, language, now) })
      : t("apply.done.remind_at_once");
  };
  const change = async (what: Change) => {
    if (!(user ?? (await refresh()))) {
      requestReminder(eventId);
      return navigate(withRedirectTo("/signup", `/events/${eventId}`));
    }
    setBusy(what);
    try {
      await api(callOf[what], { params: { id: eventId } });
      flash(what === "remind" ? reminded() : t("apply.done.unremind"), "success", flashTimes.notice);
      await readAgain();
    } catch (error) {
      flash(failureMessage(error, t("apply.unreachable")), "error", flashTimes.notice);
    }
    setBusy(null);
  };
  const isWished = useReminderRequest(eventId, Boolean(user));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is known that nothing speaks against it
  useEffect(() => {
    if (isWished && own && !isActive(own.application?.state) && !own.isReminded && canRemind)
      void change("remind");
  }, [isWished, own === undefined]);
  return { own, isKnown: user === null || own !== undefined, change, readAgain, busy };
}

async function fetchOwn(eventId: number): Promise<Own | null> {
  try {
    const params = { id: eventId };
    const [applied, reminded] = await Promise.all([
      api("GET /events/{id}/applications/own", { params }),
      api("GET /events/{id}/event_reminds/present", { params }),
    ]);
    return { application: applied.data, isReminded: reminded.data };
  } catch {
    return null;
  }
}
