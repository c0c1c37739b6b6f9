import { Alert, Button, Group, List, Modal, Stack } from "@mantine/core";
import { languageName } from "../../../../ui/texts/language-name.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { ReferenceData } from "../../../reference-data/reference-data.public.ts";
import { type PublishingOwner, RefusedPublishing } from "../../publishing/ui/refused-publishing.tsx";
import { PublishPreview } from "./publish-preview.tsx";
import { TranslationWarnings } from "./translation/translation-warnings.tsx";
import type { EventValues } from "./values/event-values.ts";
import { missingTexts } from "./values/missing-texts.ts";

export type PublishAnswer = "publish" | "draft" | "back";

interface PublishDialogProps {
  /** Null while nothing is asked. */
  asked: EventValues | null;
  referenceData: ReferenceData;
  owner: PublishingOwner | undefined;
  onAnswer(answer: PublishAnswer): void;
}

/** What visitors will see of an event in each of its languages, and what is missing, before it is public. */
export function PublishDialog({ asked, referenceData, owner, onAnswer }: PublishDialogProps) {
  const t = useTexts();
  return (
    <Modal
      opened={asked !== null}
      onClose={() => onAnswer("back")}
      title={t("publish.title")}
      size={asked && asked.texts.length > 1 ? "60rem" : "34rem"}
      centered
    >
      {asked && (
        <Stack>
          <PublishPreview values={asked} referenceData={referenceData} />
          <TranslationWarnings values={asked} referenceData={referenceData} />
          <MissingBeforePublishing values={asked} referenceData={referenceData} />
          {owner && <RefusedPublishing {...owner} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="subtle" px="xs" onClick={() => onAnswer("back")}>
              {t("admin.back")}
            </Button>
            <Button variant="default" onClick={() => onAnswer("draft")}>
              {t("publish.draft")}
            </Button>
            <Button data-autofocus onClick={() => onAnswer("publish")}>
              {t("publish.publish")}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}

/** Nothing of it keeps an event from being published. */
function MissingBeforePublishing({
  values,
  referenceData,
}: {
  values: EventValues;
  referenceData: ReferenceData;
}) {
  const t = useTexts();
  const language = useLanguage();
  const nameOf = (id: number) => languageName(referenceData.languages, id, language);
  const missing = values.texts.flatMap(({ language_id }, place) =>
    missingTexts(values, place).map(
      (one) =>
        `${nameOf(language_id)}: ${t(`meter.missing.${one.kind}`, { number: "number" in one ? one.number : 0 })}`,
    ),
  );
  const only = values.texts.length === 1 && values.texts[0];
  const all = [
    ...missing,
    ...(only ? [t("publish.one_language", { language: nameOf(only.language_id) })] : []),
    ...(values.thumbnail_url ? [] : [t("publish.no_picture")]),
  ];
  if (all.length === 0) return null;
  return (
    <Alert color="gray" title={t("publish.missing")}>
      <List size="sm">
        {all.map((one) => (
          <List.Item key={one}>{one}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
