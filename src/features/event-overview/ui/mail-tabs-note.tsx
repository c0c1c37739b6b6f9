import { Anchor, Group, List, Paper, Text } from "@mantine/core";
import { Link } from "../../../ui/base/link.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";

const tabs = ["announce", "remind", "after"] as const;

/** Says for whom the mails of a tab are, and where those to others are. */
export function MailTabsNote({ tab }: { tab: (typeof tabs)[number] }) {
  const t = useTexts();
  return (
    <Paper withBorder p="sm" mb="lg">
      <Text fw={600}>{t(`mail_tabs.${tab}`)}</Text>
      <List size="sm" listStyleType="none" mt={4}>
        {tabs
          .filter((one) => one !== tab)
          .map((one) => (
            <List.Item key={one}>
              <Group gap="0 0.5rem" align="baseline">
                <Anchor component={Link} to={`../${one}`} relative="path" style={linkStyle}>
                  {t(`event_desk.${one}`)}
                </Anchor>
                <Text c="var(--ink-quiet)" size="sm">
                  {t(`mail_tabs.${one}`)}
                </Text>
              </Group>
            </List.Item>
          ))}
        <List.Item>
          <Anchor component={Link} to="../overview" relative="path" style={linkStyle}>
            {t("mail_tabs.overview")}
          </Anchor>
        </List.Item>
      </List>
    </Paper>
  );
}

/** Wide enough for a finger. */
const linkStyle = { display: "inline-block", paddingBlock: "0.5rem" };
