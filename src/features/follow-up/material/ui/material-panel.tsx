import { Alert, Stack, Text } from "@mantine/core";
import { useRef } from "react";
import { useSavedPart } from "../../../../ui/forms/saving/area/use-saved-part.ts";
import { UnsavedGuard } from "../../../../ui/forms/saving/unsaved-guard.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { MaterialAdder } from "./material-adder.tsx";
import { MaterialList } from "./material-list.tsx";
import { useMaterial } from "./use-material.ts";

/** An event's material at the organizer's dashboard: what is there, who sees it, and more of it. */
export function MaterialPanel({ eventId }: { eventId: number }) {
  const t = useTexts();
  const element = useRef<HTMLDivElement>(null);
  const { material, isError, isChanged, mayLeave, order, see, add, remove, save } = useMaterial(eventId);
  useSavedPart({ isChanged, problems: 0, element: () => element.current, save });
  if (isError && !material) return <Alert color="red">{t("admin.unreachable")}</Alert>;
  if (!material) return <Text c="dimmed">{t("follow_up.loading")}</Text>;
  return (
    <Stack maw={640} ref={element}>
      <UnsavedGuard isUnsaved={isChanged} mayLeave={mayLeave} />
      <Text c="dimmed">{t("material.intro")}</Text>
      {material.length > 0 && <MaterialList {...{ material, see, order, remove }} />}
      <MaterialAdder eventId={eventId} onAdded={add} />
    </Stack>
  );
}
