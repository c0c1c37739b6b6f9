import { Group, NativeSelect } from "@mantine/core";
import { personName } from "../../../../shared/people/person-name.ts";
import { DayField } from "../../../../ui/forms/fields/day-field.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import {
  type ActivityKind,
  activityKinds,
  eventActivityKinds,
} from "../../../organizations/organizations.public.ts";

export interface ActivityFilter {
  person?: number | undefined;
  deed?: ActivityKind | undefined;
  /** Days, as `2026-11-20`. */
  from?: string | undefined;
  to?: string | undefined;
}

interface ActivityFiltersProps {
  filter: ActivityFilter;
  /** Those who may have done something; named once. */
  people: readonly { id: number; first_name: string; last_name: string }[];
  isOfEvent: boolean;
  onChange(filter: ActivityFilter): void;
}

/** Whose lines, of which kind and of which days. */
export function ActivityFilters({ filter, people, isOfEvent, onChange }: ActivityFiltersProps) {
  const t = useTexts();
  const language = useLanguage();
  const change = (part: ActivityFilter) => onChange({ ...filter, ...part });
  const named = [...new Map(people.map((one) => [one.id, one])).values()];
  const kinds: readonly ActivityKind[] = isOfEvent ? eventActivityKinds : activityKinds;
  const day = (name: "from" | "to") => (
    <DayField label={t(`activity.${name}`)} onChange={(date) => change({ [name]: date || undefined })} />
  );
  return (
    <Group align="flex-start" role="search" aria-label={t("activity.filters")}>
      <NativeSelect
        label={t("activity.person")}
        value={filter.person ?? ""}
        data={[
          { value: "", label: t("activity.everybody") },
          ...named.map((one) => ({ value: String(one.id), label: personName(one, language) })),
        ]}
        onChange={({ currentTarget }) => change({ person: Number(currentTarget.value) || undefined })}
      />
      <NativeSelect
        label={t("activity.kind")}
        value={filter.deed ?? ""}
        data={[
          { value: "", label: t("activity.everything") },
          ...kinds.map((kind) => ({ value: kind, label: t(`activity.line.${kind}`) })),
        ]}
        onChange={({ currentTarget }) =>
          change({ deed: (currentTarget.value || undefined) as ActivityKind | undefined })
        }
      />
      {day("from")}
      {day("to")}
    </Group>
  );
}
