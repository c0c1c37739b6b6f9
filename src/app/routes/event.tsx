import { useEffect } from "react";
import { data, useRevalidator, useSearchParams } from "react-router";
import { ApplyPanel } from "../../features/applications/door.ts";
import { showEventToVisitors } from "../../features/events/door.server.ts";
import { applyState, EventFacts, EventManagerMenu, EventWords, textIn } from "../../features/events/door.ts";
import { Bar } from "../../ui/feedback/bar.tsx";
import { flashTimes, useFlash } from "../../ui/feedback/flash.tsx";
import { useLanguage, useTexts } from "../../ui/texts/texts.tsx";
import { pageContext } from "../page-context.server.ts";
import { EventJsonLd } from "../seo/event-json-ld.tsx";
import { PageHead } from "../seo/page-head.tsx";
import type { Route } from "./+types/event.ts";
import styles from "./event.module.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { platform, language } = context.get(pageContext);
  const found = await showEventToVisitors(platform, language, params.eventId);
  if (found === "removed") throw data(null, 410);
  if (!found) throw data(null, 404);
  return {
    event: found,
    now: platform.clock.now().getTime(),
    publicUrl: platform.settings.publicUrl,
  };
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const { event, now, publicUrl } = loaderData;
  const t = useTexts();
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const text = textIn(event.language_events, language);
  const picture = event.thumbnail_url ?? `${publicUrl}/events/${event.id}/picture/${language}.png`;
  useJustApplied();
  return (
    <div className={styles.page}>
      <PageHead
        title={text.title}
        description={text.discription.replaceAll(/\s+/g, " ").slice(0, 150) || t("home.lead")}
        image={{ url: new URL(picture, publicUrl).href, alt: text.title }}
        type="article"
      />
      <EventJsonLd event={event} text={text} image={new URL(picture, publicUrl).href} publicUrl={publicUrl} />
      <div className={styles.main}>
        {event.cancelled_at && (
          <Bar>
            {t("event.cancelled")} {event.cancel_message}
          </Bar>
        )}
        <EventManagerMenu event={event} />
        <EventWords event={event} />
        <EventFacts event={event} />
      </div>
      <div className={styles.side}>
        <ApplyPanel
          eventId={event.id}
          state={applyState(event, now)}
          detailUrl={event.detail_url}
          applyDue={event.apply_due}
          seatsLeft={Math.max(0, event.max_participant_num - event.applications_count)}
          onChanged={revalidate}
        />
      </div>
    </div>
  );
}

/** Says once that the application has arrived; a reload does not say it again. */
function useJustApplied(): void {
  const t = useTexts();
  const flash = useFlash();
  const [search, setSearch] = useSearchParams();
  const isJustApplied = search.has("just_applied");
  useEffect(() => {
    if (!isJustApplied) return;
    flash(t("apply.done.applied"), "success", flashTimes.notice);
    setSearch(
      (before) => {
        before.delete("just_applied");
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isJustApplied, flash, t, setSearch]);
}
