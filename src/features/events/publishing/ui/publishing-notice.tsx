import { Alert, Anchor, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { displayDayTime } from "../../../../shared/time/display-day.ts";
import { Link } from "../../../../ui/base/link.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { disclosureFormPlace } from "../../../organizations/organizations.admin.ts";
import { publishingRulesQuery } from "./publishing-rules-query.ts";

interface PublishingNoticeProps {
  /** The owner of the event, and the organization for which the reader acts: hosts of another's event are told by its refusal. */
  ownerId: number;
  organizationId: number;
  /** The step that the reader is about to take. */
  about: "publishing" | "mail";
}

/** Tells what keeps an organization from publishing or sending before somebody runs into it; nothing where nothing does. */
export function PublishingNotice({ ownerId, organizationId, about }: PublishingNoticeProps) {
  const t = useTexts();
  const language = useLanguage();
  const isOwner = ownerId === organizationId;
  const { data } = useQuery({ ...publishingRulesQuery(organizationId), enabled: isOwner });
  // A suspended organization reads on each of its pages that it publishes and sends nothing.
  if (!isOwner || !data || data.refusal === "is_suspended") return null;
  const needsDisclosure = about === "publishing" && data.needs_disclosure;
  if (!needsDisclosure && !data.limits) return null;
  return (
    <Stack gap="xs" mb="md">
      {needsDisclosure && (
        <Alert color="indigo" title={t("publishing.disclosure_title")}>
          <Text size="sm">{t("publishing.disclosure")}</Text>
          <Anchor
            component={Link}
            to={`/manage/organizations/${organizationId}/edit#${disclosureFormPlace}`}
            style={{ display: "inline-block", paddingBlock: "0.625rem" }}
          >
            {t("publishing.disclosure_link")}
          </Anchor>
        </Alert>
      )}
      {data.limits && (
        <Alert color="gray" title={t("publishing.limits_title")}>
          <Text size="sm">
            {about === "publishing"
              ? t("publishing.limit_events", {
                  count: data.limits.published,
                  max: data.limits.published_at_most,
                })
              : t("publishing.limit_recipients", { max: data.limits.recipients_at_most })}{" "}
            {t("publishing.limits_until", { until: displayDayTime(new Date(data.limits.until), language) })}
          </Text>
        </Alert>
      )}
    </Stack>
  );
}
