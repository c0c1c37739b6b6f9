import { Card, Fieldset, Stack, Text, Textarea, TextInput, Typography } from "@mantine/core";
import { useDeferredValue } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { type Language, languages, localeOf } from "../../../shared/languages/languages.ts";
import { languageNameIn } from "../../../shared/languages/name-of-language.ts";
import { maxTitleLength } from "../../../shared/limits/max-lengths-for-organizers.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import styles from "./article-language.module.css";
import { ArticleText } from "./article-text.ts";
import { type ArticleValues, isWritten } from "./article-values.ts";

interface ArticleLanguageProps {
  form: UseFormReturn<ArticleValues>;
  language: Language;
}

/** One language of an article, and below it how it reads. */
export function ArticleLanguage({ form, language }: ArticleLanguageProps) {
  const t = useTexts();
  const name = languageNameIn(language, useLanguage());
  const error = form.formState.errors.texts?.[language]?.title?.message;
  const text = useDeferredValue(useWatch({ control: form.control, name: `texts.${language}` }));
  const validate = (_: string, { texts }: ArticleValues) => {
    const isOnlyOne = language === languages[0] && !languages.some((one) => isWritten(texts[one]));
    const isNeeded = isOnlyOne || isWritten(texts[language]);
    return !isNeeded || texts[language].title.trim() !== "" || t("help_desk.title_blank");
  };
  return (
    <Stack>
      <Fieldset legend={name}>
        <Stack>
          <TextInput
            lang={localeOf(language)}
            label={t("help_desk.title")}
            maxLength={maxTitleLength}
            error={error}
            {...form.register(`texts.${language}.title`, { validate })}
          />
          <Textarea
            lang={localeOf(language)}
            label={t("help_desk.body")}
            description={t("help_desk.body_hint")}
            autosize
            minRows={12}
            maxRows={30}
            {...form.register(`texts.${language}.body`)}
          />
        </Stack>
      </Fieldset>
      <Card withBorder component="section" aria-label={`${t("help_desk.preview")}: ${name}`}>
        <Text size="sm" c="dimmed" mb="xs">
          {t("help_desk.preview")}
        </Text>
        {text.title || text.body ? (
          <Typography lang={localeOf(language)} className={styles.preview}>
            <Text component="p" fw={700} fz="h2" lh={1.3}>
              {text.title}
            </Text>
            <ArticleText body={text.body} />
          </Typography>
        ) : (
          <Text c="dimmed">{t("help_desk.nothing_written")}</Text>
        )}
      </Card>
    </Stack>
  );
}
