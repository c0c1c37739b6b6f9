import { Suspense } from "react";
import { Link } from "react-router";
import type { accountContracts, User } from "../../features/accounts/accounts.contract.ts";
import {
  DeleteAccount,
  EmailPreferencesForm,
  ProfileForm,
  type SignUpChoices,
} from "../../features/accounts/accounts.public.ts";
import { apiClient } from "../../platform/browser/api-client.ts";
import { useTexts } from "../../ui/texts/texts.tsx";
import { DeletionConsequences } from "./deletion-consequences.tsx";
import { Loaded } from "./loaded.tsx";
import styles from "./my-page.module.css";

const api = apiClient<typeof accountContracts>();

/** The current user's profile, password, mails, and the end of the account. */
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
          <Link to="/login/reset">{t("me.change_password")}</Link>
        </p>
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
        <DeleteAccount consequences={<DeletionConsequences userId={user.id} />} />
      </section>
    </>
  );
}
