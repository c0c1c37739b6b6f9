import { Anchor, Code, Group, Stack, Text, Title } from "@mantine/core";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { useAnswer } from "../../../../platform/browser/use-answer.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { freePlaces } from "../../../events/events.admin.ts";
import type { Event } from "../../../events/events.contract.ts";
import { formatMoment } from "../../../events/events.public.ts";
import type { ParticipantTableRow } from "../../participants/ui/participant-rows.ts";
import type { lotteryContracts } from "../lottery.contract.ts";
import { LotteryTryOut } from "./lottery-try-out.tsx";

const api = apiClient<typeof lotteryContracts>();

interface LotteryDashboardProps {
  event: Event;
  /** Null while not everybody is known who is in the draw. */
  rows: ParticipantTableRow[] | null;
  /** Number of places that are taken. */
  held: number;
}

/** The draw of an event, for its organizers: when it is and how it may come out, or how it came out. */
export function LotteryDashboard({ event, rows, held }: LotteryDashboardProps) {
  const t = useTexts();
  const language = useLanguage();
  const lottery = useAnswer(`lottery ${event.id}`, async () => {
    return (await api("GET /events/{id}/lottery", { params: { id: event.id } })).data;
  });
  if (!lottery) return null;
  const time = formatMoment(new Date(lottery.lottery_at), language);
  const entered = rows?.filter((row) => row.state === "entered").map(({ person }) => person) ?? null;
  const free = freePlaces({ ...event, applications_count: held });
  const count = lottery.entries;
  return (
    <Stack gap="sm" component="section">
      <Title order={2} size="h3">
        {t("lottery_desk.title")}
      </Title>
      <Text>{t(lottery.seed ? "lottery_desk.drawn" : "lottery_desk.before", { time, count, free })}</Text>
      {!lottery.seed && (
        <LotteryTryOut entered={entered} freePlaces={free} hasWaitingList={event.has_waiting_list} />
      )}
      <Text size="sm">{t("lottery_desk.commitment")}</Text>
      <Code style={{ overflowWrap: "anywhere" }}>{lottery.commitment}</Code>
      {lottery.seed && (
        <>
          <Text size="sm">{t("lottery_desk.seed")}</Text>
          <Code style={{ overflowWrap: "anywhere" }}>{lottery.seed}</Code>
        </>
      )}
      <Group>
        <Anchor href={`/events/${event.id}/lottery`}>{t("lottery_desk.check")}</Anchor>
      </Group>
    </Stack>
  );
}
