import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { maxSearchLength } from "../../../../shared/limits/max-lengths-on-public-pages.ts";
import { TextField } from "../../../../ui/forms/fields/field.tsx";
import { measureOnceDrawn } from "../../../../ui/tables/lay-out-later.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { codeIn, findPeople } from "../../device/find-people.ts";
import type { PersonNow } from "../../device/people-now.ts";
import type { RecordScan } from "../../entrance/use-last-outcome.ts";
import { ignoreDoublePress } from "./ignore-double-press.ts";
import styles from "./people-list.module.css";
import { PersonRow } from "./person-row.tsx";

const filters = ["all", "missing", "arrived"] as const;
type Filter = (typeof filters)[number];

interface PeopleListProps {
  people: readonly PersonNow[] | null;
  isOnline: boolean;
  record: RecordScan;
}

/** Everybody who is expected: found by the first letters of a name, ticked with one press; hundreds of them, of which only those in sight are on the page. */
export function PeopleList({ people, isOnline, record }: PeopleListProps) {
  const t = useTexts();
  const [typed, setTyped] = useState("");
  const [filter, setFilter] = useState<Filter>("all");
  const wanted = useDeferredValue(typed);
  const found = useMemo(() => {
    const isWanted = ({ checked_in_at }: PersonNow) =>
      filter === "all" || (filter === "arrived") === (checked_in_at !== null);
    return findPeople((people ?? []).filter(isWanted), wanted);
  }, [people, wanted, filter]);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the best of what was found stands first, and may be above what is in sight
  useEffect(() => {
    const above = list.current?.getBoundingClientRect().top ?? 0;
    if (above < 0) scrollBy({ top: above });
  }, [wanted, filter]);
  const code = codeIn(typed);
  if (!people) return <p className={styles.none}>{t(isOnline ? "entrance.loading" : "entrance.no_list")}</p>;
  return (
    <div ref={list} className={styles.list}>
      <form
        method="post"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          const [only] = found;
          if (code) record({ kind: "in", text: code });
          else if (only && found.length === 1 && !only.checked_in_at)
            record({ kind: "in", application_id: only.application_id });
          else return;
          setTyped("");
        }}
      >
        <TextField
          type="search"
          label={t("entrance.search")}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={maxSearchLength}
        />
      </form>
      <fieldset className={styles.filters}>
        <legend className="visually-hidden">{t("entrance.filter")}</legend>
        {filters.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.filter}
            aria-pressed={one === filter}
            onClick={() => setFilter(one)}
          >
            {t(`entrance.filter.${one}`)}
          </button>
        ))}
      </fieldset>
      <p role="status" className={styles.count}>
        {found.length === 0
          ? t("entrance.nobody_found")
          : t("entrance.shown", { shown: found.length, count: people.length })}
      </p>
      <Rows people={found} record={record} />
    </div>
  );
}

const rowHeight = 68;

function Rows({ people, record }: { people: readonly PersonNow[]; record: RecordScan }) {
  const list = useRef<HTMLUListElement>(null);
  const [isNewPress] = useState(ignoreDoublePress);
  const virtual = useWindowVirtualizer({
    count: people.length,
    estimateSize: () => rowHeight,
    measureElement: measureOnceDrawn,
    overscan: 10,
    scrollMargin: list.current?.offsetTop ?? 0,
    getItemKey: (index) => people[index]?.application_id ?? index,
  });
  const items = virtual.getVirtualItems();
  const { scrollMargin } = virtual.options;
  const before = (items[0]?.start ?? scrollMargin) - scrollMargin;
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin);
  return (
    <ul ref={list} className={styles.rows} style={{ paddingTop: before, paddingBottom: Math.max(0, after) }}>
      {items.map(({ index, key }) => {
        const person = people[index];
        if (!person) return null;
        return (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={people.length}
            aria-posinset={index + 1}
          >
            <PersonRow person={person} isNewPress={isNewPress} record={record} />
          </li>
        );
      })}
    </ul>
  );
}
