import { displayDayTime } from "../../../../shared/time/display-day.ts";
import { Button, ButtonLink } from "../../../../ui/base/button.tsx";
import { Bar } from "../../../../ui/feedback/bar.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { useSignedInUser } from "../../../accounts/accounts.public.ts";
import {
  admissionOf,
  applicationsCloseAt,
  factsOfEvent,
  type PageEvent,
  priorityFactsOf,
  priorityOfEvent,
} from "../../../events/events.public.ts";
import { useMyPart } from "../../my-application/use-my-part.ts";
import styles from "./apply-form.module.css";

/** Stands for the form while a priority lets the person wait, with the reminder in place of the button that applies. */
export default function OpensLater({ event }: { event: PageEvent }) {
  const t = useTexts();
  const language = useLanguage();
  const closesAt = applicationsCloseAt(factsOfEvent(event));
  const user = useSignedInUser();
  const priority = priorityOfEvent(event);
  const until = priority?.until;
  const isByFormerProfile = user && admissionOf(priority, priorityFactsOf(user), new Date()) === "now";
  const { own, change, busy } = useMyPart({ id: event.id, closesAt, openFrom: until }, true, () => {});
  return (
    <>
      <Bar kind="note">
        {until && t("event.open_to_you_from", { time: displayDayTime(until, language) })}
        {isByFormerProfile && ` ${t("event.profile_then")}`}
      </Bar>
      <div className={styles.ways}>
        <Button
          look={own?.isReminded ? "quiet" : "main"}
          busy={own === undefined || busy !== null}
          busyText={t("apply.working")}
          onClick={() => change(own?.isReminded ? "unremind" : "remind")}
        >
          {t(own?.isReminded ? "own.cancel_remind" : "own.remind")}
        </Button>
        <ButtonLink to={`/events/${event.id}`} look="quiet">
          {t("apply.to_event")}
        </ButtonLink>
      </div>
    </>
  );
}
