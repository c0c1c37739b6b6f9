import type { MouseEvent, ReactNode } from "react";
import { useLocation } from "react-router";
import { defaultLanguage, languageIds } from "../../../shared/languages/languages.ts";
import { Link } from "../../../ui/base/link.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { whens } from "./dates-of-when.ts";
import { flagTexts } from "./describe-filters.ts";
import { type EventFilters, filteredAddress, type filterFlags } from "./event-filters.ts";
import styles from "./filter-chips.module.css";

/** The chip for those who speak no Japanese asks for it; its text names it. */
const sharedLanguage = defaultLanguage;
/** The chips that stand first are in sight on a phone. */
const [firstFlag, beginnersFlag, ...lastFlags] = [
  "is_free",
  "welcomes_beginners",
  "is_online",
  "has_places",
] as const;

interface FilterChipsProps {
  filters: EventFilters;
  /** Parameters that stay, such as the order of the list. */
  others?: object;
  hasDays: boolean;
  /** After the days, before the rest. */
  children?: ReactNode;
  onFollow(event: MouseEvent, next: EventFilters): void;
}

/** Filters that are set by one press and taken back by another, as links, which work before and without scripts. */
export function FilterChips({ filters, others, hasDays, children, onFollow }: FilterChipsProps) {
  const t = useTexts();
  const chip = (name: string, isOn: boolean, changed: EventFilters, taken: EventFilters) => (
    <Chip
      key={name}
      name={name}
      isOn={isOn}
      next={isOn ? taken : changed}
      others={others}
      onFollow={onFollow}
    />
  );
  const { when, from, to, ...rest } = filters;
  const { language_id, ...withoutLanguage } = filters;
  const shared = languageIds[sharedLanguage];
  return (
    <ul className={styles.chips} aria-label={t("filter.chips")}>
      {flagChip(firstFlag)}
      {chip(
        t("filter.english_ok"),
        language_id === shared,
        { ...filters, language_id: shared },
        withoutLanguage,
      )}
      {flagChip(beginnersFlag)}
      {hasDays &&
        whens.map((one) => chip(t(`filter.when.${one}`), when === one, { ...rest, when: one }, rest))}
      {children}
      {lastFlags.map((flag) => flagChip(flag))}
    </ul>
  );

  function flagChip(flag: (typeof filterFlags)[number]) {
    const { [flag]: isOn, ...without } = filters;
    return chip(t(flagTexts[flag]), isOn === true, { ...filters, [flag]: true }, without);
  }
}

interface ChipProps extends Pick<FilterChipsProps, "others" | "onFollow"> {
  name: string;
  isOn: boolean;
  next: EventFilters;
}

function Chip({ name, isOn, next, others, onFollow }: ChipProps) {
  const { pathname } = useLocation();
  return (
    <li>
      <Link
        to={filteredAddress(pathname, next, others)}
        rel="nofollow"
        aria-current={isOn || undefined}
        className={styles.chip}
        preventScrollReset
        onClick={(event) => onFollow(event, next)}
      >
        {name}
      </Link>
    </li>
  );
}
