import { Anchor, Stack, Text } from "@mantine/core";
import { formatList } from "../../../../shared/languages/format-list.ts";
import { personName } from "../../../../shared/people/person-name.ts";
import { displayDayTime } from "../../../../shared/time/display-day.ts";
import { Link } from "../../../../ui/base/link.tsx";
import { type Texts, useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { type MemberRole, memberRoles } from "../../../organizations/organizations.public.ts";
import { changedFieldNames } from "../../editing/ui/values/changed-field-names.ts";
import type { Activity } from "../activity.contract.ts";
import styles from "./activity-lines.module.css";

interface ActivityLinesProps {
  lines: readonly Activity[];
  /** Each line names its event, and leads to it. */
  namesEvents: boolean;
  organizationId: number;
}

/** A line for each entry: when, what, by whom. */
export function ActivityLines({ lines, namesEvents, organizationId }: ActivityLinesProps) {
  const t = useTexts();
  const language = useLanguage();
  if (lines.length === 0) return null;
  return (
    <Stack component="ol" gap={0} p={0} m={0} aria-label={t("activity.title")} className={styles.lines}>
      {lines.map((line) => {
        const about = [
          line.person && personName(line.person, language),
          line.organization?.organization_name,
          ...detailsOf(line.details, t),
        ].filter((fact): fact is string => Boolean(fact));
        return (
          <li key={line.id}>
            {t(`activity.line.${line.deed}`)}
            {about.length > 0 && ` (${formatList(about, language)})`}
            {namesEvents && line.subject.kind === "event" && line.subject.title !== null && (
              <Text size="sm">
                <Anchor
                  component={Link}
                  to={`/manage/organizations/${organizationId}/events/${line.subject.id}`}
                  lang={line.subject.lang}
                >
                  {line.subject.title}
                </Anchor>
              </Text>
            )}
            <Text size="sm" c="dimmed">
              {!unnamedKinds.includes(line.deed) && (
                <>
                  {line.actor ? personName(line.actor, language) : t("activity.nobody")}
                  {" · "}
                </>
              )}
              {displayDayTime(new Date(line.at), language)}
            </Text>
          </li>
        );
      })}
    </Stack>
  );
}

/** Done by a university or the product team, as the line says: none of their people is named to the organization. */
const unnamedKinds: readonly Activity["deed"][] = [
  "recognition.granted",
  "recognition.withdrawn",
  "organization.suspended",
  "organization.restored",
  "event.held",
  "event.released",
];

const decisions = ["accept", "decline", "reset"] as const;

/** The facts of a line in words. */
function detailsOf(details: Activity["details"], t: Texts): string[] {
  const { role, decision, count, title, label, format, fields = [] } = details;
  const isRole = (text: string): text is MemberRole => memberRoles.some((one) => one === text);
  const decided = decisions.find((one) => one === decision);
  return [
    role && isRole(role) ? t(`activity.role.${role}`) : "",
    decided ? t(`activity.decision.${decided}`) : "",
    count === undefined ? "" : t("activity.count", { count }),
    title ?? "",
    label ?? "",
    format?.toUpperCase() ?? "",
    ...changedFieldNames(fields, t),
  ].filter(Boolean);
}
