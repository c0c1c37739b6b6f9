import { Button, CopyButton, Group, NativeSelect, Paper, Stack, Text, Textarea, Title } from "@mantine/core";
import { useState } from "react";
import { useRouteLoaderData } from "react-router";
import { type Language, languages } from "../../../shared/languages/languages.ts";
import { languageNameIn } from "../../../shared/languages/name-of-language.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { type EmbedKind, embedCode, embedHeight, embedPath } from "./embed-code.ts";

interface EmbedPanelProps {
  kind: EmbedKind;
  id: number;
  title: string;
}

/** The code by which another site shows an event, or what an organization plans, and how it looks there. */
export function EmbedPanel({ kind, id, title }: EmbedPanelProps) {
  const t = useTexts();
  const shownIn = useLanguage();
  const [language, setLanguage] = useState<Language | null>(null);
  const [isShown, setShown] = useState(false);
  const root = useRouteLoaderData("root") as { publicUrl: string } | undefined;
  const code = embedCode(root?.publicUrl || window.location.origin, { kind, id, title, language });
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="embed">
      <Stack gap="sm">
        <Title order={2} size="h4" id="embed">
          {t("embed_code.heading")}
        </Title>
        <Text size="sm">
          {t(kind === "events" ? "embed_code.lead_event" : "embed_code.lead_organization")}
        </Text>
        <NativeSelect
          label={t("embed_code.language")}
          value={language ?? ""}
          onChange={({ currentTarget }) =>
            setLanguage(languages.find((one) => one === currentTarget.value) ?? null)
          }
          data={[
            { value: "", label: t("embed_code.readers_language") },
            ...languages.map((one) => ({ value: one, label: languageNameIn(one, shownIn) })),
          ]}
        />
        <Textarea
          label={t("embed_code.code")}
          value={code}
          readOnly
          autosize
          minRows={2}
          styles={{ input: { fontFamily: "monospace" } }}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Group>
          <CopyButton value={code} timeout={3000}>
            {({ copied, copy }) => (
              <Button onClick={copy}>
                <span aria-live="polite">{t(copied ? "embed_code.copied" : "embed_code.copy")}</span>
              </Button>
            )}
          </CopyButton>
          <Button variant="default" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {t(isShown ? "embed_code.hide" : "embed_code.show")}
          </Button>
        </Group>
        {isShown && (
          <iframe
            key={language}
            src={embedPath({ kind, id, language })}
            title={t("embed_code.preview", { title })}
            width="100%"
            height={embedHeight(kind)}
            style={{ border: "1px dashed var(--line)", maxWidth: "40rem" }}
          />
        )}
      </Stack>
    </Paper>
  );
}
