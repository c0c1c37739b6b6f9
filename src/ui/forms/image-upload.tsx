import { Button, FileButton, Group, Image, Input, Progress, Stack, Text } from "@mantine/core";
import { useId, useState } from "react";
import { useTexts } from "../texts/texts.tsx";
import { CropDialog } from "./crop-dialog.tsx";

const types = "image/png,image/jpeg,image/gif,image/webp,image/avif";
const maxBytes = 10 * 1024 * 1024;

interface ImageUploadProps {
  label: string;
  hint?: string;
  /** Width by height of the part that is shown on the pages. */
  aspect: number;
  /** The present address; empty where there is none. */
  value: string;
  error?: string;
  onChange(address: string): void;
  /** Sends the file; resolves to its address. `onProgress` hears 0 to 1. */
  upload(file: Blob, filename: string, onProgress: (part: number) => void): Promise<string>;
}

/** A picture to choose or to drop, to crop and to send, with its progress; what is there stays until another has arrived. */
export function ImageUpload({ label, hint, aspect, value, error, onChange, upload }: ImageUploadProps) {
  const t = useTexts();
  const labelId = useId();
  const [chosen, setChosen] = useState<File | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (file: File | null | undefined) => {
    if (!file) return;
    const isRight = types.split(",").includes(file.type);
    setProblem(isRight ? (file.size > maxBytes ? t("image.too_large") : null) : t("image.wrong_type"));
    if (isRight && file.size <= maxBytes) setChosen(file);
  };
  const send = async (file: Blob) => {
    setChosen(null);
    setProgress(0);
    try {
      onChange(await upload(file, "image.jpg", setProgress));
      setShown(URL.createObjectURL(file));
    } catch {
      setProblem(t("image.failed"));
    }
    setProgress(null);
  };
  const address = shown ?? value;
  return (
    <Input.Wrapper label={label} description={hint} error={problem ?? error} labelProps={{ id: labelId }}>
      <Stack
        gap="xs"
        mt="xs"
        role="group"
        aria-labelledby={labelId}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          choose(event.dataTransfer.files[0]);
        }}
      >
        {value && (
          <Image
            src={address}
            alt=""
            radius="md"
            w="100%"
            maw={aspect > 1 ? 360 : 120}
            style={{ aspectRatio: aspect, objectFit: "cover" }}
          />
        )}
        {progress !== null && (
          <>
            <Progress value={progress * 100} animated aria-label={label} />
            <Text size="sm">{t("image.sending", { percent: Math.round(progress * 100) })}</Text>
          </>
        )}
        <Group gap="xs">
          <FileButton onChange={choose} accept={types}>
            {(props) => (
              <Button {...props} variant="default" loading={progress !== null}>
                {t(value ? "image.replace" : "image.choose")}
              </Button>
            )}
          </FileButton>
          {value && progress === null && (
            <Button variant="subtle" color="red" onClick={() => onChange("")}>
              {t("image.remove")}
            </Button>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {t("image.hint")}
        </Text>
      </Stack>
      {chosen && <CropDialog file={chosen} aspect={aspect} onCrop={send} onClose={() => setChosen(null)} />}
    </Input.Wrapper>
  );
}
