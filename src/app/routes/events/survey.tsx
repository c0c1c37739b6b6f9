import { readableTexts, textIn } from "../../../features/events/events.public.ts";
import { showEventToVisitors } from "../../../features/events/events.server.ts";
import { SurveyStep } from "../../../features/follow-up/follow-up.public.ts";
import { foreignTag } from "../../../shared/languages/readers/text-reader.ts";
import { Link } from "../../../ui/base/link.tsx";
import { NeedsScripts } from "../../../ui/forms/needs-scripts.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { foundEvent } from "../../event/found-event.ts";
import { pageContext } from "../../rendering/page-context.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import styles from "../account/form-page.module.css";
import type { Route } from "./+types/survey";

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const event = foundEvent(await showEventToVisitors(page.platform, page, params.eventId));
  return { id: event.id, text: textIn(readableTexts(event), page) };
}

export const headers = () => ({ "x-robots-tag": "noindex" });

/** The survey of an event, for those who came to it. */
export default function SurveyPage({ loaderData: { id, text } }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <div className={styles.page}>
      <PageHead title={t("survey.page_title", { title: text.title })} isHidden />
      <header className={styles.head}>
        <h1>{t("survey.title")}</h1>
        <p lang={foreignTag(text.language_id, language)}>
          <Link to={`/events/${id}`}>{text.title}</Link>
        </p>
      </header>
      <NeedsScripts />
      <SurveyStep eventId={id} />
    </div>
  );
}
