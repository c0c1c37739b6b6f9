import { Anchor, Button, Group, Text } from "@mantine/core";
import { personName } from "../../../../shared/people/person-name.ts";
import { displayDayTime } from "../../../../shared/time/display-day.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { TeamAction } from "../../team-log/team-actions.contract.ts";
import { factsOfLine } from "./facts-of-line.ts";
import styles from "./team-log-lines.module.css";

interface TeamLogLinesProps {
  lines: readonly TeamAction[];
  onShowAlone(subject: TeamAction["subject"]): void;
}

/** A line for each entry: what was done to what, why, by whom and when. */
export function TeamLogLines({ lines, onShowAlone }: TeamLogLinesProps) {
  const t = useTexts();
  const language = useLanguage();
  if (lines.length === 0) return null;
  return (
    <ol className={styles.lines} aria-label={t("team_log.title")}>
      {lines.map((line) => (
        <li key={line.id}>
          <Text fw={600}>{t(`team_log.line.${line.deed}`)}</Text>
          <Group gap="xs">
            <Subject line={line} />
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`${t("team_log.this_alone")}: ${t(`team_log.subject.${line.subject.kind}`)} ${line.subject.id}`}
              onClick={() => onShowAlone(line.subject)}
            >
              {t("team_log.this_alone")}
            </Button>
          </Group>
          {factsOfLine(line, t, language).map((fact) => (
            <Text key={fact} size="sm" style={{ whiteSpace: "pre-line" }}>
              {fact}
            </Text>
          ))}
          <Text size="sm" c="dimmed">
            {line.actor ? personName(line.actor, language) : t("team_log.nobody")}
            {" · "}
            {displayDayTime(new Date(line.at), language)}
          </Text>
        </li>
      ))}
    </ol>
  );
}

/** The subject by its name of now, else by its number; with its page where it has one. */
function Subject({ line: { subject, details } }: { line: TeamAction }) {
  const t = useTexts();
  const name = subject.title ?? `${t(`team_log.subject.${subject.kind}`)} ${subject.id}`;
  const pages: Partial<Record<TeamAction["subject"]["kind"], string>> = {
    event: `/events/${subject.id}`,
    organization: `/organizations/${subject.id}`,
    ...(typeof details.key === "string" && {
      article: `/uniteamanage/help_articles/${details.key}/edit`,
    }),
  };
  const page = subject.title === null ? undefined : pages[subject.kind];
  return page ? <Anchor href={page}>{name}</Anchor> : <Text>{name}</Text>;
}
