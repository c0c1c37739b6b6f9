import { Textarea, TextInput } from "@mantine/core";
import { Suspense } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import {
  maxPlainTextLength,
  maxTitleLength,
} from "../../../../../../shared/limits/max-lengths-for-organizers.ts";
import { lazyPart } from "../../../../../../ui/base/lazy-part.ts";
import { useTexts } from "../../../../../../ui/texts/texts.tsx";
import { japaneseTextOf } from "../../../../japanese/japanese-text.ts";
import type { EventValues } from "../../values/event-values.ts";
import { Fold } from "./folded-section.tsx";

const JapaneseCheck = lazyPart(async () => ({
  default: (await import("../../japanese/japanese-check.tsx")).JapaneseCheck,
}));

/** The event in plain Japanese beside its languages, with help for writing it, and the readings of its Japanese text. */
export function PlainTextFields({ form }: { form: UseFormReturn<EventValues> }) {
  const t = useTexts();
  const [title, discription, texts] = useWatch({
    control: form.control,
    name: ["plain_title", "plain_discription", "texts"],
  });
  const count = [title, discription].filter((typed) => typed.trim()).length;
  const said = count > 0 ? t("event_form.fold.filled", { count }) : t("event_form.fold.nothing");
  const { errors } = form.formState;
  const isJapanese = japaneseTextOf(texts) !== undefined;
  return (
    <>
      <Fold title={t("event_form.plain_text")} said={said}>
        <TextInput
          lang="ja"
          label={t("event_form.plain_title")}
          description={t("event_form.plain_hint")}
          maxLength={maxTitleLength}
          error={errors.plain_title?.message}
          {...form.register("plain_title")}
        />
        <Textarea
          lang="ja"
          label={t("event_form.plain_description")}
          autosize
          minRows={4}
          maxLength={maxPlainTextLength}
          error={errors.plain_discription?.message}
          {...form.register("plain_discription")}
        />
        {count > 0 && (
          <Suspense fallback={null}>
            <JapaneseCheck
              form={form}
              name="plain_ruby"
              isAdvised
              read={() => ({
                title: form.getValues("plain_title"),
                discription: form.getValues("plain_discription"),
              })}
            />
          </Suspense>
        )}
      </Fold>
      {isJapanese && <RubyFields form={form} />}
    </>
  );
}

function RubyFields({ form }: { form: UseFormReturn<EventValues> }) {
  const t = useTexts();
  const { length } = useWatch({ control: form.control, name: "ruby" });
  const read = () => {
    const { title = "", discription = "" } = japaneseTextOf(form.getValues("texts")) ?? {};
    return { title, discription };
  };
  return (
    <Fold
      title={t("event_form.ruby")}
      said={length > 0 ? t("event_form.readings.count", { count: length }) : t("event_form.fold.nothing")}
    >
      <Suspense fallback={null}>
        <JapaneseCheck form={form} name="ruby" isAdvised={false} read={read} />
      </Suspense>
    </Fold>
  );
}
