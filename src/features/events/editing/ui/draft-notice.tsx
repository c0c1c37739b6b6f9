import { Alert, Button, Group, Stack } from "@mantine/core";
import { displayDayTime } from "../../../../shared/time/display-day.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { useDraft } from "./use-draft.ts";

/** Offers what this browser has kept of an earlier visit. */
export function DraftNotice({ draft: { found, restore, clear } }: { draft: ReturnType<typeof useDraft> }) {
  const t = useTexts();
  const language = useLanguage();
  if (!found) return null;
  return (
    <Alert title={t("draft.title")} color="indigo">
      <Stack gap="sm" align="start">
        {t("draft.body", { time: displayDayTime(new Date(found.savedAt), language) })}
        <Group gap="xs">
          <Button size="xs" onClick={restore}>
            {t("draft.restore")}
          </Button>
          <Button size="xs" variant="default" onClick={clear}>
            {t("draft.discard")}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
