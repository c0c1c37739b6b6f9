import type { UseFormReturn } from "react-hook-form";
import { maxAccommodationLength } from "../../../../shared/limits/max-lengths-on-public-pages.ts";
import { TextArea } from "../../../../ui/forms/fields/field.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";

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
      maxLength={maxAccommodationLength}
      error={form.formState.errors.accommodation?.message}
      {...form.register("accommodation")}
    />
  );
}
