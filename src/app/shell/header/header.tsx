import { Suspense, useId, useRef } from "react";
import { useLocation } from "react-router";
import { useSignedInUser } from "../../../features/accounts/accounts.public.ts";
import { readerKey } from "../../../shared/languages/readers/text-reader.ts";
import { safeRedirectPath, withRedirectTo } from "../../../shared/safe-redirect-path.ts";
import { Link } from "../../../ui/base/link.tsx";
import { lazyClientOnly } from "../../../ui/texts/lazy-client-only.tsx";
import { useReader } from "../../../ui/texts/reader.tsx";
import { type TextKey, useTexts } from "../../../ui/texts/texts.tsx";
import { SharedElement } from "../shared-markup/shared-element.tsx";
import { useCurrentUniversity } from "./current-university.ts";
import styles from "./header.module.css";
import { useHeaderState } from "./header-state.ts";
import { LanguageMenu } from "./language-menu.tsx";
import { SecondRow } from "./second-row.tsx";
import { useIsUniversityStaff } from "./use-is-university-staff.ts";

interface Item {
  to: string;
  text: TextKey;
  for?: "visitors" | "signedIn";
  /** Where the log-in leads from here; the page that somebody wanted before without it. */
  next?: string;
}

const items: Item[] = [
  { to: "/", text: "shell.all_events" },
  { to: "/organizations", text: "shell.organizations" },
  { to: "/login", text: "shell.hold_event", for: "visitors", next: "/manage" },
  { to: "/manage", text: "shell.hold_event", for: "signedIn" },
  { to: "/login", text: "shell.login", for: "visitors" },
  { to: "/signup", text: "shell.sign_up", for: "visitors" },
  { to: "/me", text: "shell.my_page", for: "signedIn" },
  { to: "/manage", text: "shell.my_organizations", for: "signedIn" },
  { to: "/logout", text: "shell.logout", for: "signedIn" },
];

/** Before the way out, which stays where it is when this appears. */
const staffItem: Item = { to: "/manage/universities", text: "shell.university", for: "signedIn" };

/** It is a quarter of an event's page. */
function HeaderOnServer() {
  const reader = useReader();
  const { search } = useLocation();
  const { type } = useHeaderState();
  const repeatsPage = search !== "" || type === "university";
  const sharedBy = repeatsPage ? null : `${type} ${readerKey(reader)}`;
  return (
    <SharedElement name="header" className={styles.header} sharedBy={sharedBy}>
      <NewHeader />
    </SharedElement>
  );
}

function NewHeader() {
  const t = useTexts();
  const drawer = useRef<HTMLDialogElement>(null);
  const drawerId = useId();
  const university = useCurrentUniversity();
  return (
    <header className={styles.header}>
      <a href="#content" className={styles.skip}>
        {t("shell.skip")}
      </a>
      <div className={styles.row}>
        <Link
          to={university ? `/u/${encodeURIComponent(university.snake_name)}` : "/"}
          className={styles.brand}
        >
          <span aria-hidden="true" className={styles.mark}>
            集
          </span>
          Tsudoi
        </Link>
        <nav className={styles.wide} aria-label={t("shell.menu")}>
          <Items />
        </nav>
        <LanguageMenu />
        <button
          type="button"
          className={styles.menuButton}
          aria-label={t("shell.open_menu")}
          popoverTarget={drawerId}
          onClick={() => canPopOver() || drawer.current?.showModal()}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      <SecondRow />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself */}
      <dialog
        ref={drawer}
        id={drawerId}
        popover="auto"
        className={styles.drawer}
        aria-label={t("shell.menu")}
        onClick={() => (canPopOver() ? drawer.current?.hidePopover() : drawer.current?.close())}
      >
        <button
          type="button"
          className={styles.close}
          popoverTarget={drawerId}
          popoverTargetAction="hide"
          aria-label={t("shell.close_menu")}
        >
          ×
        </button>
        <nav className={styles.drawerItems}>
          <Items />
        </nav>
      </dialog>
    </header>
  );
}

export const Header = import.meta.env.SSR ? HeaderOnServer : NewHeader;

/** Browsers that open and close the menu themselves, before any script and without. */
const canPopOver = () => "popover" in HTMLElement.prototype;

const TeamLink = lazyClientOnly(() => import("./team-link.tsx"));

function Items() {
  const t = useTexts();
  // The page that somebody wanted is kept through log-in and sign-up.
  const wayBack = safeRedirectPath(new URLSearchParams(useLocation().search).get("redirect_to"));
  const isStaff = useIsUniversityStaff();
  const isTeam = useSignedInUser()?.is_uniteam;
  return (
    <>
      {(isStaff ? items.toSpliced(-1, 0, staffItem) : items).map(
        ({ to, text, for: readers, next = wayBack }) => (
          <Link
            key={to + text}
            to={readers === "visitors" ? withRedirectTo(to, next) : to}
            className={styles.item}
            data-for={readers}
          >
            {t(text)}
          </Link>
        ),
      )}
      {isTeam && (
        <Suspense fallback={null}>
          <TeamLink />
        </Suspense>
      )}
    </>
  );
}
