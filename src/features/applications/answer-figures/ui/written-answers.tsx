import { Alert, Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { maxSearchLength } from "../../../../shared/limits/max-lengths-on-public-pages.ts";
import { personName } from "../../../../shared/people/person-name.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { AskedPeople } from "./answer-filter.tsx";
import { writtenAnswersQuery } from "./fetch-answers.ts";

interface WrittenAnswersProps {
  eventId: number;
  questionId: number;
  /** The question. */
  title: string;
  asked: AskedPeople;
}

/** What was written, to read through page by page, or by a word in it. */
export function WrittenAnswers({ eventId, questionId, title, asked }: WrittenAnswersProps) {
  const t = useTexts();
  const language = useLanguage();
  const [typed, setTyped] = useState("");
  const [q, setQ] = useState("");
  const { data, isError, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...writtenAnswersQuery(eventId, questionId, asked, q),
    placeholderData: (before) => before,
  });
  const rows = data?.pages.flatMap((page) => page.data) ?? [];
  const search = (event: React.FormEvent) => {
    event.preventDefault();
    setQ(typed.trim());
  };
  return (
    <Stack gap="xs" mt="xs">
      <form method="post" onSubmit={search} data-print="none">
        <Group gap="xs">
          <TextInput
            type="search"
            aria-label={t("answers.search", { title })}
            placeholder={t("answers.search_word")}
            value={typed}
            maxLength={maxSearchLength}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="default">
            {t("answers.search_go")}
          </Button>
        </Group>
      </form>
      {isError && <Alert color="red">{t("admin.unreachable")}</Alert>}
      {data && rows.length === 0 && <Text c="dimmed">{t("answers.none_found")}</Text>}
      <Stack component="ul" gap="xs" m={0} ps="md" mah="30rem" style={{ overflowY: "auto" }}>
        {rows.map((row) => (
          <li key={row.application_id}>
            <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{row.text}</Text>
            <Text size="sm" c="dimmed">
              {personName(row, language)}
            </Text>
          </li>
        ))}
      </Stack>
      {hasNextPage && (
        <Group>
          <Button variant="default" loading={isFetching} onClick={() => void fetchNextPage()}>
            {t("answers.more")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
