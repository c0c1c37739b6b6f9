import { Suspense } from "react";
import type { accountContracts, User } from "../../features/accounts/accounts.contract.ts";
import {
  DeleteAccount,
  EmailPreferencesForm,
  ProfileForm,
  ProofWays,
  type SignUpChoices,
} from "../../features/accounts/accounts.public.ts";
import { MyAffiliation } from "../../features/affiliation/affiliation.public.ts";
import { apiClient } from "../../platform/browser/api-client.ts";
import { Link } from "../../ui/base/link.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";
import { DeletionConsequences } from "./deletion-consequences.tsx";
import { Loaded } from "./loaded.tsx";
import { MyLanguages } from "./my-languages.tsx";
import styles from "./my-page.module.css";
import { OtherProofs } from "./other-proofs.tsx";

const api = apiClient<typeof accountContracts>();

/** The current user's profile, mails, and the end of the account; how they sign in has a page of its own. */
export function MySettings({ user, choices }: { user: User; choices: SignUpChoices }) {
  const t = useTexts();
  return (
    <>
      {user.is_uniteam && (
        <p>
          <Link to="/uniteamanage">{t("me.help_desk")}</Link>
        </p>
      )}
      <section className={`${styles.section} ${styles.narrow}`} aria-labelledby="profile">
        <h2 id="profile">{t("me.profile")}</h2>
        <Suspense fallback={<p role="status">{t("apply.working")}</p>}>
          <ProfileForm user={user} choices={choices} />
        </Suspense>
        <p>
          <Link to="/me/security">{t("me.security")}</Link>
        </p>
      </section>
      <section className={`${styles.section} ${styles.narrow}`} aria-labelledby="languages">
        <h2 id="languages">{t("me.languages")}</h2>
        <MyLanguages />
      </section>
      <section className={`${styles.section} ${styles.narrow}`} aria-labelledby="affiliation">
        <h2 id="affiliation">{t("affiliation.heading")}</h2>
        <MyAffiliation user={user} />
      </section>
      <section className={styles.section} aria-labelledby="mails">
        <h2 id="mails">{t("me.mails")}</h2>
        <Loaded
          name="email preferences"
          userId={user.id}
          load={async () => (await api("GET /users/own/mail_preferences", { query: {} })).data}
        >
          {(preferences) => <EmailPreferencesForm first={preferences} />}
        </Loaded>
      </section>
      <section className={`${styles.section} ${styles.narrow}`} aria-labelledby="end">
        <h2 id="end">{t("delete_account.heading")}</h2>
        <ProofWays value={OtherProofs}>
          <DeleteAccount consequences={<DeletionConsequences userId={user.id} />} />
        </ProofWays>
      </section>
    </>
  );
}
