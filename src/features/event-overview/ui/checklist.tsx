import { Group, List } from "@mantine/core";
import { Badge } from "../../../ui/base/badge.tsx";
import { Link } from "../../../ui/base/link.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { CheckedItem } from "./checklist-items.ts";
import { Part } from "./part.tsx";

/** What an event to come needs, done and open; what is open leads to where it is done. */
export function Checklist({ items, isHeld }: { items: readonly CheckedItem[]; isHeld: boolean }) {
  const t = useTexts();
  return (
    <Part title={t("overview.checklist")}>
      <List listStyleType="none" spacing="xs">
        {isHeld && (
          <List.Item>
            <Badge tone="now">{t("overview.on_hold")}</Badge>
          </List.Item>
        )}
        {items.map(({ kind, href }) => (
          <List.Item key={kind}>
            <Group gap="xs">
              <Badge tone={href ? "now" : "good"}>
                {t(href ? "overview.check_open" : "overview.check_done")}
              </Badge>
              {href ? (
                <Link to={href} style={{ paddingBlock: "0.625rem" }}>
                  {t(`overview.check.${kind}`)}
                </Link>
              ) : (
                t(`overview.check.${kind}`)
              )}
            </Group>
          </List.Item>
        ))}
      </List>
    </Part>
  );
}
