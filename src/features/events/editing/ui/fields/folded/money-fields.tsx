import { Group, Radio, TextInput } from "@mantine/core";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { useTexts } from "../../../../../../ui/texts/texts.tsx";
import type { EventValues } from "../../values/event-values.ts";
import { wholeNumber } from "../../values/offer-values.ts";
import { Fold } from "./folded-section.tsx";

/** What the event costs. */
export function MoneyFields({ form }: { form: UseFormReturn<EventValues> }) {
  const t = useTexts();
  const [kind, fee] = useWatch({ control: form.control, name: ["fee_kind", "fee"] });
  const isInRange = (yen: number | null) => yen !== null && yen >= 1 && yen <= 1_000_000;
  const said = {
    "": t("event_form.fee_untold"),
    free: t("event_form.fee_free"),
    paid: t("event_form.fold.fee", { fee }),
  };
  return (
    <Fold title={t("event_form.money")} said={said[kind]}>
      <Controller
        control={form.control}
        name="fee_kind"
        render={({ field: { ref, ...field } }) => (
          <Radio.Group label={t("event_form.fee_kind")} description={t("event_form.fee_hint")} {...field}>
            <Group mt="xs">
              <Radio ref={ref} value="" label={t("event_form.fee_untold")} />
              <Radio value="free" label={t("event_form.fee_free")} />
              <Radio value="paid" label={t("event_form.fee_paid")} />
            </Group>
          </Radio.Group>
        )}
      />
      {kind === "paid" && (
        <TextInput
          label={t("event_form.fee")}
          inputMode="numeric"
          withAsterisk
          maw="16rem"
          error={form.formState.errors.fee?.message}
          {...form.register("fee", {
            validate: (typed, { fee_kind }) =>
              fee_kind !== "paid" || isInRange(wholeNumber(typed)) || t("event_form.fee_wrong"),
          })}
        />
      )}
    </Fold>
  );
}
