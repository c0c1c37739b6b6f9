import { useId, useRef } from "react";
import { Link, useLocation, useRevalidator } from "react-router";
import { type Language, languageEntry, languages, localeOf } from "../../../shared/languages/languages.ts";
import { safeRedirectPath, withRedirectTo } from "../../../shared/safe-redirect-path.ts";
import { useFlash } from "../../../ui/feedback/flash.tsx";
import { FallbackForm } from "../../../ui/forms/fallback-form.tsx";
import { type TextKey, useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { useShowTexts } from "../../language/page-texts.tsx";
import { useCurrentUniversity } from "./current-university.ts";
import styles from "./header.module.css";
import languageStyles from "./language-menu.module.css";
import { SecondRow } from "./second-row.tsx";
import { useInitialSearch } from "./use-initial-search.ts";

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

export function Header() {
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

/** Browsers that open and close the menu themselves, before any script and without. */
const canPopOver = () => "popover" in HTMLElement.prototype;

function Items() {
  const t = useTexts();
  // The page that somebody wanted is kept through log-in and sign-up.
  const wayBack = safeRedirectPath(new URLSearchParams(useLocation().search).get("redirect_to"));
  return items.map(({ to, text, for: readers, next = wayBack }) => (
    <Link
      key={to + text}
      to={readers === "visitors" ? withRedirectTo(to, next) : to}
      className={styles.item}
      data-for={readers}
    >
      {t(text)}
    </Link>
  ));
}

function LanguageMenu() {
  const t = useTexts();
  const language = useLanguage();
  const menu = useRef<HTMLDetailsElement>(null);
  const { lang, ...others } = Object.fromEntries(new URLSearchParams(useInitialSearch()));
  const flash = useFlash();
  const showTexts = useShowTexts();
  const { revalidate } = useRevalidator();
  const choose = async (choice: Language) => {
    const { changeLanguage } = await import("../../language/change-language.ts");
    await changeLanguage(choice, { showTexts, revalidate, menu: menu.current });
  };
  return (
    <details
      ref={menu}
      className={languageStyles.languages}
      onBlur={(event) => {
        if (menu.current && !menu.current.contains(event.relatedTarget)) menu.current.open = false;
      }}
    >
      <summary>
        <span className="visually-hidden">{t("shell.language")}: </span>
        <svg
          viewBox="0 0 24 24"
          width="22"
          height="22"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
        >
          <circle cx="12" cy="12" r="9" />
          <path d="M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18" />
        </svg>
        <span className={languageStyles.languageName}>{languageEntry(language).nativeName}</span>
      </summary>
      <FallbackForm className={languageStyles.languageList} fields={others}>
        {languages.map((choice) => (
          <button
            key={choice}
            type="submit"
            name="lang"
            value={choice}
            lang={localeOf(choice)}
            aria-pressed={choice === language}
            onClick={(event) => {
              event.preventDefault();
              choose(choice).catch(() => flash(t("apply.unreachable"), "error"));
            }}
          >
            <span aria-hidden="true">{choice === language ? "✓" : ""}</span>
            {languageEntry(choice).nativeName}
          </button>
        ))}
      </FallbackForm>
    </details>
  );
}
