import { Anchor, Button, NativeSelect, TextInput } from "@mantine/core";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { maxSearchLength } from "../../../../shared/limits/max-lengths-on-public-pages.ts";
import { tokyoDate } from "../../../../shared/time/tokyo-date.ts";
import { addTerms, termOf, type UniversityTerm } from "../../../../shared/time/university-terms.ts";
import { Link } from "../../../../ui/base/link.tsx";
import { type Texts, useTexts } from "../../../../ui/texts/texts.tsx";
import { type ManagedSort, managedSorts } from "../managed-lists.ts";
import { isNarrowed, listedStates, type ManagedAddress, withManaged } from "./managed-address.ts";
import styles from "./managed-events.module.css";

/** The next term, this one, and three years back. */
const offered = [1, 0, -1, -2, -3, -4, -5];

/** What narrows and sorts the list; all of it stands in the address, so that it stays and the way back undoes it. */
export function ManagedFilters({ address, now }: { address: ManagedAddress; now: number }) {
  const t = useTexts();
  const navigate = useNavigate();
  const change = (changed: Parameters<typeof withManaged>[1]) => navigate(withManaged(address, changed));
  const search = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const q = String(new FormData(submitted.currentTarget).get("q") ?? "").trim();
    change({ q: q || undefined });
  };
  return (
    <div className={styles.filters}>
      <nav aria-label={t("managed.states")} className={styles.states}>
        {[undefined, ...listedStates].map((state) => (
          <Link
            key={state ?? "all"}
            to={withManaged(address, { state, span: undefined })}
            aria-current={state === address.state ? "true" : undefined}
            className={styles.state}
          >
            {t(`managed.state.${state ?? "all"}`)}
          </Link>
        ))}
      </nav>
      <div className={styles.fields}>
        {/* Another address, another search: what was typed before is not kept beside it. */}
        <search>
          <form key={address.q} onSubmit={search} className={styles.search}>
            <TextInput
              type="search"
              name="q"
              label={t("managed.search")}
              defaultValue={address.q}
              maxLength={maxSearchLength}
              flex={1}
            />
            <Button type="submit" variant="default">
              {t("managed.search_button")}
            </Button>
          </form>
        </search>
        <TermAndOrder address={address} now={now} onChange={change} />
      </div>
      {isNarrowed(address) && (
        <Anchor component={Link} to={withManaged(withoutFilters(address), {})}>
          {t("managed.clear")}
        </Anchor>
      )}
    </div>
  );
}

/** What no filter is: order, view and month. */
const withoutFilters = ({ sort, view, month }: ManagedAddress): ManagedAddress => ({
  ...(sort && { sort }),
  ...(view && { view }),
  ...(month && { month }),
});

interface TermAndOrderProps {
  address: ManagedAddress;
  now: number;
  onChange(changed: Parameters<typeof withManaged>[1]): void;
}

/** The term of a list or of every month of a calendar; the order of a list alone, since days have their own. */
function TermAndOrder({ address, now, onChange: change }: TermAndOrderProps) {
  const t = useTexts();
  const current = termOf(tokyoDate(new Date(now)));
  const terms = offered.map((distance) => addTerms(current, distance));
  return (
    <>
      <NativeSelect
        label={t("managed.term")}
        value={`${address.from ?? ""} ${address.to ?? ""}`}
        onChange={({ currentTarget }) => {
          const [from, to] = currentTarget.value.split(" ");
          // Of a calendar another month is shown, the nearest of the term.
          change({ from: from || undefined, to: to || undefined, month: undefined });
        }}
        data={[{ value: " ", label: t("managed.any_term") }, ...termChoices(address, terms, t)]}
      />
      {!address.view && (
        <NativeSelect
          label={t("managed.sort")}
          value={address.sort ?? "start_at"}
          onChange={({ currentTarget }) =>
            change({
              sort: currentTarget.value === "start_at" ? undefined : (currentTarget.value as ManagedSort),
            })
          }
          data={managedSorts.map((sort) => ({ value: sort, label: t(`managed.sort_by.${sort}`) }))}
        />
      )}
    </>
  );
}

/** The terms, and the days of the address where they are none of them. */
function termChoices({ from, to }: ManagedAddress, terms: readonly UniversityTerm[], t: Texts) {
  const choices = terms.map((term) => ({
    value: `${term.from} ${term.to}`,
    label: t(`managed.half_${term.half}`, { year: term.year }),
  }));
  const value = `${from ?? ""} ${to ?? ""}`;
  if (value === " " || choices.some((choice) => choice.value === value)) return choices;
  return [{ value, label: t("managed.days", { from: from ?? "", to: to ?? "" }) }, ...choices];
}
