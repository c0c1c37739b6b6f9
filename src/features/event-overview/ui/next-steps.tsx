import { Button, List, Stack, Text } from "@mantine/core";
import { Link } from "../../../ui/base/link.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { todayNote } from "../../today/today.admin.ts";
import type { TodayItem } from "../../today/today.contract.ts";
import { Part } from "./part.tsx";

/** What awaits an organizer at the event: the most urgent as a button, on the day the check-in, and the others below it. */
export function NextSteps({ items }: { items: readonly TodayItem[] }) {
  const t = useTexts();
  const language = useLanguage();
  const [first, ...others] = items;
  const action = ({ kind, count = 0 }: TodayItem) => t(`today.action.${kind}`, { count });
  // The check-in is a page with a content policy of its own, for the camera: it is loaded anew.
  const linkOf = ({ href, kind }: TodayItem) => ({ to: href, reloadDocument: kind === "check_in" });
  return (
    <Part title={t("overview.next")}>
      {!first && <Text c="var(--ink-quiet)">{t("overview.nothing")}</Text>}
      {first && (
        <Stack gap={4} align="start">
          <Button
            component={Link}
            {...linkOf(first)}
            size="md"
            styles={{
              root: { height: "auto", minHeight: "var(--touch)", paddingBlock: 8 },
              label: { whiteSpace: "normal" },
            }}
          >
            {action(first)}
          </Button>
          <Text size="sm" c="var(--ink-quiet)">
            {todayNote(first, t, language)}
          </Text>
        </Stack>
      )}
      {others.length > 0 && (
        <List listStyleType="none" spacing={0}>
          {others.map((item) => (
            <List.Item key={item.kind}>
              <Link {...linkOf(item)} style={{ display: "inline-block", paddingBlock: "0.625rem" }}>
                {action(item)}
              </Link>{" "}
              <Text span size="sm" c="var(--ink-quiet)">
                {todayNote(item, t, language)}
              </Text>
            </List.Item>
          ))}
        </List>
      )}
    </Part>
  );
}
