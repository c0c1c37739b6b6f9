import { Link } from "react-router";
import type { organizationContracts } from "../../features/organizations/organizations.contract.ts";
import { apiClient } from "../../platform/browser/api-client.ts";
import { useTexts } from "../../ui/texts/texts.tsx";
import { Loaded } from "./loaded.tsx";
import styles from "./my-page.module.css";

const api = apiClient<typeof organizationContracts>();

/** The organizations that the current user follows. */
export function MyFollows({ userId }: { userId: number }) {
  const t = useTexts();
  return (
    <section className={styles.section} aria-labelledby="follows">
      <h2 id="follows">{t("me.follows")}</h2>
      <Loaded name="follows" userId={userId} load={async () => (await api("GET /users/own/follows")).data}>
        {(follows) => (
          <>
            {follows.length === 0 && <p>{t("me.no_follows")}</p>}
            <ul className={styles.follows}>
              {follows.map(({ id, organization_name }) => (
                <li key={id}>
                  <Link to={`/organizations/${id}`}>{organization_name}</Link>
                  <Link to={`/organizations/${id}/unfollow`} className={styles.unfollow}>
                    {t("follow.unfollow")}
                    <span className="visually-hidden">: {organization_name}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  );
}
