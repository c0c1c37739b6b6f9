import { Alert, Button, Group, Modal, Stack } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import { useTexts } from "../../texts/texts.tsx";
import { cropImage } from "./crop-image.ts";
import { maxImageBytes } from "./image-limits.ts";

interface CropDialogProps {
  file: File;
  aspect: number;
  onCrop(part: Blob): void;
  onClose(): void;
}

/** Shows a picture before it is sent, and lets the part be chosen that the pages show. */
export function CropDialog({ file, aspect, onCrop, onClose }: CropDialogProps) {
  const t = useTexts();
  const image = useRef<HTMLImageElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const [isBroken, setBroken] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const begin = ({ currentTarget: { naturalWidth, naturalHeight } }: { currentTarget: HTMLImageElement }) =>
    setCrop(
      centerCrop(
        makeAspectCrop({ unit: "%", width: 100 }, aspect, naturalWidth, naturalHeight),
        naturalWidth,
        naturalHeight,
      ),
    );
  const use = async () => {
    const part = image.current && crop && (await cropImage(image.current, crop));
    if (!part) return setBroken(true);
    setTooLarge(part.size > maxImageBytes);
    if (part.size <= maxImageBytes) onCrop(part);
  };
  return (
    <Modal opened onClose={onClose} title={t("image.crop")} size="lg">
      <Stack align="center">
        {isBroken && <Alert color="red">{t("image.not_readable")}</Alert>}
        {isTooLarge && <Alert color="red">{t("image.part_too_large")}</Alert>}
        {address && (
          <ReactCrop
            crop={crop}
            aspect={aspect}
            minWidth={40}
            keepSelection
            onChange={(_pixels, percent) => setCrop(percent)}
          >
            <img
              ref={image}
              src={address}
              alt={t("image.preview")}
              style={{ maxHeight: "55vh" }}
              onLoad={begin}
              onError={() => setBroken(true)}
            />
          </ReactCrop>
        )}
        <Group justify="flex-end" w="100%">
          <Button variant="default" onClick={onClose}>
            {t("admin.back")}
          </Button>
          <Button onClick={() => void use()} disabled={isBroken || !crop}>
            {t("image.use")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
