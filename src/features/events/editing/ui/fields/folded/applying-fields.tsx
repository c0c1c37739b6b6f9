import { SimpleGrid } from "@mantine/core";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTexts } from "../../../../../../ui/texts/texts.tsx";
import type { ReferenceData } from "../../../../../reference-data/reference-data.public.ts";
import type { EventValues } from "../../values/event-values.ts";
import { EventTimeField } from "../event-time-field.tsx";
import { FlagField } from "../flag-field.tsx";
import { EventPlacesFields, type FixedPlaces } from "./event-places-fields.tsx";
import { Fold } from "./folded-section.tsx";

interface ApplyingFieldsProps {
  form: UseFormReturn<EventValues>;
  referenceData: ReferenceData;
  isByProvider: boolean;
  fixed: FixedPlaces;
}

/** From when to when one can apply, and who gets a place. */
export function ApplyingFields({ form, referenceData, isByProvider, fixed }: ApplyingFieldsProps) {
  const t = useTexts();
  const { control } = form;
  const [selection, due, drawAt] = useWatch({ control, name: ["selection", "apply_due", "lottery_at"] });
  const chosen = isByProvider ? "" : t(`event_form.selection.${selection}`);
  const until = due && t("event_form.fold.due", { due });
  return (
    <Fold
      title={t("event_form.fold.applying")}
      said={[chosen, until].filter(Boolean).join(" · ")}
      isOpen={selection === "lottery" && !drawAt}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <EventTimeField form={form} name="recieption_start_at" />
        <EventTimeField form={form} name="apply_due" />
      </SimpleGrid>
      {!isByProvider && <EventPlacesFields form={form} referenceData={referenceData} fixed={fixed} />}
      <FlagField
        form={form}
        name="shows_university_at_door"
        description={t("event_form.shows_university_at_door_hint")}
      />
    </Fold>
  );
}
