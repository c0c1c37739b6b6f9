import { OrganizationCard } from "../../../features/events/events.public.ts";
import {
  findNameCorrections,
  listOrganizations,
  readDirectoryCards,
} from "../../../features/organization-directory/organization-directory.server.ts";
import { findRecognisingUniversities } from "../../../features/organizations/organizations.server.ts";
import { findReferenceData } from "../../../features/reference-data/reference-data.server.ts";
import { isCursor } from "../../../platform/http/page-cursor.ts";
import { nameIn } from "../../../shared/languages/name-in.ts";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { filteredAddress, filtersAsQuery } from "../../event-lists/filters/event-filters.ts";
import { DidYouMean } from "../../event-lists/search/did-you-mean.tsx";
import { ResultHeading } from "../../event-lists/search/result-heading.tsx";
import { DirectoryFilterForm } from "../../organization-directory/directory-filter-form.tsx";
import { readDirectoryFilters } from "../../organization-directory/directory-filters.ts";
import { pageContext } from "../../rendering/page-context.server.ts";
import { OrganizationsJsonLd } from "../../seo/organizations-json-ld.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import type { Route } from "./+types/organizations";
import styles from "./organizations.module.css";

const perPage = 24;

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { platform, language } = page;
  const { searchParams } = new URL(request.url);
  const filters = readDirectoryFilters(searchParams);
  const asked = searchParams.get("cursor") ?? "";
  const cursor = isCursor(asked) ? asked : undefined;
  const now = platform.clock.now();
  const [{ page: listed, found, universityIds }, { universities }, recognising] = await Promise.all([
    listOrganizations(platform.db, { ...filters, cursor, limit: perPage }, now),
    findReferenceData(platform.db, language),
    findRecognisingUniversities(platform.db, now),
  ]);
  const named = (isWanted: (id: number) => boolean) =>
    universities.filter(({ id }) => isWanted(id)).map((row) => ({ id: row.id, name: nameIn(row, language) }));
  return {
    filters,
    isContinued: cursor !== undefined,
    found,
    corrections: found === 0 ? await findNameCorrections(platform.db, filters, now) : [],
    organizations: await readDirectoryCards(platform, page, listed.rows, now),
    nextCursor: listed.nextCursor,
    universities: named((id) => universityIds.has(id)),
    recognising: named((id) => recognising.includes(id) || id === filters.recognised_by),
    publicUrl: platform.settings.publicUrl,
  };
}

/** The directory of organizations. */
export default function Organizations({ loaderData }: Route.ComponentProps) {
  const { filters, isContinued, found, organizations, nextCursor, universities, recognising, publicUrl } =
    loaderData;
  const t = useTexts();
  const isFiltered = Object.keys(filters).length > 0;
  const at = (more: Record<string, string>) => ({
    search: `?${new URLSearchParams({ ...filtersAsQuery(filters), ...more })}`,
  });
  return (
    <div className={styles.page}>
      <PageHead title={t("directory.title")} description={t("directory.lead")} />
      <OrganizationsJsonLd organizations={organizations} publicUrl={publicUrl} />
      <header>
        <h1>{t("directory.title")}</h1>
        <p>{t("directory.lead")}</p>
      </header>
      <DirectoryFilterForm filters={filters} universities={universities} recognising={recognising} />
      <section aria-labelledby="organizations">
        <ResultHeading id="organizations" count={isFiltered ? found : null} found="directory.found">
          {t("directory.list")}
        </ResultHeading>
        <DidYouMean
          corrections={loaderData.corrections}
          addressOf={(q) => filteredAddress("/organizations", { ...filters, q })}
        />
        {organizations.length === 0 ? (
          <div className={styles.empty}>
            <p>{t(isFiltered ? "directory.none_found" : "directory.none")}</p>
            <ButtonLink to={isFiltered ? "/organizations" : "/"} look="quiet">
              {t(isFiltered ? "directory.all" : "home.see_all")}
            </ButtonLink>
          </div>
        ) : (
          <ul className={styles.list}>
            {organizations.map((organization) => (
              <li key={organization.id}>
                <OrganizationCard organization={organization} />
              </li>
            ))}
          </ul>
        )}
        <p className={styles.ways}>
          {isContinued && (
            <ButtonLink to={at({})} look="quiet">
              {t("directory.from_start")}
            </ButtonLink>
          )}
          {nextCursor && (
            <ButtonLink to={at({ cursor: nextCursor })} look="quiet">
              {t("directory.more")}
            </ButtonLink>
          )}
        </p>
      </section>
    </div>
  );
}
