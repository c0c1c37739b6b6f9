import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { displayDate } from "../../../../shared/time/tokyo-time.ts";
import { Badge } from "../../../../ui/base/badge.tsx";
import { Link } from "../../../../ui/base/link.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { displayLastDay } from "../display-last-day.ts";
import { recognitionLabel, recognitionLevel } from "../name-recognition.ts";
import { remindedAt } from "../recognition-in-force.ts";
import type { RecognitionOfStaff, UniversityOrganization } from "../recognitions.contract.ts";
import { recognitionOf } from "./recognition-of.ts";
import styles from "./recognition-row.module.css";

interface RecognitionRowProps {
  universityId: number;
  organization: UniversityOrganization;
  /** Null for who may look alone. */
  onRecognise: (() => void) | null;
  onWithdraw(): void;
}

/** An organization with what its universities say of it, and what staff may do. */
export function RecognitionRow({ universityId, organization, onRecognise, onWithdraw }: RecognitionRowProps) {
  const t = useTexts();
  const { id, organization_name: name, recognitions, reports_count: reports = 0 } = organization;
  const isInForce = recognitionOf(organization, universityId)?.is_in_force ?? false;
  return (
    <li className={styles.row}>
      <Stack gap={4} className={styles.words}>
        <Group gap="xs">
          <Anchor component={Link} to={`/organizations/${id}`} fw={600}>
            {name}
          </Anchor>
          {reports > 0 && <Badge tone="now">{t("university_page.reports", { count: reports })}</Badge>}
        </Group>
        {recognitions.map((one) => (
          <RecognitionText
            key={`${one.university.id} ${one.granted_at}`}
            recognition={one}
            isOwn={one.university.id === universityId}
          />
        ))}
      </Stack>
      {onRecognise && (
        <Group gap="xs">
          <Button
            variant={isInForce ? "default" : "filled"}
            aria-label={`${t(isInForce ? "university_page.change" : "university_page.recognise")}: ${name}`}
            onClick={onRecognise}
          >
            {t(isInForce ? "university_page.change" : "university_page.recognise")}
          </Button>
          {isInForce && (
            <Button
              variant="subtle"
              color="red"
              aria-label={`${t("university_page.withdraw")}: ${name}`}
              onClick={onWithdraw}
            >
              {t("university_page.withdraw")}
            </Button>
          )}
        </Group>
      )}
    </li>
  );
}

function RecognitionText({ recognition, isOwn }: { recognition: RecognitionOfStaff; isOwn: boolean }) {
  const t = useTexts();
  const language = useLanguage();
  const { valid_until, withdrawn_at, is_in_force, renamed_from } = recognition;
  const level = recognitionLevel(recognition, language);
  const day = (moment: Date) => displayDate(moment, language);
  const until = t("university_page.until", { date: displayLastDay(valid_until, language) });
  if (is_in_force) {
    const endsSoon = remindedAt(valid_until) <= new Date();
    return (
      <Stack gap={4}>
        <Group gap="xs">
          <Badge tone="recognized">{isOwn ? level : recognitionLabel(recognition, language)}</Badge>
          <Text size="sm">{until}</Text>
          {isOwn && endsSoon && <Badge tone="now">{t("university_page.ends_soon")}</Badge>}
        </Group>
        {isOwn && renamed_from && (
          <Group gap="xs">
            <Badge tone="now">{t("university_page.renamed")}</Badge>
            <Text size="sm">{t("university_page.renamed_from", { name: renamed_from })}</Text>
          </Group>
        )}
      </Stack>
    );
  }
  const end = withdrawn_at
    ? t("university_page.withdrawn_on", { date: day(new Date(withdrawn_at)) })
    : t("university_page.ended");
  return (
    <Text size="sm" c="dimmed">
      {[level, until, end].join(" · ")}
    </Text>
  );
}
