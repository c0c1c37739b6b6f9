import { data, Link } from "react-router";
import { LinkedApplicationPanel } from "../../../features/applications/applications.public.ts";
import {
  applicationOfToken,
  readLinkedApplication,
} from "../../../features/applications/applications.server.ts";
import { foreignTag, textIn } from "../../../features/events/events.public.ts";
import { withRedirectTo } from "../../../shared/safe-redirect-path.ts";
import { displayDateTime } from "../../../shared/time/tokyo-time.ts";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { NeedsScripts } from "../../../ui/forms/needs-scripts.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { pageContext } from "../../rendering/page-context.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import styles from "../account/form-page.module.css";
import type { Route } from "./+types/linked-application";

/** It only reads: mail programs open links to look at them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { platform, language } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const token = searchParams.get("token") ?? "";
  const linked = await applicationOfToken(platform.db, token);
  if (!linked) return data(null, { status: 404 });
  const first = await readLinkedApplication(platform, linked, language);
  return data({ first, token, wanted: searchParams.get("action"), now: platform.clock.now().getTime() });
}

/** The token in the address is for nobody else's eyes. */
export const headers = () => ({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex" });

/** The page behind the links in mails about one's application: it says how things stand, and a press changes them. */
export default function LinkedApplicationPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <div className={styles.page}>
      <PageHead title={t("my_application.title")} isHidden />
      <header className={styles.head}>
        <h1>{t("my_application.title")}</h1>
        {loaderData && <EventLine event={loaderData.first.event} />}
      </header>
      <NeedsScripts />
      {loaderData ? (
        <LinkedApplicationPanel {...loaderData} />
      ) : (
        <Bar>
          {t("my_application.wrong_link")}{" "}
          <Link to={withRedirectTo("/login", "/me")}>{t("shell.login")}</Link>
        </Bar>
      )}
    </div>
  );
}

type LinkedEvent = NonNullable<Route.ComponentProps["loaderData"]>["first"]["event"];

function EventLine({ event }: { event: LinkedEvent }) {
  const t = useTexts();
  const language = useLanguage();
  const text = textIn(event.language_events, language);
  const place = event.is_online
    ? t("event.online")
    : t("event.place", { prefecture: event.prefecture.name, place: text.place_name });
  return (
    <>
      <p lang={foreignTag(text.language_id, language)}>
        <strong>{text.title}</strong>
      </p>
      <p>
        {displayDateTime(new Date(event.start_at), language)} · {place}
      </p>
    </>
  );
}
