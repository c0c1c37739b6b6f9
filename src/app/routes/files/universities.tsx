import {
  findReferenceData,
  withNameReadings,
} from "../../../features/reference-data/reference-data.server.ts";
import { nameIn } from "../../../shared/languages/name-in.ts";
import { Link } from "../../../ui/base/link.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { pageContext } from "../../rendering/page-context.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import styles from "../account/form-page.module.css";
import type { Route } from "./+types/universities";

export async function loader({ context }: Route.LoaderArgs) {
  const { platform, language } = context.get(pageContext);
  const { prefectures, universities } = await findReferenceData(platform.db, language);
  const named = universities.map((row) => ({
    id: row.id,
    name: withNameReadings(nameIn(row, language), language),
    snake_name: row.snake_name,
    prefecture_id: row.prefecture_id,
  }));
  return prefectures
    .map(({ id, name }) => ({
      id,
      name: withNameReadings(name, language),
      universities: named.filter(({ prefecture_id }) => prefecture_id === id),
    }))
    .filter(({ universities: there }) => there.length > 0);
}

/** The picker as a page, where its button leads without scripts. */
export default function Universities({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <div className={styles.page}>
      <PageHead title={t("picker.title")} isHidden />
      <h1>{t("picker.title")}</h1>
      <p>
        <Link to="/">{t("picker.all")}</Link>
      </p>
      {loaderData.map((prefecture) => (
        <section key={prefecture.id}>
          <h2>{prefecture.name}</h2>
          <ul>
            {prefecture.universities.map(({ id, name, snake_name }) => (
              <li key={id}>
                <Link to={`/u/${encodeURIComponent(snake_name)}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
