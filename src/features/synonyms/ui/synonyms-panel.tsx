import { Button, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useMemo, useState } from "react";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { writtenLanguages } from "../../../shared/languages/languages.ts";
import { languageNameIn } from "../../../shared/languages/name-of-language.ts";
import { noticeFailure, noticeSaved } from "../../../ui/feedback/admin-notifications.ts";
import { QuestionDialog } from "../../../ui/feedback/question-dialog.tsx";
import { useFilteredRows } from "../../../ui/tables/use-filtered-rows.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { SynonymGroup, synonymContracts } from "../synonyms.contract.ts";
import { SynonymGroupForm } from "./synonym-group-form.tsx";
import { SynonymTable } from "./synonym-table.tsx";
import { wordsIn } from "./synonym-values.ts";

/** Rows that are shown at once: hundreds of them with two buttons each are slow to look through, for screen readers most of all. */
const rowsAtOnce = 20;

const api = apiClient<typeof synonymContracts>();

interface SynonymsPanelProps {
  groups: SynonymGroup[];
  onChanged(): Promise<void>;
}

/** The groups of words that mean the same to the search: to look through, to add to, to change and to delete. */
export function SynonymsPanel({ groups, onChanged }: SynonymsPanelProps) {
  const t = useTexts();
  const language = useLanguage();
  const columns = useMemo(
    () =>
      writtenLanguages.map((one) => ({
        key: one,
        title: languageNameIn(one, language),
        width: 20,
        value: (group: SynonymGroup) => wordsIn(group, one).join(" / "),
      })),
    [language],
  );
  const { found, words, setWords } = useFilteredRows(groups, columns);
  const [limit, setLimit] = useState(rowsAtOnce);
  const shown = found.slice(0, limit);
  const [edited, setEdited] = useState<SynonymGroup | "new" | null>(null);
  const [leaving, setLeaving] = useState<SynonymGroup | null>(null);
  const remove = async () => {
    if (!leaving) return;
    try {
      await api("DELETE /synonym_groups/{id}", { params: { id: leaving.id } });
      noticeSaved(t("synonyms.deleted"));
    } catch (error) {
      noticeFailure(failureMessage(error, t("admin.unreachable")));
    }
    await onChanged();
    setLeaving(null);
  };
  return (
    <Stack>
      <Text>{t("synonyms.about")}</Text>
      <Group align="flex-end" justify="space-between">
        <TextInput
          type="search"
          label={t("table.search")}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          w="min(100%, 24rem)"
        />
        <Button onClick={() => setEdited("new")}>{t("synonyms.add")}</Button>
      </Group>
      <Text role="status" size="sm">
        {t("table.shown", { shown: shown.length, count: found.length })}
      </Text>
      <SynonymTable groups={shown} columns={columns} onEdit={setEdited} onDelete={setLeaving} />
      {shown.length < found.length && (
        <Group justify="center">
          <Button variant="default" onClick={() => setLimit(limit + rowsAtOnce)}>
            {t("synonyms.more")}
          </Button>
        </Group>
      )}
      <Modal
        opened={edited !== null}
        onClose={() => setEdited(null)}
        title={t(edited === "new" ? "synonyms.add" : "synonyms.edit")}
      >
        <SynonymGroupForm
          group={edited === "new" ? null : edited}
          onSaved={async () => {
            noticeSaved(t("admin.saved"));
            // First read again: whoever opens the group once more finds what was saved.
            await onChanged();
            setEdited(null);
          }}
        />
      </Modal>
      <QuestionDialog
        isOpen={leaving !== null}
        action={t("synonyms.delete")}
        question={t("synonyms.delete_question", {
          words: leaving?.words.map(({ word }) => word).join(" / ") ?? "",
        })}
        onConfirm={remove}
        onClose={() => setLeaving(null)}
      />
    </Stack>
  );
}
