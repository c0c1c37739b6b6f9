import { Anchor, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useId } from "react";
import { Link } from "../../../../ui/base/link.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { ManagedPage } from "./fetch-managed-events.ts";
import { isNarrowed, type ManagedAddress, withManaged } from "./managed-address.ts";
import { ManagedCards } from "./managed-cards.tsx";
import type { RowsProps } from "./managed-cells.tsx";
import { ManagedTable } from "./managed-table.tsx";

interface ManagedSectionProps {
  page: ManagedPage;
  address: ManagedAddress;
  rows: Omit<RowsProps, "events" | "label">;
}

/** One list with its number: a table on a desk, cards on a phone. */
export function ManagedSection({ page, address, rows }: ManagedSectionProps) {
  const { span, events, nextCursor, total } = page;
  const t = useTexts();
  const id = useId();
  // The back office is made in the browser, which knows how wide it is. A narrower page has no room for the longest labels of the table.
  const isWide = useMediaQuery("(min-width: 75rem)", true, { getInitialValueInEffect: false });
  const Rows = isWide ? ManagedTable : ManagedCards;
  const title = span ? t(`organization_desk.${span}`) : t(`managed.state.${address.state ?? "coming"}`);
  return (
    <Stack component="section" gap="sm" aria-labelledby={id}>
      <Group gap="xs" align="baseline">
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {total > 0 && <Text c="dimmed">{t("managed.total", { count: total })}</Text>}
      </Group>
      {events.length === 0 ? (
        <Nothing page={page} address={address} />
      ) : (
        <Rows {...rows} events={events} label={title} />
      )}
      <Group justify="space-between">
        {address.cursor ? (
          <Anchor component={Link} to={withManaged(address, {})}>
            {t("managed.first_page")}
          </Anchor>
        ) : (
          <span />
        )}
        {nextCursor && (
          <Button component={Link} variant="default" to={withManaged(address, { span, cursor: nextCursor })}>
            {t("managed.next_page")}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function Nothing({ page: { span }, address }: Pick<ManagedSectionProps, "page" | "address">) {
  const t = useTexts();
  if (address.cursor) return <Text>{t("managed.no_more")}</Text>;
  if (!isNarrowed(address)) {
    return <Text>{t(span === "past" ? "organization_desk.no_past" : "organization_desk.no_upcoming")}</Text>;
  }
  return <Text>{t("managed.none")}</Text>;
}
