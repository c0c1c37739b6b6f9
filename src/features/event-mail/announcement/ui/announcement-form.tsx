import { Alert, Button, Group, List, Stack, Text } from "@mantine/core";
import { useRef, useState } from "react";
import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import { toEditTime } from "../../../../shared/time/tokyo-time.ts";
import { typedMomentProblem } from "../../../../shared/time/typed-time.ts";
import { noticeSuccess } from "../../../../ui/feedback/admin-notifications.ts";
import { DateTimeField } from "../../../../ui/forms/fields/date-time-field.tsx";
import { useSaid } from "../../../../ui/forms/saving/use-said.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../../events/events.contract.ts";
import type { PastParticipant, UserRow } from "../../../organizations/organizations.contract.ts";
import type { eventMailContracts, NotifyEventMail } from "../../event-mail.contract.ts";
import { AnnouncementWordsFields, wordsToWrite } from "./announcement-words-fields.tsx";
import { reachablePeople, stillChosen } from "./reachable-people.ts";
import { RecipientsDialog } from "./recipients-dialog.tsx";

const api = apiClient<typeof eventMailContracts>();

interface AnnouncementFormProps {
  event: Event;
  announcement: NotifyEventMail | null;
  followers: UserRow[];
  pastParticipants: PastParticipant[];
  /** Titles of past events, the latest first. */
  pastEvents: ReadonlyMap<number, string>;
  onDone(): Promise<void>;
  onBack(): void;
}

/** Form of an announcement: its time, its recipients and its texts. */
export function AnnouncementForm({
  event,
  announcement,
  followers,
  pastParticipants,
  pastEvents,
  onDone,
  onBack,
}: AnnouncementFormProps) {
  const t = useTexts();
  const people = reachablePeople(event, followers, pastParticipants);
  const [sendAt, setSendAt] = useState(announcement ? toEditTime(new Date(announcement.send_at)) : "");
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() =>
    stillChosen(event, announcement?.user_ids ?? []),
  );
  const [isForEnrolledOnly, setForEnrolledOnly] = useState(announcement?.enrolled_only ?? false);
  const [words, setWords] = useState(() => wordsToWrite(event, announcement?.words ?? []));
  const [isChoosing, setChoosing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useSaid<string[]>();
  const sendAtField = useRef<{ focus(): void }>(null);
  const save = async () => {
    // The field says itself what it cannot read.
    if (typedMomentProblem(sendAt)) return sendAtField.current?.focus();
    setBusy(true);
    setProblems(null);
    const params = { event_id: event.id };
    const body = {
      notify_mail: {
        id: announcement?.id ?? null,
        send_at: sendAt,
        user_ids: [...chosen],
        enrolled_only: isForEnrolledOnly,
        words,
      },
    };
    try {
      if (announcement) await api("PUT /events/{event_id}/notify_event_mails", { params, body });
      else await api("POST /events/{event_id}/notify_event_mails", { params, body });
      noticeSuccess(t(announcement ? "announcement.updated" : "announcement.was_set"));
      await onDone();
    } catch (error) {
      setProblems(sentencesOf(error) ?? [t("admin.unreachable")]);
      setBusy(false);
    }
  };
  return (
    <Stack maw={560}>
      {problems && (
        <Alert color="red" role="alert">
          <List>
            {problems.map((problem) => (
              <List.Item key={problem}>{problem}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      <DateTimeField
        ref={sendAtField}
        label={t("event_mail.send_at")}
        description={t("event_mail.japan_time")}
        value={sendAt}
        onChange={setSendAt}
      />
      <Group>
        <Text>{t("announcement.recipients", { count: chosen.size })}</Text>
        <Button variant="light" onClick={() => setChoosing(true)}>
          {t("announcement.choose")}
        </Button>
      </Group>
      <AnnouncementWordsFields words={words} onChange={setWords} />
      <Group>
        <Button loading={isBusy} onClick={() => void save()}>
          {t("admin.save")}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t("admin.back")}
        </Button>
      </Group>
      {isChoosing && (
        <RecipientsDialog
          eventStart={new Date(event.start_at)}
          people={people}
          pastEvents={pastEvents}
          chosen={chosen}
          isForEnrolledOnly={isForEnrolledOnly}
          onChoose={(ids, onlyEnrolled) => {
            setChosen(ids);
            setForEnrolledOnly(onlyEnrolled);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Stack>
  );
}

/** The two calls answer with whole sentences, in `errors` and in `data`. */
function sentencesOf(error: unknown): string[] | null {
  if (!(error instanceof ApiError)) return null;
  const { errors, data } = error.body;
  const found = Array.isArray(errors) ? errors : data;
  return Array.isArray(found) ? found.map(String) : error.firstSentence ? [error.firstSentence] : null;
}
