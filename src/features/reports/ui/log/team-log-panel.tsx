import { Button, Group, NativeSelect, Stack, Text } from "@mantine/core";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { teamActionKinds, teamActionSubjects } from "../../../accounts/accounts.public.ts";
import type { TeamActionQuery, teamActionContracts } from "../../team-log/team-actions.contract.ts";
import { TeamLogLines } from "./team-log-lines.tsx";

const api = apiClient<typeof teamActionContracts>();

/** The log of the team, staff and the operator, newest first, by kind and subject; the address says which, so that others can link here. */
export function TeamLogPanel() {
  const t = useTexts();
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const kind = teamActionKinds.find((one) => one === search.get("deed"));
  const subject = teamActionSubjects.find((one) => one === search.get("subject"));
  const subjectId = (subject && Number(search.get("subject_id"))) || undefined;
  const show = (filter: Partial<TeamActionQuery>) => {
    const chosen = { deed: kind, subject, subject_id: subjectId, ...filter };
    const entries = Object.entries(chosen).filter(([, value]) => value !== undefined);
    setSearch(entries.map(([key, value]) => [key, String(value)]) as [string, string][], {
      replace: true,
      preventScrollReset: true,
    });
  };
  const log = useInfiniteQuery({
    queryKey: ["team log", kind, subject, subjectId, language],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) =>
      api("GET /uniteam/activity", { query: { deed: kind, subject, subject_id: subjectId, cursor } }),
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  const lines = log.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Stack>
      <Text>{t("team_log.about")}</Text>
      <Group align="flex-end" role="search" aria-label={t("team_log.filters")}>
        <NativeSelect
          label={t("team_log.deed")}
          value={kind ?? ""}
          data={[
            { value: "", label: t("team_log.everything") },
            ...teamActionKinds.map((one) => ({ value: one, label: t(`team_log.line.${one}`) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            show({ deed: teamActionKinds.find((one) => one === value) })
          }
        />
        <NativeSelect
          label={t("team_log.subject")}
          value={subject ?? ""}
          data={[
            { value: "", label: t("team_log.everything") },
            ...teamActionSubjects.map((one) => ({ value: one, label: t(`team_log.subject.${one}`) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            show({ subject: teamActionSubjects.find((one) => one === value), subject_id: undefined })
          }
        />
        {subjectId !== undefined && (
          <Button variant="default" onClick={() => show({ subject_id: undefined })}>
            {t("team_log.not_this_alone")}
          </Button>
        )}
      </Group>
      {log.isError && <Text role="alert">{failureMessage(log.error, t("admin.unreachable"))}</Text>}
      {log.isSuccess && lines.length === 0 && <Text role="status">{t("team_log.none")}</Text>}
      <TeamLogLines lines={lines} onShowAlone={(one) => show({ subject: one.kind, subject_id: one.id })} />
      {log.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {t("team_log.more")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
