import { Link } from "react-router";
import type { User } from "../../features/accounts/accounts.contract.ts";
import {
  DeleteAccount,
  EmailPreferencesForm,
  ProfileForm,
  type SignUpChoices,
} from "../../features/accounts/accounts.public.ts";
import { QueryProvider } from "../../platform/browser/query-provider.tsx";
import { Button } from "../../ui/base/button.tsx";
import { Bar } from "../../ui/feedback/bar.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";
import { MyEvents } from "./my-events.tsx";
import { MyFollows } from "./my-follows.tsx";
import styles from "./my-page.module.css";
import { useMyPageData } from "./my-page-data.ts";

/** Everything on one's own page below its heading. */
export default function MyPageTabs({ user, choices }: { user: User; choices: SignUpChoices }) {
  const t = useTexts();
  return (
    <>
      <QueryProvider>
        <OwnLists userId={user.id} />
      </QueryProvider>
      {user.is_uniteam && (
        <p>
          <Link to="/uniteamanage">{t("me.help_desk")}</Link>
        </p>
      )}
      <section className={`${styles.section} ${styles.narrow}`} aria-labelledby="profile">
        <h2 id="profile">{t("me.profile")}</h2>
        <ProfileForm user={user} choices={choices} />
        <p>
          <Link to="/login/reset">{t("me.change_password")}</Link>
        </p>
      </section>
      <section className={`${styles.section} ${styles.narrow}`} aria-labelledby="end">
        <h2 id="end">{t("delete_account.heading")}</h2>
        <DeleteAccount />
      </section>
    </>
  );
}

function OwnLists({ userId }: { userId: number }) {
  const t = useTexts();
  const { own, hasFailed, again } = useMyPageData(userId);
  if (hasFailed) {
    return (
      <Bar>
        {t("apply.unreachable")}{" "}
        <Button look="quiet" onClick={again}>
          {t("error.again")}
        </Button>
      </Bar>
    );
  }
  if (!own) return <p role="status">{t("apply.working")}</p>;
  return (
    <>
      <MyEvents own={own} />
      <MyFollows follows={own.follows} />
      <section className={styles.section} aria-labelledby="mails">
        <h2 id="mails">{t("me.mails")}</h2>
        <EmailPreferencesForm first={own.preferences} />
      </section>
    </>
  );
}
