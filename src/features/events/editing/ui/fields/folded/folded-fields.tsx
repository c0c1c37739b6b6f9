import { type UseFormReturn, useWatch } from "react-hook-form";
import type { ReferenceData } from "../../../../../reference-data/reference-data.public.ts";
import type { EventValues } from "../../values/event-values.ts";
import { AccessFields } from "./access-fields.tsx";
import { ApplyingFields } from "./applying-fields.tsx";
import { BarrierFreeFields } from "./barrier-free-fields.tsx";
import type { FixedPlaces } from "./event-places-fields.tsx";
import { EventTargets } from "./event-targets.tsx";
import { MoneyFields } from "./money-fields.tsx";

interface FoldedFieldsProps {
  form: UseFormReturn<EventValues>;
  referenceData: ReferenceData;
  isByProvider: boolean;
  fixed: FixedPlaces;
}

/** What an event can do without, in the order of how often it is used. */
export function FoldedFields({ form, referenceData, isByProvider, fixed }: FoldedFieldsProps) {
  const isOnline = useWatch({ control: form.control, name: "is_online" });
  return (
    <>
      <ApplyingFields form={form} referenceData={referenceData} isByProvider={isByProvider} fixed={fixed} />
      <MoneyFields form={form} />
      {!isOnline && <AccessFields form={form} referenceData={referenceData} />}
      <EventTargets form={form} referenceData={referenceData} />
      <BarrierFreeFields form={form} />
    </>
  );
}
