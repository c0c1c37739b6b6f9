import { Anchor, Stack, Text, Title } from "@mantine/core";
import { redirect, useRevalidator } from "react-router";
import type { Event, eventReadContracts } from "../../../../features/events/events.contract.ts";
import { textIn } from "../../../../features/events/events.public.ts";
import {
  UniversityAccess,
  UniversityOrganizations,
} from "../../../../features/organizations/organizations.admin.ts";
import type { recognitionContracts } from "../../../../features/organizations/recognition/recognitions.contract.ts";
import type {
  MyUniversity,
  universityStaffContracts,
} from "../../../../features/organizations/university-staff/university-staff.contract.ts";
import { fetchReferenceData } from "../../../../features/reference-data/reference-data.public.ts";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { nameIn } from "../../../../shared/languages/name-in.ts";
import { displayDayTime } from "../../../../shared/time/display-day.ts";
import { addDays, tokyoDate } from "../../../../shared/time/tokyo-date.ts";
import { addMonths, monthOf } from "../../../../shared/time/tokyo-month.ts";
import { Link } from "../../../../ui/base/link.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { adminLoader } from "../../../admin/admin-loader.ts";
import { AdminPage } from "../../../admin/admin-page.tsx";
import type { Route } from "./+types/university-organizations";

const api = apiClient<
  typeof recognitionContracts & typeof universityStaffContracts & typeof eventReadContracts
>();

export const clientLoader = adminLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const { data: own } = await api("GET /users/own/universities");
  // Most speak for one. Whoever speaks for several chooses.
  const [first, ...others] = own;
  if (!params.universityId && first && others.length === 0)
    throw redirect(`/manage/universities/${first.id}`);
  if (!params.universityId) return { own, shown: null };
  return { own, shown: await fetchUniversity(Number(params.universityId)) };
});

async function fetchUniversity(id: number) {
  const { data: organizations } = await api("GET /universities/{id}/organizations", { params: { id } });
  const month = monthOf(tokyoDate(new Date()));
  const ofMonth = {
    university_id: id,
    from: `${month}-01`,
    to: addDays(`${addMonths(month, 1)}-01`, -1),
    limit: 100,
  };
  const [{ universities }, { data: past }, { data: coming }] = await Promise.all([
    fetchReferenceData(),
    api("GET /events/past_events", { query: ofMonth }),
    api("GET /events", { query: ofMonth }),
  ]);
  return {
    id,
    university: universities.find((one) => one.id === id),
    organizations,
    events: [...past.toReversed(), ...coming],
  };
}

/** The page of a university's staff: who names it, whom it recognises, and who has events there this month. */
export default function UniversityOrganizationsPage({ loaderData: { own, shown } }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  if (!shown) return <MyUniversities universities={own} />;
  const { id, university, organizations, events } = shown;
  const mayRecognise = own.some((one) => one.id === id);
  return (
    <AdminPage title={nameIn(university, language)}>
      <Text maw="46rem">{t(mayRecognise ? "university_page.about" : "university_page.about_team")}</Text>
      <UniversityOrganizations
        universityId={id}
        organizations={organizations}
        mayRecognise={mayRecognise}
        onChanged={revalidate}
      />
      <section aria-labelledby="events">
        <Title order={2} size="h3" id="events">
          {t("university_page.events")}
        </Title>
        {events.length === 0 && <p>{t("university_page.no_events")}</p>}
        <Stack component="ul" gap="sm" p={0} mt="sm">
          {events.map((event) => (
            <EventLine key={event.id} event={event} />
          ))}
        </Stack>
      </section>
    </AdminPage>
  );
}

function MyUniversities({ universities }: { universities: MyUniversity[] }) {
  const t = useTexts();
  if (universities.length === 0)
    return (
      <AdminPage title={t("university_access.title")}>
        <UniversityAccess />
      </AdminPage>
    );
  return (
    <AdminPage title={t("university_page.list_title")}>
      <Stack gap="xs">
        {universities.map(({ id, name }) => (
          <Anchor key={id} component={Link} to={`/manage/universities/${id}`}>
            {name}
          </Anchor>
        ))}
      </Stack>
    </AdminPage>
  );
}

function EventLine({ event }: { event: Event }) {
  const language = useLanguage();
  return (
    <li style={{ listStyle: "none" }}>
      <Anchor component={Link} to={`/events/${event.id}`}>
        {textIn(event.language_events, language).title}
      </Anchor>
      <Text size="sm" c="dimmed">
        {[
          displayDayTime(new Date(event.start_at), language),
          ...event.organizations.map(({ organization_name }) => organization_name),
        ].join(" · ")}
      </Text>
    </li>
  );
}
