import { Alert, Group, Stack, Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { nameIn } from "../../../../shared/languages/name-in.ts";
import { displayShare } from "../../../../ui/charts/display-share.ts";
import { ShareBar } from "../../../../ui/charts/share-bar.tsx";
import { DayField } from "../../../../ui/forms/fields/day-field.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { SourceFigures } from "../../figures/ui/source-figures.tsx";
import { Part } from "../../ui/part.tsx";
import type { organizationFigureContracts } from "../organization-figures.contract.ts";

const api = apiClient<typeof organizationFigureContracts>();

/** Over all past events of an organization, or those of a time: how many came, how many again, and from which university. */
export function OrganizationFiguresPanel({ organizationId }: { organizationId: number }) {
  const t = useTexts();
  const language = useLanguage();
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const isBackwards = from !== "" && to !== "" && to < from;
  const { data, isError } = useQuery({
    queryKey: ["organizations", "figures", organizationId, from, to],
    queryFn: async () =>
      (
        await api("GET /organizations/{id}/attendance/figures", {
          params: { id: organizationId },
          query: { ...(from && { from }), ...(to && { to }) },
        })
      ).data,
    enabled: !isBackwards,
    placeholderData: (before) => before,
  });
  return (
    <Stack gap="md">
      <Group align="start">
        <DayField label={t("over_events.from")} onChange={setFrom} />
        <DayField
          label={t("over_events.to")}
          error={isBackwards && t("over_events.backwards")}
          onChange={setTo}
        />
      </Group>
      {isError && <Alert color="red">{t("admin.unreachable")}</Alert>}
      {data && (
        <>
          <Part title={t("over_events.came")}>
            <Text role="status">
              {t("over_events.summary", { events: data.events, people: data.people, again: data.again })}
            </Text>
            <Text size="sm">{t("over_events.visits", { visits: data.visits, walkIns: data.walk_ins })}</Text>
            <Text size="sm" c="dimmed">
              {t("over_events.hint")}
            </Text>
          </Part>
          {data.people > 0 && (
            <Part title={t("over_events.by_university")}>
              <Table aria-label={t("over_events.by_university")}>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{t("over_events.university")}</Table.Th>
                    <Table.Th ta="end">{t("over_events.people")}</Table.Th>
                    <Table.Th ta="end">{t("over_events.share")}</Table.Th>
                    <Table.Th ta="end">{t("over_events.again")}</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {data.by_university.map(({ university, people, again }) => (
                    <Table.Tr key={university?.id ?? 0}>
                      <Table.Th scope="row" fw={400} style={{ overflowWrap: "anywhere" }}>
                        {nameIn(university, language) || t("over_events.none")}
                        <ShareBar share={people / data.people} />
                      </Table.Th>
                      <Table.Td ta="end">{people}</Table.Td>
                      <Table.Td ta="end">{displayShare(people / data.people, language)}</Table.Td>
                      <Table.Td ta="end">{again}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Part>
          )}
          {data.sources.length > 0 && (
            <Part title={t("figures.by_source")}>
              <SourceFigures sources={data.sources} />
            </Part>
          )}
        </>
      )}
    </Stack>
  );
}
