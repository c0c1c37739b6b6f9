import { Checkbox, SimpleGrid } from "@mantine/core";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { useTexts } from "../../../../../../ui/texts/texts.tsx";
import { barrierFreeKinds } from "../../../../barrier-free.ts";
import type { EventValues } from "../../values/event-values.ts";
import { FlagField } from "../flag-field.tsx";
import { Fold } from "./folded-section.tsx";

/** What the venue offers, and whether applicants are asked what they need. */
export function BarrierFreeFields({ form }: { form: UseFormReturn<EventValues> }) {
  const t = useTexts();
  const count = useWatch({ control: form.control, name: "barrier_free" }).length;
  const said = count > 0 ? t("event_form.fold.chosen", { count }) : t("event_form.fold.nothing");
  return (
    <Fold title={t("event_form.barrier_free")} said={said}>
      <Controller
        control={form.control}
        name="barrier_free"
        render={({ field: { ref, ...field } }) => (
          <Checkbox.Group
            label={t("event_form.barrier_free_offered")}
            description={t("event_form.barrier_free_hint")}
            {...field}
          >
            <SimpleGrid cols={{ base: 1, sm: 2 }} mt="xs">
              {barrierFreeKinds.map((kind, place) => (
                <Checkbox
                  key={kind}
                  ref={place === 0 ? ref : undefined}
                  value={kind}
                  label={t(`event_form.barrier_free.${kind}`)}
                />
              ))}
            </SimpleGrid>
          </Checkbox.Group>
        )}
      />
      <FlagField
        form={form}
        name="asks_accommodation"
        description={t("event_form.asks_accommodation_hint")}
      />
    </Fold>
  );
}
