import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Badge } from "../../../ui/base/badge.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { useFieldAttributes, useFieldKeys } from "../filters/use-rendered-field.ts";
import { type ShownSuggestion, useFactSuggestions } from "./fact-suggestions.ts";
import styles from "./search-suggestions.module.css";
import { useSuggestions } from "./use-suggestions.ts";

interface SearchSuggestionsProps {
  /** The search field, which is on the page before this is fetched and works without it. */
  field: RefObject<HTMLInputElement | null>;
}

/**
 * Makes a combobox of the search field (the editable combobox with list autocomplete of the ARIA practices) and shows what is
 * suggested for its words. The field's own attributes are set from here, so that the first load knows nothing of it.
 */
export default function SearchSuggestions({ field }: SearchSuggestionsProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const found = useSuggestions(field);
  const { ask, close } = found;
  const facts = useFactSuggestions(found.typed);
  const suggestions: ShownSuggestion[] = [...facts, ...found.suggestions];
  // Of others none is chosen yet: an effect that forgets the old place might forget one that was chosen meanwhile.
  const [choice, setChoice] = useState({ of: found.suggestions, place: -1 });
  const active = choice.of === found.suggestions ? choice.place : -1;
  const isOpen = suggestions.length > 0;
  useEffect(() => {
    list.current?.querySelectorAll("[role=option]")[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  useFieldAttributes(field, {
    role: "combobox",
    autocomplete: "off",
    "aria-autocomplete": "list",
    "aria-haspopup": "listbox",
    "aria-expanded": String(isOpen),
    "aria-controls": isOpen ? listId : null,
    "aria-activedescendant": active >= 0 ? `${listId}-${active}` : null,
  });
  const follow = ({ href }: ShownSuggestion) => {
    close();
    void navigate(href);
  };
  useFieldKeys(field, (event) => {
    const { length } = suggestions;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = suggestions[active];
    // Safari ends a conversion before it tells of the key that ended it.
    if (event.isComposing || event.keyCode === 229) return;
    if (!isOpen) {
      if (event.key === "ArrowDown") void ask(0);
    } else if (step && !event.altKey) {
      event.preventDefault();
      // The field itself is one of the places, between the last and the first.
      setChoice({ of: found.suggestions, place: ((active + 1 + step + length + 1) % (length + 1)) - 1 });
    } else if (event.key === "Enter" && chosen) {
      event.preventDefault();
      follow(chosen);
    } else if (event.key === "Escape" || event.key === "ArrowUp") {
      event.preventDefault();
      close();
    } else if (event.key === "Enter" || event.key === "Tab") close();
  });
  return (
    <>
      <p role="status" className={styles.status}>
        {isOpen ? t("suggestions.count", { count: suggestions.length }) : ""}
      </p>
      {isOpen && (
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={t("suggestions.title")}
          className={styles.list}
        >
          {suggestions.map((suggestion, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
            <div
              key={`${suggestion.kind} ${suggestion.id}`}
              id={`${listId}-${place}`}
              role="option"
              aria-selected={place === active}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => follow(suggestion)}
            >
              <span className={styles.label}>
                <span>{suggestion.label}</span>
                {suggestion.recognised_by?.map((name) => (
                  <Badge key={name} tone="recognized">
                    {t("filter.recognised_by_name", { name })}
                  </Badge>
                ))}
              </span>
              <span className={styles.kind}>{t(`suggestions.${suggestion.kind}`)}</span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
