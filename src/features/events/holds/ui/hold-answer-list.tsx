import { List, Stack, Text } from "@mantine/core";
import { personName } from "../../../../shared/people/person-name.ts";
import { displayDayTime } from "../../../../shared/time/display-day.ts";
import { useLanguage } from "../../../../ui/texts/texts.tsx";
import type { HoldAnswer } from "../holds.contract.ts";

interface HoldAnswerListProps {
  answers: readonly HoldAnswer[];
  heading: string;
}

/** Answers with their authors, the latest first; nothing where there are none. */
export function HoldAnswerList({ answers, heading }: HoldAnswerListProps) {
  const language = useLanguage();
  if (answers.length === 0) return null;
  return (
    <Stack gap={4}>
      <Text fw={700} size="sm">
        {heading}
      </Text>
      <List listStyleType="none" spacing="xs">
        {answers.map(({ id, text, author, created_at }) => (
          <List.Item key={id}>
            <Text size="sm">
              {[displayDayTime(new Date(created_at), language), author && personName(author, language)]
                .filter(Boolean)
                .join(" · ")}
            </Text>
            <Text style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{text}</Text>
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}
