import { type MouseEvent, Suspense, useRef, useState } from "react";
import { useReadsWrong } from "../../../features/reports/reports.public.ts";
import {
  bareLanguage,
  type Language,
  languageEntry,
  languages,
  localeOf,
} from "../../../shared/languages/languages.ts";
import { lazyPart } from "../../../ui/base/lazy-part.ts";
import { FallbackForm } from "../../../ui/forms/fallback-form.tsx";
import { useInitialFields } from "../../../ui/forms/use-initial-search.ts";
import { useChooseLanguage } from "../../../ui/texts/choose-language.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import styles from "./language-menu.module.css";
import type { SecondLanguageProps } from "./second-language.tsx";

/** Without a connection the menu does without it. */
const SecondLanguageField = lazyPart(() =>
  import("./second-language.tsx").catch(() => ({ default: () => <></> })),
);

/** The languages by their own names; those that no native reader has gone through are marked, with a way to say what reads wrong. */
export function LanguageMenu() {
  const t = useTexts();
  const language = useLanguage();
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { lang, ...others } = useInitialFields();
  const readsWrong = useReadsWrong();
  const chooseLanguage = useChooseLanguage(menu);
  const choose = (event: MouseEvent, choice: Language) => {
    event.preventDefault();
    chooseLanguage(choice);
  };
  return (
    <>
      <details
        ref={menu}
        className={styles.languages}
        onPointerDown={readsWrong.rememberSelection}
        onToggle={(event) => setOpen(event.currentTarget.open)}
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
          <span className={styles.languageName}>{languageEntry(language).nativeName}</span>
        </summary>
        <div className={styles.choices}>
          <FallbackForm className={styles.languageList} fields={others} translate="no">
            {languages.map((choice) => (
              <button
                key={choice}
                type="submit"
                name="lang"
                value={choice}
                lang={localeOf(choice)}
                aria-pressed={choice === bareLanguage(language)}
                data-beta={languageEntry(choice).isReviewed ? undefined : t("shell.beta")}
                onClick={(event) => choose(event, choice)}
              >
                {languageEntry(choice).nativeName}
              </button>
            ))}
            {!languageEntry(language).isReviewed && (
              <button
                type="button"
                translate="yes"
                aria-haspopup="dialog"
                className={styles.readsWrong}
                onClick={readsWrong.open}
              >
                {t("shell.reads_wrong")}
              </button>
            )}
          </FallbackForm>
          <SecondLanguage isOpen={isOpen} fields={others} choose={choose} />
        </div>
      </details>
      {readsWrong.dialog}
    </>
  );
}

/** Fetched when the menu is opened; without scripts the server has put it there. */
function SecondLanguage({ isOpen, ...props }: { isOpen: boolean } & SecondLanguageProps) {
  const field = <SecondLanguageField {...props} />;
  return isOpen ? <Suspense fallback={null}>{field}</Suspense> : <noscript>{field}</noscript>;
}
