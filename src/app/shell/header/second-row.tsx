import { Suspense, useState } from "react";
import { nameIn } from "../../../shared/languages/name-in.ts";
import { FallbackForm } from "../../../ui/forms/fallback-form.tsx";
import { lazyClientOnly } from "../../../ui/texts/lazy-client-only.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { useHeaderState } from "./header-state.ts";
import styles from "./second-row.module.css";

const UniversityPicker = lazyClientOnly(() => import("./university-picker.tsx"));

/** The university of the page, or the way to choose one; the picker is fetched when it is first opened. */
export function SecondRow() {
  const t = useTexts();
  const language = useLanguage();
  const state = useHeaderState();
  const [isOpen, setOpen] = useState(false);
  if (state.type === "none") return null;
  return (
    <div className={styles.second}>
      <FallbackForm action="/universities">
        <button
          type="submit"
          className={styles.pick}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          <span>{state.type === "university" ? nameIn(state.university, language) : t("picker.title")}</span>
          <svg
            viewBox="0 0 24 24"
            width="18"
            height="18"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
          >
            <path d="m6 9 6 6 6-6" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </button>
      </FallbackForm>
      {isOpen && (
        <Suspense>
          <UniversityPicker
            current={state.type === "university" ? state.university : null}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
