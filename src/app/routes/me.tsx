import { useEffect } from "react";
import { Link, useNavigate, useNavigation } from "react-router";
import {
  DeleteAccount,
  MailWishes,
  ProfileForm,
  signUpChoices,
  useOwnUser,
} from "../../features/accounts/door.ts";
import { allMasters } from "../../features/masters/door.server.ts";
import { storedSession } from "../../platform/browser/stored-session.ts";
import { personName } from "../../shared/person-name.ts";
import { Button } from "../../ui/base/button.tsx";
import { Bar } from "../../ui/feedback/bar.tsx";
import { useLanguage, useTexts } from "../../ui/texts/texts.tsx";
import styles from "../me/me.module.css";
import { useOwnData } from "../me/own-data.ts";
import { OwnEvents } from "../me/own-events.tsx";
import { OwnFollows } from "../me/own-follows.tsx";
import { pageContext } from "../page-context.server.ts";
import { PageHead } from "../seo/page-head.tsx";
import type { Route } from "./+types/me.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { platform, language } = context.get(pageContext);
  return { choices: signUpChoices(await allMasters(platform.db, language), platform.clock.now()) };
}

/** A person's applications, reminders, follows, mails and profile; a visitor is asked to log in first. */
export default function MyPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { user } = useOwnUser();
  const isLeaving = useNavigation().state !== "idle";
  useEffect(() => {
    if (user === null && !storedSession() && !isLeaving)
      navigate("/login?redirect_to=/me", { replace: true });
  }, [user, navigate, isLeaving]);
  return (
    <div className={styles.page}>
      <PageHead title={t("shell.my_page")} isHidden />
      <header className={styles.head}>
        <h1>{t("shell.my_page")}</h1>
        {user && (
          <p>
            {personName(user, language)} · {user.email}
          </p>
        )}
      </header>
      {user && (
        <>
          <OwnLists />
          <section className={`${styles.section} ${styles.narrow}`} aria-labelledby="profile">
            <h2 id="profile">{t("me.profile")}</h2>
            <ProfileForm user={user} choices={loaderData.choices} />
            <p>
              <Link to="/login/reset">{t("me.change_password")}</Link>
            </p>
          </section>
          <section className={`${styles.section} ${styles.narrow}`} aria-labelledby="end">
            <h2 id="end">{t("delete_account.heading")}</h2>
            <DeleteAccount />
          </section>
        </>
      )}
    </div>
  );
}

function OwnLists() {
  const t = useTexts();
  const { own, hasFailed, again } = useOwnData();
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
      <OwnEvents own={own} />
      <OwnFollows follows={own.follows} />
      <section className={styles.section} aria-labelledby="mails">
        <h2 id="mails">{t("me.mails")}</h2>
        <MailWishes first={own.wishes} />
      </section>
    </>
  );
}
