import { Anchor, List, Text } from "@mantine/core";
import { personName } from "../../../shared/people/person-name.ts";
import { displayDateTime } from "../../../shared/time/tokyo-time.ts";
import { Link } from "../../../ui/base/link.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { EventOverview } from "../event-overview.contract.ts";
import { Part } from "./part.tsx";

interface LatestApplicationsProps {
  applications: EventOverview["latest_applications"];
  /** The page of all participants. */
  listAt: string;
}

/** Who has applied last. */
export function LatestApplications({ applications, listAt }: LatestApplicationsProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Part title={t("overview.latest")}>
      {applications.length === 0 && <Text c="var(--ink-quiet)">{t("overview.latest_none")}</Text>}
      <List listStyleType="none" spacing="xs">
        {applications.map(({ id, user, state, applied_at }) => (
          <List.Item key={id}>
            {t("message.person", { name: personName(user, language), state: t(`applicant_state.${state}`) })}{" "}
            <Text span size="sm" c="var(--ink-quiet)">
              {displayDateTime(new Date(applied_at), language)}
            </Text>
          </List.Item>
        ))}
      </List>
      <Anchor component={Link} to={listAt} style={{ alignSelf: "start", paddingBlock: "0.625rem" }}>
        {t("overview.all_participants")}
      </Anchor>
    </Part>
  );
}
