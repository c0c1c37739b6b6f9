import { Alert, List, Stack, Text } from "@mantine/core";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { useFormQuery } from "../../../../platform/browser/use-form-query.ts";
import { displayWithWeekday } from "../../../../shared/time/tokyo-time.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../../events/events.contract.ts";
import { type AfterMails, type afterMailContracts, afterMailKinds } from "../after-mails.contract.ts";
import { AfterMailsForm } from "./after-mails-form.tsx";

const api = apiClient<typeof afterMailContracts>();
const askEveryMs = 3000;

/** The mails after an event: to set; once sent, how far they are. */
export function AfterMailsPanel({ event }: { event: Event }) {
  const t = useTexts();
  const language = useLanguage();
  const {
    data: mails,
    error,
    follow,
  } = useFormQuery({
    queryKey: ["follow-up", "mails", event.id],
    queryFn: async () => (await api("GET /events/{id}/follow_up", { params: { id: event.id } })).data,
    refetchInterval: ({ state: { data } }) => (data && isGoingOut(data) ? askEveryMs : false),
  });
  if (error) return <Alert color="red">{t("admin.unreachable")}</Alert>;
  if (!mails) return <Text c="dimmed">{t("follow_up.loading")}</Text>;
  const time = (moment: string) => displayWithWeekday(new Date(moment), language);
  if (mails.sent_at) {
    return (
      <Stack gap="xs" role="status">
        <Text>{t("follow_up.sent_at", { time: time(mails.sent_at) })}</Text>
        <List>
          {afterMailKinds
            .filter((kind) => mails[kind].is_on)
            .map((kind) => (
              <List.Item key={kind}>
                {t("follow_up.delivery", { mail: t(`follow_up.${kind}`), ...mails[kind].delivery })}
              </List.Item>
            ))}
        </List>
      </Stack>
    );
  }
  return (
    <Stack>
      {mails.skipped_at ? (
        <Alert
          color="yellow"
          title={t(`follow_up.${mails.skip_reason ?? "nobody_came"}`, { time: time(mails.skipped_at) })}
        >
          {t(mails.skip_reason === "on_hold" ? "follow_up.set_anew" : "follow_up.check_people_in")}
        </Alert>
      ) : (
        <Text c="dimmed" maw={640}>
          {t(mails.attended > 0 ? "follow_up.mails_intro" : "follow_up.mails_need_check_in")}
        </Text>
      )}
      <AfterMailsForm
        mails={mails}
        eventLanguageIds={event.language_events.map(({ language_id }) => language_id)}
        onSaved={follow}
      />
    </Stack>
  );
}

function isGoingOut({ thanks, missed, usual_send_at, send_at, sent_at, skipped_at }: AfterMails): boolean {
  if (sent_at) return thanks.delivery.left + missed.delivery.left > 0;
  const isDue = new Date(send_at ?? usual_send_at) <= new Date();
  return isDue && !skipped_at && (thanks.is_on || missed.is_on);
}
