import { Button, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useRevalidator } from "react-router";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { showApiError } from "../../../../platform/browser/show-api-error.ts";
import { maxPersonNameLength } from "../../../../shared/limits/max-lengths-on-public-pages.ts";
import { isEmailShape } from "../../../../shared/people/email-shape.ts";
import { nameFields, personName } from "../../../../shared/people/person-name.ts";
import { noticeFailure, noticeSuccess } from "../../../../ui/feedback/admin-notifications.ts";
import { QuestionDialog } from "../../../../ui/feedback/question-dialog.tsx";
import { useProblemsInLanguage } from "../../../../ui/forms/problems/use-problems-in-language.ts";
import { UnsavedGuard } from "../../../../ui/forms/saving/unsaved-guard.tsx";
import { useNonceOf } from "../../../../ui/forms/saving/use-nonce-of.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../../events/events.contract.ts";
import { isQuestion, joined } from "../../answering/answers.ts";
import type { addByHandContracts } from "../add-by-hand.contract.ts";
import { AnswerInputs } from "./answer-inputs.tsx";
import type { PersonValues } from "./person-values.ts";

const api = apiClient<typeof addByHandContracts>();

interface AddPersonDialogProps {
  event: Event;
  held: number;
  waiting: number;
  onClose(): void;
}

/** Somebody's name, address and, where wanted, answers; over the number after a question. What was typed is not lost by a press beside it. */
export function AddPersonDialog({ event, held, waiting, onClose }: AddPersonDialogProps) {
  const t = useTexts();
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const [hasAnswers, setHasAnswers] = useState(false);
  const form = useForm<PersonValues>({
    defaultValues: { first_name: "", last_name: "", email: "", answers: {} },
  });
  useProblemsInLanguage(form);
  const { errors, isSubmitting, isDirty } = form.formState;
  const mayLeave = useRef(false);
  const nonceOf = useNonceOf();
  const isFull = held >= event.max_participant_num || waiting > 0;
  const questions = event.apply_questions.filter(({ _destroy }) => !_destroy);
  const add = async () => {
    const { answers, ...person } = form.getValues();
    try {
      const body = { ...person, ...(hasAnswers && { answers: joined(answers) }) };
      const { data: added } = await api("POST /events/{id}/applications/by_manager", {
        params: { id: event.id },
        body: { ...body, nonce: nonceOf(body) },
      });
      const key = added.was_listed ? "add_person.was_listed" : "add_person.added";
      noticeSuccess(t(key, { name: personName(added, language) }));
      mayLeave.current = true;
      await revalidate();
      onClose();
    } catch (error) {
      setAsking(false);
      const fieldOf = (field: string) =>
        isQuestion(field) ? `answers.${field}` : field in person ? field : null;
      noticeFailure(showApiError(error, form, fieldOf) ?? t("admin.unreachable"));
    }
  };
  const name = (field: "first_name" | "last_name") => (
    <TextInput
      key={field}
      label={t(`add_person.${field}`)}
      required
      maxLength={maxPersonNameLength}
      error={errors[field]?.message}
      {...form.register(field, {
        validate: (value) => value.trim() !== "" || t(`add_person.${field}_blank`),
      })}
    />
  );
  return (
    <>
      <UnsavedGuard isUnsaved={isDirty} mayLeave={mayLeave} />
      <Modal
        opened
        onClose={onClose}
        title={t("add_person.title")}
        closeOnClickOutside={!isDirty}
        closeOnEscape={!isDirty}
      >
        <form method="post" onSubmit={form.handleSubmit(() => (isFull ? setAsking(true) : add()))} noValidate>
          <Stack>
            <Text size="sm">{t("add_person.hint")}</Text>
            {nameFields(language).map(name)}
            <TextInput
              type="email"
              label={t("add_person.email")}
              description={t("add_person.email_hint")}
              error={errors.email?.message}
              {...form.register("email", {
                validate: (value) =>
                  !value.trim() || isEmailShape(value.trim()) || t("add_person.email_wrong"),
              })}
            />
            {questions.length > 0 &&
              (hasAnswers ? (
                <AnswerInputs questions={questions} form={form} />
              ) : (
                <Group>
                  <Button variant="subtle" onClick={() => setHasAnswers(true)}>
                    {t("add_person.answers")}
                  </Button>
                </Group>
              ))}
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose} disabled={isSubmitting}>
                {t("decisions.close")}
              </Button>
              <Button type="submit" loading={isSubmitting}>
                {t("add_person.add")}
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
      <QuestionDialog
        isOpen={isAsking}
        action={t("add_person.add_over")}
        question={t("add_person.over_question", { max: event.max_participant_num, held, waiting })}
        isHarmless
        onConfirm={add}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
