import { Radio, Stack } from "@mantine/core";
import { Controller, type UseFormReturn } from "react-hook-form";
import { displayWithWeekday } from "../../../../shared/time/tokyo-time.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { MailTimeField } from "../../../event-mail/event-mail.admin.ts";
import type { AfterMailValues } from "./after-mail-values.ts";

interface AfterMailTimeFieldProps {
  form: UseFormReturn<AfterMailValues>;
  usualSendAt: Date;
  now: Date;
}

/** Time at which the mails after an event go: at noon on the next day, or when the organizer likes. */
export function AfterMailTimeField({ form, usualSendAt, now }: AfterMailTimeFieldProps) {
  const t = useTexts();
  const language = useLanguage();
  const usual =
    usualSendAt <= now
      ? t("follow_up.send_now")
      : t("follow_up.send_usual", { time: displayWithWeekday(usualSendAt, language) });
  return (
    <Stack gap="sm">
      <Controller
        control={form.control}
        name="isTimeChosen"
        render={({ field }) => (
          <Radio.Group
            label={t("event_mail.send_at")}
            value={field.value ? "chosen" : "usual"}
            onChange={(value) => field.onChange(value === "chosen")}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="usual" label={usual} />
              <Radio value="chosen" label={t("follow_up.send_chosen")} />
            </Stack>
          </Radio.Group>
        )}
      />
      {form.watch("isTimeChosen") && (
        <MailTimeField form={form} name="send_at" label={t("follow_up.send_chosen")} />
      )}
    </Stack>
  );
}
