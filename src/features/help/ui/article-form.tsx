import { Group, SimpleGrid, Switch, TextInput } from "@mantine/core";
import { useRef } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { ApiError } from "../../../platform/browser/api-client.ts";
import { showApiError } from "../../../platform/browser/show-api-error.ts";
import { languages } from "../../../shared/languages/languages.ts";
import { maxArticleKeyLength } from "../../../shared/limits/max-lengths-for-organizers.ts";
import { noticeFailure, noticeSaved } from "../../../ui/feedback/admin-notifications.ts";
import { useSaveAfterUploads } from "../../../ui/forms/images/use-save-after-uploads.ts";
import { SavedFormFrame } from "../../../ui/forms/saving/saved-form-frame.tsx";
import { useSavedForm } from "../../../ui/forms/saving/use-saved-form.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { HelpArticle } from "../help.contract.ts";
import { ArticleLanguage } from "./article-language.tsx";
import { type ArticleValues, articleDifferences, articleValues, mergeArticle } from "./article-values.ts";

interface ArticleFormProps {
  /** Null for a new one. */
  article: HelpArticle | null;
  /** Resolves to what was saved; rejects with what the API refuses, which the form shows. */
  onSubmit(values: ArticleValues): Promise<HelpArticle>;
  onSaved(saved: HelpArticle): void;
}

/** An article in its languages side by side, each above its preview. */
export function ArticleForm(props: ArticleFormProps) {
  const t = useTexts();
  const language = useLanguage();
  const state = useArticleForm(props);
  const { form } = state;
  const { errors } = form.formState;
  return (
    <SavedFormFrame
      state={state}
      submitLabel={t("admin.save")}
      differences={({ mine, theirs }) => articleDifferences(mine, theirs, t, language)}
    >
      <TextInput
        label={t("help_desk.key")}
        description={t("help_desk.key_hint")}
        withAsterisk
        maxLength={maxArticleKeyLength}
        maw={480}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        error={errors.key?.message}
        {...form.register("key", {
          validate: (key) => /^[a-z0-9_-]+$/.test(key.trim()) || t("help_desk.key_invalid"),
        })}
      />
      <Group gap="xl">
        <FlagSwitch form={form} name="is_published" />
        {props.article && <FlagSwitch form={form} name="is_deleted" color="red" />}
      </Group>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {languages.map((one) => (
          <ArticleLanguage key={one} form={form} language={one} />
        ))}
      </SimpleGrid>
    </SavedFormFrame>
  );
}

interface FlagSwitchProps {
  form: UseFormReturn<ArticleValues>;
  name: "is_published" | "is_deleted";
  color?: string;
}

function FlagSwitch({ form, name, color }: FlagSwitchProps) {
  const t = useTexts();
  const { field } = useController({ control: form.control, name });
  const { value, ...control } = field;
  return <Switch label={t(`help_desk.${name}`)} color={color} checked={value} {...control} />;
}

function useArticleForm({ article, onSubmit, onSaved }: ArticleFormProps) {
  const t = useTexts();
  const mayLeave = useRef(false);
  const state = useSavedForm(articleValues(article), mergeArticle, { reValidateMode: "onSubmit" });
  const { form, rebase, setConflict, freeze } = state;
  const save = form.handleSubmit(async (typed) => {
    try {
      const saved = await freeze(() => onSubmit(typed));
      rebase(articleValues(saved));
      mayLeave.current = true;
      noticeSaved(t("admin.saved"));
      onSaved(saved);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409)
        return setConflict(articleValues(error.body.data as HelpArticle));
      const sentence = showApiError(error, form, (field) => (field === "key" ? "key" : null));
      noticeFailure(sentence ?? t("admin.unreachable"));
    }
  });
  return { ...state, ...useSaveAfterUploads(save), mayLeave };
}
