import { ButtonLink } from "../../../../ui/base/button.tsx";
import { Link } from "../../../../ui/base/link.tsx";
import { Bar } from "../../../../ui/feedback/bar.tsx";
import { lazyClientOnly } from "../../../../ui/texts/lazy-client-only.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { ApplyState, PageEvent } from "../../../events/events.public.ts";
import styles from "./apply-form.module.css";
import { DetailPageLink, WhyNotOpen } from "./why-not-open.tsx";

const OpensLater = lazyClientOnly(() => import("./opens-later.tsx"));

/** Stands for the form while there is nothing to apply to, or others apply first, with the ways on. */
export default function NotOpen({ event, state }: { event: PageEvent; state: ApplyState }) {
  const t = useTexts();
  if (state === "open") return <OpensLater event={event} />;
  return (
    <>
      <Bar kind={state === "elsewhere" || state === "not_yet_open" ? "note" : "error"}>
        <WhyNotOpen event={event} state={state} />
      </Bar>
      <div className={styles.ways}>
        {state === "elsewhere" && event.detail_url && <DetailPageLink address={event.detail_url} />}
        <ButtonLink to={`/events/${event.id}`} look="quiet">
          {t("apply.to_event")}
        </ButtonLink>
        <Link to="/">{t("apply.other_events")}</Link>
      </div>
    </>
  );
}
