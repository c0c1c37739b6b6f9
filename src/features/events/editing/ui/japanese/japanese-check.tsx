import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import { failureMessage } from "../../../../../platform/browser/failure-message.ts";
import { useTexts } from "../../../../../ui/texts/texts.tsx";
import type { EventValues } from "../values/event-values.ts";
import { AdviceList } from "./advice-list.tsx";
import { type CheckedText, checkJapanese } from "./check-japanese.ts";
import { WordReadings } from "./word-readings.tsx";

interface JapaneseCheckProps {
  form: UseFormReturn<EventValues>;
  /** The field of the readings. */
  name: "plain_ruby" | "ruby";
  /** The text as it is typed now. */
  read(): { title: string; discription: string };
  /** Whether hard places are marked, too. */
  isAdvised: boolean;
}

/** A press that has a Japanese text read by the server's dictionary: its readings to mend, and its hard places. */
export function JapaneseCheck({ form, name, read, isAdvised }: JapaneseCheckProps) {
  const t = useTexts();
  const [checked, setChecked] = useState<CheckedText | null>(null);
  const [failure, setFailure] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const check = async () => {
    setIsBusy(true);
    setFailure("");
    try {
      const found = await checkJapanese(read(), form.getValues(name));
      setChecked(found.checked);
      form.setValue(name, found.ruby, { shouldDirty: true });
    } catch (error) {
      setFailure(failureMessage(error, t("admin.unreachable")));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Stack gap="sm">
      <Group>
        <Button variant="light" size="xs" loading={isBusy} onClick={() => void check()}>
          {t(isAdvised ? "event_form.plain.check" : "event_form.ruby.read")}
        </Button>
      </Group>
      {failure && <Alert color="red">{failure}</Alert>}
      {isAdvised && checked && <AdviceList checked={checked} />}
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value, onChange } }) =>
          value.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t("event_form.readings.empty")}
            </Text>
          ) : (
            <Stack gap="xs">
              <Text size="sm">{t("event_form.readings.hint")}</Text>
              <WordReadings label={t(`event_form.${name}`)} words={value} onChange={onChange} />
            </Stack>
          )
        }
      />
    </Stack>
  );
}
