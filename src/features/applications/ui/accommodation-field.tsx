import type { UseFormReturn } from "react-hook-form";
import { TextArea } from "../../../ui/forms/field.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";

/** The standard question; nobody has to answer it. */
export function AccommodationField<Values extends { accommodation?: string }>({
  form: anyForm,
  hint,
}: {
  form: UseFormReturn<Values>;
  hint?: string;
}) {
  const form = anyForm as unknown as UseFormReturn<{ accommodation?: string }>;
  const t = useTexts();
  return (
    <TextArea
      label={t("apply.accommodation")}
      hint={[t("apply.accommodation_hint"), hint].filter(Boolean).join(" ")}
      rows={3}
      maxLength={1000}
      error={form.formState.errors.accommodation?.message}
      {...form.register("accommodation")}
    />
  );
}
