import { data } from "react-router";
import { CheckInPage, EndedLinkNote } from "../../../features/check-in/check-in.public.ts";
import { findLinkByToken } from "../../../features/check-in/check-in.server.ts";
import { findEvent, textOf } from "../../../features/events/events.server.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { pageContext } from "../../rendering/page-context.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import styles from "../account/form-page.module.css";
import type { Route } from "./+types/helper-check-in";

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { platform, language } = context.get(pageContext);
  const link = await findLinkByToken(platform.db, token, platform.clock.now());
  if (!link || link.isOnHold) return data({ problem: "link_unknown" } as const, { status: 404 });
  const { eventId } = link;
  const row = link.isOpen ? await findEvent(platform.db, eventId) : undefined;
  if (!row) return data({ problem: "link_ended", ended: { eventId, token } } as const, { status: 410 });
  const event = {
    id: row.id,
    title: textOf(row, language).title,
    startAt: toWireTime(row.start_at),
    endAt: row.end_at && toWireTime(row.end_at),
  };
  return data({ problem: null, helper: { token, label: link.label, event } });
}

/** The token in the address is for nobody else's eyes. */
export const headers = () => ({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex" });

/** Page on which helpers without an account check people in, by a link of the organizer's. */
export default function HelperCheckInPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { problem } = loaderData;
  return (
    <>
      <PageHead title={t("entrance.title")} isHidden />
      {problem === null ? (
        <CheckInPage eventId={loaderData.helper.event.id} helper={loaderData.helper} />
      ) : (
        <div className={styles.page}>
          <h1>{t(`entrance.${problem}`)}</h1>
          <p>{t(`entrance.${problem}_lead`)}</p>
          {problem === "link_ended" && <EndedLinkNote {...loaderData.ended} />}
        </div>
      )}
    </>
  );
}
