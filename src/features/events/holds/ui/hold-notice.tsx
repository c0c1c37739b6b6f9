import { Alert, Stack, Text } from "@mantine/core";
import { displayDayTime } from "../../../../shared/time/display-day.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { HoldSubject } from "../hold-subject.ts";
import { HoldAnswers } from "./hold-answers.tsx";
import styles from "./hold-notice.module.css";

/** That of a badge for what cannot wait: the kit's own is glaring by night. */
const look = { root: styles.notice, title: styles.title };

interface HoldNoticeProps {
  about: HoldSubject;
  since: string;
  reason: string;
}

/** On every page of an event on hold or a suspended organization: what has happened, why, what it means, and a form to answer. */
export function HoldNotice({ about, since, reason }: HoldNoticeProps) {
  const t = useTexts();
  const language = useLanguage();
  const subject = "eventId" in about ? "event" : "organization";
  const time = displayDayTime(new Date(since), language);
  return (
    <Alert color="red" mt="md" classNames={look} title={t(`hold_notice.${subject}.title`)}>
      <Stack gap="sm">
        <Text>{t(`hold_notice.${subject}.meaning`, { time })}</Text>
        <Text fw={700}>{t("hold_notice.reason")}</Text>
        <Text style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{reason}</Text>
        <HoldAnswers about={about} />
      </Stack>
    </Alert>
  );
}

/** On the pages of an event whose owner is suspended, for a co-host: there is nothing to answer. */
export function OwnerSuspendedNotice() {
  const t = useTexts();
  return (
    <Alert color="red" mt="md" classNames={look} title={t("hold_notice.owner.title")}>
      {t("hold_notice.owner.meaning")}
    </Alert>
  );
}
