import { Suspense } from "react";
import { data } from "react-router";
import { useCurrentUser, useLogInFirst } from "../../../features/accounts/accounts.public.ts";
import { findSignUpChoices } from "../../../features/accounts/accounts.server.ts";
import { storedSession } from "../../../platform/browser/storage/stored-session.ts";
import { personName } from "../../../shared/people/person-name.ts";
import { NeedsScripts } from "../../../ui/forms/needs-scripts.tsx";
import { useIsHydrated } from "../../../ui/forms/use-is-hydrated.ts";
import { lazyClientOnly } from "../../../ui/texts/lazy-client-only.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import styles from "../../my-page/my-page.module.css";
import { MyPageNav } from "../../my-page/my-page-nav.tsx";
import { myPageTabs, readMyPageTab } from "../../my-page/my-page-tabs.ts";
import { pageContext } from "../../rendering/page-context.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import type { Route } from "./+types/me";

/** Nothing of it is shown before it is known whose page this is. */
const MyPageContent = lazyClientOnly(() => import("../../my-page/my-page-content.tsx"));

export async function loader({ params, context }: Route.LoaderArgs) {
  const { platform, language } = context.get(pageContext);
  const tab = readMyPageTab(params.tab);
  if (!tab) throw data(null, 404);
  return { tab, choices: tab === "settings" ? await findSignUpChoices(platform, language) : null };
}

/** A person's applications, bookmarks, follows and settings. A visitor sees what the device keeps, and logs in for the rest. */
export default function MyPage({ loaderData: { tab, choices } }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const { user } = useCurrentUser();
  const { path, text } = myPageTabs[tab];
  const isForVisitors = tab === "saved";
  // Without a connection nobody says whose session this is; the device knows its tickets all the same.
  const isHydrated = useIsHydrated();
  const isStored = tab === "tickets" && user !== null && isHydrated && storedSession() !== null;
  useLogInFirst(path, !isForVisitors);
  return (
    <div className={styles.page}>
      <PageHead title={`${t(text)} · ${t("shell.my_page")}`} isHidden />
      <header className={styles.head}>
        <h1>{t("shell.my_page")}</h1>
        {/* Of the height that it will have, so that the tabs stay where they are. */}
        <p>{user ? `${personName(user, language)} · ${user.email}` : "\u00a0"}</p>
      </header>
      <MyPageNav current={tab} />
      <NeedsScripts />
      <div className={styles.content}>
        {(user || isStored || (user === null && isForVisitors)) && (
          <Suspense fallback={<p role="status">{t("apply.working")}</p>}>
            <MyPageContent key={tab} tab={tab} user={user ?? null} choices={choices} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
