import { Alert, Button, Group } from "@mantine/core";
import { useTexts } from "../texts/texts.tsx";

interface DialogButtonsProps {
  submitLabel: string;
  /** What went wrong and stands at no field. */
  failure?: string | null;
  isBusy: boolean;
  /** Whether it cannot be sent yet, though one may go back. */
  isLoading?: boolean;
  onBack(): void;
}

/** The end of a form in a dialog of the back office: what went wrong, the way back, and the button that sends it. */
export function DialogButtons({
  submitLabel,
  failure = null,
  isBusy,
  isLoading = false,
  onBack,
}: DialogButtonsProps) {
  const t = useTexts();
  return (
    <>
      {failure && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack} disabled={isBusy}>
          {t("admin.back")}
        </Button>
        <Button type="submit" loading={isBusy || isLoading}>
          {submitLabel}
        </Button>
      </Group>
    </>
  );
}
