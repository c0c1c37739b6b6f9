import { Suspense } from "react";
import { withRedirectTo } from "../../../../shared/safe-redirect-path.ts";
import { Link } from "../../../../ui/base/link.tsx";
import { lazyClientOnly } from "../../../../ui/texts/lazy-client-only.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { useCurrentUser } from "../../../accounts/accounts.public.ts";

const MySurvey = lazyClientOnly(() => import("./my-survey.tsx"));

/** The survey of an event, for those who came to it; everybody else is told who it is for. */
export function SurveyStep({ eventId }: { eventId: number }) {
  const t = useTexts();
  const { user } = useCurrentUser();
  if (user === null) {
    return (
      <p>
        <Link to={withRedirectTo("/login", `/events/${eventId}/survey`)}>{t("survey.log_in")}</Link>
      </p>
    );
  }
  const waiting = <p role="status">{t("apply.working")}</p>;
  if (!user) return waiting;
  return (
    <Suspense fallback={waiting}>
      <MySurvey key={user.id} eventId={eventId} email={user.email} />
    </Suspense>
  );
}
