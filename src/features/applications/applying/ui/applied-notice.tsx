import { Suspense } from "react";
import { Bar } from "../../../../ui/feedback/bar.tsx";
import { lazyClientOnly } from "../../../../ui/texts/lazy-client-only.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { useCurrentUser } from "../../../accounts/accounts.public.ts";
import type { PageEvent } from "../../../events/events.public.ts";
import type { MyPart } from "../../my-application/use-my-part.ts";

const AppliedPanel = lazyClientOnly(() => import("../../my-application/applied-panel.tsx"));

interface AppliedNoticeProps {
  event: PageEvent;
  /** `just_applied` of the address. */
  outcome: string;
  part: MyPart;
}

/** Stands in the page of the event after applying; the application itself decides what it says. */
export function AppliedNotice({ event, outcome, part }: AppliedNoticeProps) {
  const t = useTexts();
  const { user } = useCurrentUser();
  const application = part.own?.application;
  if (application) {
    return (
      <Suspense fallback={null}>
        <AppliedPanel event={event} application={application} outcome={outcome} onChanged={part.readAgain} />
      </Suspense>
    );
  }
  // Nobody can say otherwise than the address: there is no session, or no answer.
  const isUnknown = user === null || part.own === null;
  return isUnknown ? <Bar kind="success">{t("apply.done.applied")}</Bar> : null;
}
