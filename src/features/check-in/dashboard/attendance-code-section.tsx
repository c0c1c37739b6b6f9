import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { noticeFailure, noticeSuccess } from "../../../ui/feedback/admin-notifications.ts";
import { QuestionDialog } from "../../../ui/feedback/question-dialog.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { Event } from "../../events/events.contract.ts";
import { attendanceWindow, timeSpan, timesOf } from "../../events/events.public.ts";
import type { attendanceContracts } from "../attendance-code/attendance.contract.ts";
import { checkInKey } from "../figures/ui/use-dashboard-figures.ts";
import styles from "./attendance-code-section.module.css";
import { ProjectedCode } from "./projected-code.tsx";

const api = apiClient<typeof attendanceContracts>();

/** The six digits with which people check themselves in: to write on the board, to project, and to make anew. */
export function AttendanceCodeSection({ event }: { event: Event }) {
  const t = useTexts();
  const language = useLanguage();
  const queries = useQueryClient();
  const key = [...checkInKey(event.id), "attendance-code"];
  const params = { id: event.id };
  const { data: code } = useQuery({
    queryKey: key,
    queryFn: async () => (await api("GET /events/{id}/attendance_code", { params })).data.code,
  });
  const [isProjected, setProjected] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { from, until } = attendanceWindow(timesOf(event));
  const time = timeSpan(from, until, language);
  const renew = async () => {
    try {
      queries.setQueryData(key, (await api("POST /events/{id}/attendance_code", { params })).data.code);
      noticeSuccess(t("check_in_desk.code_renewed"));
    } catch (error) {
      noticeFailure(failureMessage(error, t("admin.unreachable")));
    }
    setAsked(false);
  };
  return (
    <Stack gap="sm" component="section">
      <Title order={2} size="h3">
        {t("check_in_desk.code")}
      </Title>
      <Text size="sm">{t("check_in_desk.code_hint", { time })}</Text>
      <p className={styles.code} data-testid="attendance-code">
        {code ? spaced(code) : "––– –––"}
      </p>
      <Group>
        <Button disabled={!code} onClick={() => setProjected(true)}>
          {t("check_in_desk.code_project")}
        </Button>
        <Button variant="default" disabled={!code} onClick={() => setAsked(true)}>
          {t("check_in_desk.code_renew")}
        </Button>
      </Group>
      {isProjected && code && (
        <ProjectedCode
          event={event}
          code={spaced(code)}
          window={{ from, until }}
          onClose={() => setProjected(false)}
        />
      )}
      {isAsked && (
        <QuestionDialog
          action={t("check_in_desk.code_renew")}
          question={t("check_in_desk.code_renew_question")}
          isHarmless
          onConfirm={renew}
          onClose={() => setAsked(false)}
        />
      )}
    </Stack>
  );
}

/** In two groups, as one reads them aloud; whoever types the blank is understood. */
const spaced = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;
