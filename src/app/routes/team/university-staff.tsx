import { Anchor, Select, Text } from "@mantine/core";
import { useRevalidator, useSearchParams } from "react-router";
import type { accountContracts } from "../../../features/accounts/accounts.contract.ts";
import { UniversityStaffPanel } from "../../../features/organizations/organizations.admin.ts";
import type { universityStaffContracts } from "../../../features/organizations/university-staff/university-staff.contract.ts";
import { universityFilter } from "../../../features/reference-data/reference-data.admin.ts";
import { fetchReferenceData } from "../../../features/reference-data/reference-data.public.ts";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { nameIn } from "../../../shared/languages/name-in.ts";
import { Link } from "../../../ui/base/link.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { adminLoader } from "../../admin/admin-loader.ts";
import { AdminPage } from "../../admin/admin-page.tsx";
import { ProductTeamNav } from "../../admin/product-team-nav.tsx";
import type { Route } from "./+types/university-staff";

const api = apiClient<typeof accountContracts & typeof universityStaffContracts>();

export const clientLoader = adminLoader(async ({ request }: Route.ClientLoaderArgs) => {
  await api("GET /authentications/uniteam");
  const referenceData = await fetchReferenceData();
  const chosen = new URL(request.url).searchParams.get("university");
  const university = referenceData.universities.find(({ id }) => String(id) === chosen) ?? null;
  const staff = university
    ? (await api("GET /uniteam/universities/{id}/staff", { params: { id: university.id } })).data
    : [];
  return { referenceData, university, staff };
});

/** The staff of a university, whom the product team names. */
export default function UniversityStaff({ loaderData }: Route.ComponentProps) {
  const { referenceData, university, staff } = loaderData;
  const t = useTexts();
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [, setSearch] = useSearchParams();
  return (
    <AdminPage title={t("university_staff.title")}>
      <ProductTeamNav />
      <Text maw="46rem">{t("university_staff.about")}</Text>
      <Select
        label={t("university_staff.university")}
        value={university ? String(university.id) : null}
        onChange={(id) => setSearch(id ? { university: id } : {})}
        data={referenceData.universities.map((one) => ({
          value: String(one.id),
          label: nameIn(one, language),
        }))}
        filter={universityFilter(referenceData)}
        limit={100}
        searchable
        clearable
        nothingFoundMessage={t("university_staff.no_university")}
        w="min(100%, 24rem)"
      />
      {university && (
        <>
          <UniversityStaffPanel
            key={university.id}
            universityId={university.id}
            university={nameIn(university, language)}
            staff={staff}
            onChanged={revalidate}
          />
          <Anchor component={Link} to={`/manage/universities/${university.id}`}>
            {t("university_staff.organizations")}
          </Anchor>
        </>
      )}
    </AdminPage>
  );
}
