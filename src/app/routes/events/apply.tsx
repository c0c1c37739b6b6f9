import { findSignUpChoices } from "../../../features/accounts/accounts.server.ts";
import { ApplyStep } from "../../../features/applications/applications.public.ts";
import { readableTexts, textIn } from "../../../features/events/events.public.ts";
import { showEventToApply, titleForReader } from "../../../features/events/events.server.ts";
import { displayDate, displayTime } from "../../../shared/time/tokyo-time.ts";
import { Link } from "../../../ui/base/link.tsx";
import { useReader } from "../../../ui/texts/reader.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { foundEvent } from "../../event/found-event.ts";
import { priorityNotice } from "../../event/priority-notice.server.ts";
import { pageContext } from "../../rendering/page-context.server.ts";
import { handlePostedForm } from "../../rendering/posted-fields.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import styles from "../account/form-page.module.css";
import type { Route } from "./+types/apply";

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { platform, language } = page;
  const event = foundEvent(await showEventToApply(platform, page, params.eventId));
  return {
    event,
    title: await titleForReader(platform, event, page),
    priority: await priorityNotice(platform, language, event),
    now: platform.clock.now().getTime(),
    choices: await findSignUpChoices(platform, language),
  };
}

export const action = handlePostedForm;

export default function Apply({ loaderData }: Route.ComponentProps) {
  const { event, title, priority, now, choices } = loaderData;
  const t = useTexts();
  const reader = useReader();
  const { language } = reader;
  const text = textIn(readableTexts(event), reader);
  const start = new Date(event.start_at);
  const place = event.is_online
    ? t("event.online")
    : t("event.place", { prefecture: event.prefecture.name, place: text.place_name });
  return (
    <div className={styles.page}>
      <PageHead
        title={t("apply.page_title", { title })}
        description={`${displayDate(start, language)} ${displayTime(start, language)} · ${place}`}
        stepOf={`/events/${event.id}`}
      />
      <header className={styles.head}>
        <h1>{t("apply.title")}</h1>
        <p>
          <Link to={`/events/${event.id}`}>{title}</Link>
        </p>
        <p>
          {displayDate(start, language)} {displayTime(start, language)} · {place}
        </p>
        {priority && <p>{priority}</p>}
      </header>
      <ApplyStep key={event.id} event={event} choices={choices} now={now} />
    </div>
  );
}
