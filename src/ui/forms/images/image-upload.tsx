import { Button, FileButton, Group, Image, Input, Progress, Stack, Text } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import { useTexts } from "../../texts/texts.tsx";
import { useSaid } from "../saving/use-said.ts";
import { CropDialog } from "./crop-dialog.tsx";
import { imageTypes, maxImageBytes } from "./image-limits.ts";

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
  /** Hears of each upload; it resolves to whether the picture has arrived. */
  onUpload(upload: Promise<boolean>): void;
  /** Why an upload was refused; null where nothing is known. */
  reasonOf(error: unknown): string | null;
}

/** A picture to choose or to drop, to crop and to send, with its progress; what is there stays until another has arrived. */
export function ImageUpload(props: ImageUploadProps) {
  const { label, hint, aspect, value, error, onChange, upload, onUpload, reasonOf } = props;
  const t = useTexts();
  const labelId = useId();
  const [chosen, setChosen] = useState<File | null>(null);
  const [sent, setSent] = useState<{ part: Blob; address: string } | null>(null);
  const [unsent, setUnsent] = useState<Blob | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useSaid<string>();
  const preview = useAddressOf(sent?.part);
  const clearFile = useRef<() => void>(null);
  const choose = (file: File | null | undefined) => {
    if (!file) return;
    // Otherwise the browser says nothing when the same file is chosen again.
    clearFile.current?.();
    const isRight = imageTypes.includes(file.type);
    setProblem(isRight ? (file.size > maxImageBytes ? t("image.too_large") : null) : t("image.wrong_type"));
    if (isRight && file.size <= maxImageBytes) setChosen(file);
  };
  const send = async (part: Blob): Promise<boolean> => {
    setChosen(null);
    setUnsent(null);
    setProblem(null);
    setProgress(0);
    try {
      const address = await upload(part, "image.jpg", setProgress);
      setSent({ part, address });
      onChange(address);
      return true;
    } catch (thrown) {
      setUnsent(part);
      setProblem(reasonOf(thrown) ?? t("image.failed"));
      return false;
    } finally {
      setProgress(null);
    }
  };
  const remove = () => {
    setUnsent(null);
    setProblem(null);
    onChange("");
  };
  // An uploaded picture is not served at its address before it is saved.
  const shown = sent?.address === value ? preview : value;
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={hint}
      error={problem ?? error}
      labelProps={{ id: labelId }}
    >
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
        {shown && (
          <Image
            src={shown}
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
          {unsent && (
            <Button variant="light" onClick={() => onUpload(send(unsent))}>
              {t("image.send_again")}
            </Button>
          )}
          <FileButton onChange={choose} resetRef={clearFile} accept={imageTypes.join(",")}>
            {(button) => (
              <Button {...button} variant="default" loading={progress !== null}>
                {t(value ? "image.replace" : "image.choose")}
              </Button>
            )}
          </FileButton>
          {value && progress === null && (
            <Button variant="subtle" color="red" onClick={remove}>
              {t("image.remove")}
            </Button>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {t("image.hint")}
        </Text>
      </Stack>
      {chosen && (
        <CropDialog
          file={chosen}
          aspect={aspect}
          onCrop={(part) => onUpload(send(part))}
          onClose={() => setChosen(null)}
        />
      )}
    </Input.Wrapper>
  );
}

/** An address under which this page shows the picture, for as long as it needs it. */
function useAddressOf(picture: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!picture) return;
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}
