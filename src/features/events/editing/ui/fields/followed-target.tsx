import { Button, Group, Text } from "@mantine/core";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTexts } from "../../../../../ui/texts/texts.tsx";
import type { ReferenceData } from "../../../../reference-data/reference-data.public.ts";
import type { EventValues } from "../values/event-values.ts";

interface FollowedTargetProps {
  form: UseFormReturn<EventValues>;
  referenceData: ReferenceData;
}

/** The target that follows from the venue's prefecture, where it was chosen, with one press to take it away. */
export function FollowedTarget({ form, referenceData }: FollowedTargetProps) {
  const t = useTexts();
  const [venue, targets] = useWatch({
    control: form.control,
    name: ["prefecture_id", "target_prefecture_ids"],
  });
  const name = referenceData.prefectures.find(({ id }) => String(id) === venue)?.name;
  if (!name || targets.length !== 1 || targets[0] !== venue) return null;
  return (
    <Group gap="xs" role="status">
      <Text size="sm">{t("event_form.target_follows", { prefecture: name })}</Text>
      <Button
        size="xs"
        variant="default"
        onClick={() => form.setValue("target_prefecture_ids", [], { shouldDirty: true })}
      >
        {t("event_form.target_everybody")}
      </Button>
    </Group>
  );
}
