import { useLocation } from "react-router";
import { CardItem } from "../../../features/events/events.public.ts";
import { formatList } from "../../../shared/languages/format-list.ts";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { Link } from "../../../ui/base/link.tsx";
import { type TextKey, useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { DescribedFilter } from "../filters/describe-filters.ts";
import { filteredAddress } from "../filters/event-filters.ts";
import type { Alternative, Alternatives } from "./find-alternatives.server.ts";
import styles from "./no-results.module.css";

interface NoResultsProps {
  /** The text for a list without filters. */
  text: TextKey;
  /** The list's filters in words. */
  filters?: readonly DescribedFilter[];
  alternatives?: Alternatives | null;
  now: number;
}

/** In place of a list without events: what was looked for, and what comes near it. */
export function NoResults({ text, filters = [], alternatives, now }: NoResultsProps) {
  const t = useTexts();
  const language = useLanguage();
  const others = alternatives?.otherWords ?? [];
  const names = filters.map(({ name }) => name).join(" · ");
  return (
    <div className={styles.empty}>
      <p>{names ? t("none.title", { filters: names }) : t(text)}</p>
      {others.length > 0 && <p>{t("none.also", { words: formatList(others, language) })}</p>}
      {alternatives && alternatives.lists.length > 0 && (
        <section className={styles.fewer} aria-labelledby="fewer">
          <h3 id="fewer">{t("none.fewer")}</h3>
          <ul>
            {alternatives.lists.map((list) => (
              <FewerLink key={JSON.stringify(list.filters)} list={list} filters={filters} />
            ))}
          </ul>
        </section>
      )}
      <ButtonLink to="/" look="quiet">
        {t("home.see_all")}
      </ButtonLink>
      {alternatives && alternatives.events.length > 0 && (
        <section className={styles.nearest} aria-labelledby="nearest">
          <h3 id="nearest">{t(alternatives.lists.length > 0 ? "none.nearest" : "none.soonest")}</h3>
          <ul className={styles.cards}>
            {alternatives.events.map((card) => (
              <CardItem key={card.id} card={card} now={now} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** A list with one condition fewer, and how many events it has. */
function FewerLink({ list, filters }: { list: Alternative; filters: readonly DescribedFilter[] }) {
  const t = useTexts();
  const { pathname } = useLocation();
  const address = filteredAddress(pathname, list.filters);
  const dropped = filters.find(({ others }) => filteredAddress(pathname, others) === address)?.name;
  const name = list.word ? t("filter.quoted", { words: list.word }) : dropped;
  if (!name) return null;
  return (
    <li>
      <Link to={address} rel="nofollow" className={styles.link}>
        {t("none.without", { name, count: list.count })}
      </Link>
    </li>
  );
}
