import { Textarea, TextInput } from "@mantine/core";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTexts } from "../../../../../../ui/texts/texts.tsx";
import type { EventValues } from "../../values/event-values.ts";
import { Fold } from "./folded-section.tsx";

/** Characters of a summary and of a note on the fee. */
const shortText = 200;

interface MoreTextsProps {
  form: UseFormReturn<EventValues>;
  place: number;
  /** Language tag of what is typed. */
  lang: string | undefined;
  isByProvider: boolean;
}

/** Words of one language that few events need. */
export function MoreTexts({ form, place, lang, isByProvider }: MoreTextsProps) {
  const t = useTexts();
  const at = form.formState.errors.texts?.[place];
  const text = useWatch({ control: form.control, name: `texts.${place}` });
  const isOnline = useWatch({ control: form.control, name: "is_online" });
  const filled = [
    text.summary,
    isOnline ? "" : text.address,
    text.fee_note,
    isByProvider ? text.organization_name : "",
  ];
  const count = filled.filter((one) => one.trim()).length;
  const isShort = (typed: string) =>
    typed.trim().length <= shortText || t("event_form.too_long", { max: shortText });
  return (
    <Fold
      title={t(isOnline ? "event_form.fold.texts_online" : "event_form.fold.texts")}
      said={count > 0 ? t("event_form.fold.filled", { count }) : t("event_form.fold.nothing")}
    >
      <Textarea
        lang={lang}
        label={t("event_form.summary")}
        description={t("event_form.summary_hint")}
        autosize
        error={at?.summary?.message}
        {...form.register(`texts.${place}.summary`, { validate: isShort })}
      />
      {!isOnline && (
        <TextInput
          lang={lang}
          label={t("event_form.address")}
          error={at?.address?.message}
          {...form.register(`texts.${place}.address`)}
        />
      )}
      <TextInput
        lang={lang}
        label={t("event_form.fee_note")}
        description={t("event_form.fee_note_hint")}
        error={at?.fee_note?.message}
        {...form.register(`texts.${place}.fee_note`, { validate: isShort })}
      />
      {isByProvider && (
        <TextInput
          lang={lang}
          label={t("event_form.organization_name")}
          error={at?.organization_name?.message}
          {...form.register(`texts.${place}.organization_name`)}
        />
      )}
    </Fold>
  );
}
