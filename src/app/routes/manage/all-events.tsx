import { fetchManagedEvents, ManagedEvents } from "../../../features/events/events.admin.ts";
import { fetchLanguages } from "../../../features/reference-data/reference-data.public.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { adminLoader } from "../../admin/admin-loader.ts";
import { AdminPage } from "../../admin/admin-page.tsx";
import type { Route } from "./+types/all-events";

export const clientLoader = adminLoader(async ({ request }: Route.ClientLoaderArgs) => {
  const [list, languages] = await Promise.all([fetchManagedEvents(request.url), fetchLanguages()]);
  return { list, languages };
});

export default function AllEvents({ loaderData: { list, languages } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <AdminPage title={t("managed.title")} help="create_event">
      <ManagedEvents list={list} languages={languages} namesOrganizations />
    </AdminPage>
  );
}
