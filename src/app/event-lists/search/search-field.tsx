import { Suspense, useEffect, useRef, useState } from "react";
import { maxSearchLength } from "../../../shared/limits/max-lengths-on-public-pages.ts";
import { keepConversion } from "../../../ui/forms/fields/field.tsx";
import { lazyClientOnly } from "../../../ui/texts/lazy-client-only.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import styles from "./search-field.module.css";

const SearchSuggestions = lazyClientOnly(() => import("./search-suggestions.tsx"));

/** The words of a search, with the button that sends the form around it. Suggestions are fetched when it is first used. */
export function SearchField({ words }: { words: string }) {
  const t = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  // A visitor who was faster than the scripts has the focus there already.
  useEffect(() => setUsed(document.activeElement === field.current), []);
  return (
    <div className={styles.search}>
      <input
        ref={field}
        onFocus={() => setUsed(true)}
        // A combobox may not be of type search, and to change the type later ends a conversion of Japanese.
        type="text"
        inputMode="search"
        name="q"
        aria-label={t("filter.words")}
        placeholder={t("filter.placeholder")}
        enterKeyHint="search"
        defaultValue={words}
        maxLength={maxSearchLength}
        onKeyDown={keepConversion}
        className={styles.words}
      />
      <button type="submit" className={styles.send} aria-label={t("filter.search")}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor">
          <path d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
      {isUsed && (
        <Suspense>
          <SearchSuggestions field={field} />
        </Suspense>
      )}
    </div>
  );
}
