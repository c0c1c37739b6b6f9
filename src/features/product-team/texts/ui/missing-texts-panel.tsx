import { Stack, Table, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { formatList } from "../../../../shared/languages/format-list.ts";
import { type Language, languageEntry, languages } from "../../../../shared/languages/languages.ts";
import { languageNameIn } from "../../../../shared/languages/name-of-language.ts";
import { type MissingTexts, textKinds } from "../../../../shared/languages/translation-gaps.ts";
import { Badge } from "../../../../ui/base/badge.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { missingTextContracts } from "../missing-texts.contract.ts";
import { sumFallbacks } from "./sum-fallbacks.ts";

const api = apiClient<typeof missingTextContracts>();

/** The texts that each language lacks: a table of all, and below it the catalogues in which something is missing. */
export function MissingTextsPanel() {
  const t = useTexts();
  const { data, error } = useQuery({
    queryKey: ["team", "missing-texts"],
    queryFn: async () => (await api("GET /uniteam/missing_texts")).data as MissingTexts[],
    staleTime: Infinity,
  });
  if (error) return <Text role="alert">{failureMessage(error, t("admin.unreachable"))}</Text>;
  if (!data) return null;
  const lacking = data.filter(({ missing }) => missing.length > 0);
  return (
    <Stack>
      <Text>{t("missing_texts.about")}</Text>
      <LanguageTable found={data} />
      <Title order={2} size="h3">
        {t("missing_texts.where")}
      </Title>
      {lacking.length === 0 && <Text>{t("missing_texts.none")}</Text>}
      {languages
        .filter((language) => lacking.some((one) => one.language === language))
        .map((language) => (
          <SetsOf
            key={language}
            language={language}
            sets={lacking.filter((one) => one.language === language)}
          />
        ))}
    </Stack>
  );
}

function LanguageTable({ found }: { found: MissingTexts[] }) {
  const t = useTexts();
  const reader = useLanguage();
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table striped verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("missing_texts.language")}</Table.Th>
            {textKinds.map((kind) => (
              <Table.Th key={kind}>{t(`missing_texts.kind.${kind}`)}</Table.Th>
            ))}
            <Table.Th>{t("missing_texts.read_in")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {languages.map((language) => {
            const sets = found.filter((one) => one.language === language);
            return (
              <Table.Tr key={language}>
                <Table.Th scope="row">
                  {languageNameIn(language, reader)}{" "}
                  {!languageEntry(language).isReviewed && <Badge tone="quiet">{t("shell.beta")}</Badge>}
                </Table.Th>
                {textKinds.map((kind) => {
                  const ofKind = sets.filter((one) => one.kind === kind);
                  const total = ofKind.reduce((sum, one) => sum + one.total, 0);
                  const count = ofKind.reduce((sum, one) => sum + one.missing.length, 0);
                  return (
                    <Table.Td key={kind}>
                      {count === 0 ? t("missing_texts.complete") : t("missing_texts.count", { count, total })}
                    </Table.Td>
                  );
                })}
                <Table.Td>{describeFallbacks(sets, reader)}</Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function SetsOf({ language, sets }: { language: Language; sets: MissingTexts[] }) {
  const t = useTexts();
  const reader = useLanguage();
  return (
    <details>
      <summary>
        {t("missing_texts.of", {
          language: languageNameIn(language, reader),
          count: sets.reduce((sum, { missing }) => sum + missing.length, 0),
        })}
      </summary>
      <ul>
        {sets.map(({ kind, name, missing, total }) => (
          <li key={`${kind} ${name}`}>
            {t(`missing_texts.kind.${kind}`)} · {name}:{" "}
            {t("missing_texts.count", { count: missing.length, total })}
            {kind !== "names" && (
              <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
                {formatList(missing.slice(0, keysAtOnce), reader)}
                {missing.length > keysAtOnce && " …"}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Keys of a set that are shown; the command lists all. */
const keysAtOnce = 12;

const describeFallbacks = (sets: readonly MissingTexts[], reader: Language) =>
  formatList(
    sumFallbacks(sets).map(([language, count]) => `${languageNameIn(language, reader)} ${count}`),
    reader,
  );
