import { data } from "react-router";
import { LinkedApplicationPanel } from "../../../features/applications/applications.public.ts";
import {
  applicationOfToken,
  readLinkedApplication,
} from "../../../features/applications/applications.server.ts";
import { readableTexts, textIn } from "../../../features/events/events.public.ts";
import { foreignTag } from "../../../shared/languages/readers/text-reader.ts";
import { withRedirectTo } from "../../../shared/safe-redirect-path.ts";
import { displayDateTime } from "../../../shared/time/tokyo-time.ts";
import { Link } from "../../../ui/base/link.tsx";
import { useReader } from "../../../ui/texts/reader.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { LinkedPage } from "../../mail-links/linked-page.tsx";
import { pageContext } from "../../rendering/page-context.server.ts";
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
    <LinkedPage
      title={t("my_application.title")}
      head={loaderData && <EventLine event={loaderData.first.event} />}
      gone={
        <>
          {t("my_application.wrong_link")}{" "}
          <Link to={withRedirectTo("/login", "/me")}>{t("shell.login")}</Link>
        </>
      }
    >
      {loaderData && <LinkedApplicationPanel {...loaderData} />}
    </LinkedPage>
  );
}

type LinkedEvent = NonNullable<Route.ComponentProps["loaderData"]>["first"]["event"];

function EventLine({ event }: { event: LinkedEvent }) {
  const t = useTexts();
  const reader = useReader();
  const { language } = reader;
  const text = textIn(readableTexts(event), reader);
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
