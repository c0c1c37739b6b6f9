import { Button, Group, Table, Text } from "@mantine/core";
import { Link } from "react-router";
import { displayDayTime } from "../../../shared/time/display-day.ts";
import { Badge, type BadgeTone } from "../../../ui/base/badge.tsx";
import { HeadWithActions } from "../../../ui/tables/head-with-actions.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { TimelineMail } from "../event-overview.contract.ts";
import { mailName, tabOfMail } from "./mail-name.ts";
import { Part } from "./part.tsx";

const tones: Record<TimelineMail["state"], BadgeTone> = {
  scheduled: "info",
  waiting_for_publication: "now",
  dropped: "quiet",
  sending: "info",
  sent: "good",
};

/** Every mail of the event in the order of time: when, what, to how many, and how far it is. */
export function MailTimeline({ mails, dashboard }: { mails: readonly TimelineMail[]; dashboard: string }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Part title={t("overview.mails")}>
      <Text size="sm" c="var(--ink-quiet)">
        {t(mails.length > 0 ? "overview.mails_hint" : "overview.mails_none")}
      </Text>
      {mails.length > 0 && (
        <Table.ScrollContainer minWidth={560}>
          <Table verticalSpacing="sm">
            <HeadWithActions>
              <Table.Th>{t("overview.mail_when")}</Table.Th>
              <Table.Th>{t("overview.mail_what")}</Table.Th>
              <Table.Th>{t("overview.mail_people")}</Table.Th>
              <Table.Th>{t("overview.mail_state")}</Table.Th>
            </HeadWithActions>
            <Table.Tbody>
              {mails.map((mail) => {
                const { source, id, kind, at, state, recipients, failed } = mail;
                const name = mailName(mail, t);
                const tab = tabOfMail(mail);
                return (
                  <Table.Tr key={`${source} ${id ?? kind}`}>
                    <Table.Td>{displayDayTime(new Date(at), language)}</Table.Td>
                    <Table.Td style={{ overflowWrap: "anywhere" }}>
                      {name}
                      {source === "automatic" && (
                        <Text span size="sm" c="var(--ink-quiet)">
                          {` · ${t("overview.mail_automatic")}`}
                        </Text>
                      )}
                    </Table.Td>
                    <Table.Td>
                      {recipients === null
                        ? t("overview.mail_people_unknown")
                        : t("overview.mail_people_count", { count: recipients })}
                    </Table.Td>
                    <Table.Td>
                      <Group gap="xs">
                        <Badge tone={tones[state]}>{t(`overview.state.${state}`)}</Badge>
                        {failed > 0 && (
                          <Badge tone="now">{t("overview.mail_failed", { count: failed })}</Badge>
                        )}
                      </Group>
                    </Table.Td>
                    <Table.Td ta="end">
                      {tab && (
                        <Button
                          component={Link}
                          to={`${dashboard}/${tab}${id ? `?${source}=${id}` : ""}`}
                          size="xs"
                          variant="default"
                          aria-label={t("overview.mail_open_of", { mail: name })}
                        >
                          {t("overview.mail_open")}
                        </Button>
                      )}
                    </Table.Td>
                  </Table.Tr>
                );
              })}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Part>
  );
}
