import { Link } from "react-router";
import { useTexts } from "../../ui/texts/texts.tsx";
import styles from "./my-page.module.css";
import type { MyPageData } from "./my-page-data.ts";

export function MyFollows({ follows }: { follows: MyPageData["follows"] }) {
  const t = useTexts();
  return (
    <section className={styles.section} aria-labelledby="follows">
      <h2 id="follows">{t("me.follows")}</h2>
      {follows.length === 0 && <p>{t("me.no_follows")}</p>}
      <ul className={styles.follows}>
        {follows.map(({ id, organization_name }) => (
          <li key={id}>
            <Link to={`/organizations/${id}`}>{organization_name}</Link>
            <Link to={`/organizations/${id}/unfollow`} className={styles.unfollow}>
              {t("follow.unfollow")}
              <span className={styles.hidden}>: {organization_name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
