import type { organizationContracts } from "../../features/organizations/organizations.contract.ts";
import { recognitionLabel } from "../../features/organizations/organizations.public.ts";
import { apiClient } from "../../platform/browser/api-client.ts";
import { Badge } from "../../ui/base/badge.tsx";
import { Link } from "../../ui/base/link.tsx";
import { useLanguage, useTexts } from "../../ui/texts/texts.tsx";
import { Loaded } from "./loaded.tsx";
import styles from "./my-page.module.css";

const api = apiClient<typeof organizationContracts>();

/** The organizations that the current user follows, with who recognises them. */
export function MyFollows({ userId }: { userId: number }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <section className={styles.section} aria-labelledby="follows">
      <h2 id="follows">{t("me.follows")}</h2>
      <Loaded
        name="follows"
        userId={userId}
        load={async () => (await api("GET /users/own/follows", { isDrawn: true })).data}
      >
        {(follows) => (
          <>
            {follows.length === 0 && <p>{t("me.no_follows")}</p>}
            <ul className={styles.follows}>
              {follows.map(({ id, organization_name, recognitions }) => (
                <li key={id}>
                  <div className={styles.followed}>
                    <Link to={`/organizations/${id}`}>{organization_name}</Link>
                    {recognitions.map((one) => (
                      <Badge key={one.university.id} tone="recognized">
                        {recognitionLabel(one, language)}
                      </Badge>
                    ))}
                  </div>
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
