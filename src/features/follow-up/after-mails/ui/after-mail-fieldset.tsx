import { Fieldset, Group, Stack, Switch, Text, Textarea, TextInput } from "@mantine/core";
import type { ComponentProps } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import { readerLanguageName } from "../../../../ui/forms/problems/reader-languages.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { PreviewAndTest } from "../../../event-mail/event-mail.admin.ts";
import type { AfterMailKind, AfterMails } from "../after-mails.contract.ts";
import type { AfterMailValues } from "./after-mail-values.ts";

interface AfterMailFieldsetProps extends ComponentProps<typeof PreviewAndTest> {
  kind: AfterMailKind;
  mails: AfterMails;
  form: UseFormReturn<AfterMailValues>;
}

/** One of the mails after an event: whether it goes, and its words in the event's languages. */
export function AfterMailFieldset({ kind, mails, form, ...trying }: AfterMailFieldsetProps) {
  const t = useTexts();
  const language = useLanguage();
  const isOn = form.watch(`${kind}.is_on`);
  const count = kind === "thanks" ? mails.attended : mails.absent;
  return (
    <Fieldset legend={t(`follow_up.${kind}`)}>
      <Stack>
        <Controller
          control={form.control}
          name={`${kind}.is_on`}
          render={({ field: { value, ...field } }) => (
            <Switch
              label={t(`follow_up.${kind}_on`)}
              description={mails.attended > 0 ? t("follow_up.recipients", { count }) : undefined}
              checked={value}
              {...field}
            />
          )}
        />
        {isOn && (
          <>
            <Text size="sm" c="dimmed">
              {t("follow_up.texts_hint")}
            </Text>
            {form.getValues(`${kind}.texts`).map(({ language_id }, place) => {
              const ours = mails[kind].default_texts.find((text) => text.language_id === language_id);
              const name = readerLanguageName(language_id, language);
              const labelled = (label: string) =>
                name ? t("reminder_mail.in_language", { label, language: name }) : label;
              const errors = form.formState.errors[kind]?.texts?.[place];
              return (
                <Stack key={language_id} gap="xs">
                  <TextInput
                    label={labelled(t("reminder_mail.title"))}
                    placeholder={ours?.title}
                    error={errors?.title?.message}
                    {...form.register(`${kind}.texts.${place}.title`, {
                      validate: (title, values) =>
                        Boolean(title.trim() || !values[kind].texts[place]?.custom_body.trim()) ||
                        t("reminder_mail.title_blank"),
                    })}
                  />
                  <Textarea
                    label={labelled(t("reminder_mail.body"))}
                    placeholder={ours?.custom_body}
                    autosize
                    minRows={3}
                    error={errors?.custom_body?.message}
                    {...form.register(`${kind}.texts.${place}.custom_body`, {
                      validate: (body, values) =>
                        Boolean(body.trim() || !values[kind].texts[place]?.title.trim()) ||
                        t("reminder_mail.body_blank"),
                    })}
                  />
                </Stack>
              );
            })}
            <Group gap="xs">
              <PreviewAndTest {...trying} />
            </Group>
          </>
        )}
      </Stack>
    </Fieldset>
  );
}
