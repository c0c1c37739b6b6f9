import { Alert, Button, Checkbox, FileButton, Group, Progress, Stack, Text } from "@mantine/core";
import { useRef, useState } from "react";
import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import { uploadFile } from "../../../../platform/browser/upload-file.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { fileKindOfName, fileKinds, maxFileBytes } from "../file-kinds.ts";
import type { Material, materialContracts } from "../material.contract.ts";
import { MaterialLinkForm } from "./material-link-form.tsx";

const api = apiClient<typeof materialContracts>();
const accepted = fileKinds.flatMap(({ endings }) => endings.map((ending) => `.${ending}`)).join(",");

interface MaterialAdderProps {
  eventId: number;
  onAdded(material: Material): void;
}

/** More material: files to choose, sent one after the other with their progress, or a link. */
export function MaterialAdder({ eventId, onAdded }: MaterialAdderProps) {
  const t = useTexts();
  const params = { id: eventId };
  const clearFiles = useRef<() => void>(null);
  const [sending, setSending] = useState<{ name: string; part: number } | null>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const [isLinking, setLinking] = useState(false);
  const [keepsPhotoData, setKeepsPhotoData] = useState(false);
  const send = async (file: File): Promise<string | null> => {
    if (!fileKindOfName(file.name)) return t("material.wrong_kind");
    if (file.size > maxFileBytes) return t("material.too_large");
    setSending({ name: file.name, part: 0 });
    try {
      const { data: signed } = await api("GET /s3/events/{id}/material", {
        params,
        query: { filename: file.name },
      });
      const upload = await uploadFile(signed, file, (part) => setSending({ name: file.name, part }));
      const { data } = await api("POST /events/{id}/materials", {
        params,
        body: { upload, file_name: file.name, keeps_photo_data: keepsPhotoData },
      });
      onAdded(data);
      return null;
    } catch (error) {
      return (error instanceof ApiError && error.firstSentence) || t("material.failed");
    }
  };
  const sendAll = async (files: File[]) => {
    // Otherwise the browser says nothing when the same file is chosen again.
    clearFiles.current?.();
    setProblems([]);
    for (const file of files) {
      const problem = await send(file);
      if (problem) setProblems((now) => [...now, `${file.name}: ${problem}`]);
    }
    setSending(null);
  };
  return (
    <Stack
      gap="xs"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void sendAll([...event.dataTransfer.files]);
      }}
    >
      {problems.length > 0 && (
        <Alert color="red" role="alert">
          {problems.map((problem) => (
            <Text key={problem} size="sm" style={{ overflowWrap: "anywhere" }}>
              {problem}
            </Text>
          ))}
        </Alert>
      )}
      {sending && (
        <Stack gap={4} role="status">
          <Progress value={sending.part * 100} animated aria-label={sending.name} />
          <Text size="sm" style={{ overflowWrap: "anywhere" }}>
            {t("material.sending", { name: sending.name, percent: Math.round(sending.part * 100) })}
          </Text>
        </Stack>
      )}
      {isLinking ? (
        <MaterialLinkForm
          eventId={eventId}
          onClose={() => setLinking(false)}
          onAdded={(added) => {
            onAdded(added);
            setLinking(false);
          }}
        />
      ) : (
        <Group gap="xs">
          <FileButton
            multiple
            resetRef={clearFiles}
            accept={accepted}
            onChange={(files) => void sendAll(files)}
          >
            {(props) => (
              <Button {...props} variant="light" loading={sending !== null}>
                {t("material.add_file")}
              </Button>
            )}
          </FileButton>
          <Button variant="light" onClick={() => setLinking(true)}>
            {t("material.add_link")}
          </Button>
        </Group>
      )}
      <Checkbox
        label={t("material.keeps_photo_data")}
        description={t("material.photo_data_hint")}
        checked={keepsPhotoData}
        onChange={(event) => setKeepsPhotoData(event.currentTarget.checked)}
      />
      <Text size="sm" c="dimmed">
        {t("material.file_hint")}
      </Text>
    </Stack>
  );
}
