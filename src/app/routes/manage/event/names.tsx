import { Anchor, Title } from "@mantine/core";
import { fetchNameList, NameSheet } from "../../../../features/check-in/check-in.admin.ts";
import type { eventReadContracts } from "../../../../features/events/events.contract.ts";
import { textIn } from "../../../../features/events/events.public.ts";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { Link } from "../../../../ui/base/link.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { adminLoader } from "../../../admin/admin-loader.ts";
import { PageHead } from "../../../seo/page-head.tsx";
import type { Route } from "./+types/names";
import styles from "./names.module.css";

const events = apiClient<typeof eventReadContracts>();

export const clientLoader = adminLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const id = Number(params.eventId);
  await events("GET /authentications/event/{event_id}", { params: { event_id: id } });
  const [{ data: event }, names] = await Promise.all([
    events("GET /events/{id}", { params: { id }, query: { applications: "none" } }),
    fetchNameList(id),
  ]);
  return { event, names, asOf: new Date() };
});

/** The list of names to print. */
export default function EventNames({ loaderData: { event, names, asOf }, params }: Route.ComponentProps) {
  const t = useTexts();
  const { title } = textIn(event.language_events, useLanguage());
  const back = `/manage/organizations/${params.organizationId}/events/${params.eventId}/list`;
  return (
    <>
      <PageHead title={`${t("name_sheet.title")} ${title}`} isHidden />
      <div className={styles.head}>
        <Anchor component={Link} to={back}>
          {t("name_sheet.back")}
        </Anchor>
        <Title order={1}>{t("name_sheet.title")}</Title>
      </div>
      <NameSheet event={event} title={title} names={names} asOf={asOf} />
    </>
  );
}
