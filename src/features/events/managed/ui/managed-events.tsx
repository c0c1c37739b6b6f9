import { Stack } from "@mantine/core";
import { useState } from "react";
import { useNavigation } from "react-router";
import { type RowId, useRowSelection } from "../../../../ui/tables/use-row-selection.ts";
import type { ReferenceData } from "../../../reference-data/reference-data.public.ts";
import { ManagedCalendar } from "./calendar/managed-calendar.tsx";
import { ViewSwitch } from "./calendar/view-switch.tsx";
import type { ManagedList } from "./fetch-managed-events.ts";
import { ManagedFilters } from "./managed-filters.tsx";
import { ManagedSection } from "./managed-section.tsx";
import { PublishSelected } from "./publish-selected.tsx";

interface ManagedEventsProps {
  list: ManagedList;
  languages: ReferenceData["languages"];
  /** Whether rows say for which organization they are. */
  namesOrganizations: boolean;
}

/** The events of an organizer, by what the address asks for: to search, to open, and to publish many at once; or as a month. */
export function ManagedEvents({ list, languages, namesOrganizations }: ManagedEventsProps) {
  const { address, pages, calendar, now } = list;
  const isLoading = useNavigation().state === "loading";
  const shown = pages.flatMap(({ events }) => events);
  const [ids, setIds] = useState<ReadonlySet<RowId>>(new Set());
  const rows = useRowSelection(
    shown.map(({ id }) => id),
    { selected: ids, onChange: setIds },
  );
  const selection = { ids, ...rows };
  const selected = shown.filter(({ id }) => ids.has(id));
  return (
    <Stack gap="lg">
      <ManagedFilters address={address} now={now} />
      <ViewSwitch address={address} />
      <Stack gap="xl" aria-busy={isLoading} opacity={isLoading ? 0.6 : 1}>
        {calendar && <ManagedCalendar {...calendar} {...{ address, now, namesOrganizations }} />}
        {pages.map((page) => (
          <ManagedSection
            key={page.span ?? address.state ?? "all"}
            page={page}
            address={address}
            rows={{ languages, namesOrganizations, selection, sort: address.sort }}
          />
        ))}
      </Stack>
      <PublishSelected selected={selected} onDone={() => setIds(new Set())} />
    </Stack>
  );
}
