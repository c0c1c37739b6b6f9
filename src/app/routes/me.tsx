import { Suspense, useEffect } from "react";
import { useNavigate, useNavigation } from "react-router";
import { useCurrentUser } from "../../features/accounts/accounts.public.ts";
import { findSignUpChoices } from "../../features/accounts/accounts.server.ts";
import { storedSession } from "../../platform/browser/stored-session.ts";
import { personName } from "../../shared/person-name.ts";
import { NeedsScripts } from "../../ui/forms/needs-scripts.tsx";
import { lazyClientOnly } from "../../ui/texts/lazy-client-only.tsx";
import { useLanguage, useTexts } from "../../ui/texts/texts.tsx";
import styles from "../my-page/my-page.module.css";
import { pageContext } from "../rendering/page-context.server.ts";
import { PageHead } from "../seo/page-head.tsx";
import type { Route } from "./+types/me.ts";

/** Nothing of it is shown before it is known whose page this is. */
const MyPageTabs = lazyClientOnly(() => import("../my-page/my-page-tabs.tsx"));

export async function loader({ context }: Route.LoaderArgs) {
  const { platform, language } = context.get(pageContext);
  return { choices: await findSignUpChoices(platform, language) };
}

/** A person's applications, reminders, follows, mails and profile; a visitor is asked to log in first. */
export default function MyPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { user } = useCurrentUser();
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
      <NeedsScripts />
      {user && (
        <Suspense fallback={<p role="status">{t("apply.working")}</p>}>
          <MyPageTabs user={user} choices={loaderData.choices} />
        </Suspense>
      )}
    </div>
  );
}
