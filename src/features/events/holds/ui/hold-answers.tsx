import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { maxHoldTextLength } from "../../../../shared/limits/max-lengths-for-organizers.ts";
import { noticeSuccess } from "../../../../ui/feedback/admin-notifications.ts";
import { useSaid } from "../../../../ui/forms/saving/use-said.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { HoldSubject } from "../hold-subject.ts";
import type { HoldAnswer, holdContracts } from "../holds.contract.ts";
import { HoldAnswerList } from "./hold-answer-list.tsx";

const api = apiClient<typeof holdContracts>();

const readAnswers = async (about: HoldSubject): Promise<HoldAnswer[]> =>
  "eventId" in about
    ? (await api("GET /events/{id}/hold/answers", { params: { id: about.eventId } })).data
    : (await api("GET /organizations/{id}/suspension/answers", { params: { id: about.organizationId } }))
        .data;

const sendAnswer = (about: HoldSubject, text: string) =>
  "eventId" in about
    ? api("POST /events/{id}/hold/answers", { params: { id: about.eventId }, body: { text } })
    : api("POST /organizations/{id}/suspension/answers", {
        params: { id: about.organizationId },
        body: { text },
      });

/** The answers of organizers to the product team, and a form for more. */
export function HoldAnswers({ about }: { about: HoldSubject }) {
  const t = useTexts();
  const queries = useQueryClient();
  const queryKey = ["hold answers", about];
  const { data: answers = [] } = useQuery({ queryKey, queryFn: () => readAnswers(about) });
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [isBlank, setBlank] = useState(false);
  const [failure, setFailure] = useSaid<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (isBusy) return;
    setFailure(null);
    setBlank(text.trim() === "");
    if (text.trim() === "") return field.current?.focus();
    setBusy(true);
    try {
      await sendAnswer(about, text);
      setText("");
      noticeSuccess(t("hold_notice.sent"));
      await queries.invalidateQueries({ queryKey });
    } catch (error) {
      setFailure(failureMessage(error, t("admin.unreachable")));
    }
    setBusy(false);
  };
  return (
    <Stack gap="sm">
      <HoldAnswerList answers={answers} heading={t("hold_notice.answers")} />
      <form method="post" onSubmit={send} noValidate>
        <Stack gap="sm" maw={640}>
          <Textarea
            ref={field}
            label={t("hold_notice.answer")}
            description={t("hold_notice.answer_hint")}
            value={text}
            error={isBlank && t("hold_notice.answer_needed")}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setBlank(false);
            }}
            maxLength={maxHoldTextLength}
            autosize
            minRows={3}
            maxRows={10}
          />
          {failure && (
            <Text c="red" role="alert">
              {failure}
            </Text>
          )}
          <Group>
            <Button type="submit" loading={isBusy}>
              {t("hold_notice.send")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Stack>
  );
}
