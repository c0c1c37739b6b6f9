import { List, Stack, Text } from "@mantine/core";
import { formatList } from "../../../../../shared/languages/format-list.ts";
import { displayDay } from "../../../../../shared/time/display-day.ts";
import { useLanguage, useTexts } from "../../../../../ui/texts/texts.tsx";
import type { Followed } from "../../following/following.contract.ts";
import { changedFieldNames } from "../values/changed-field-names.ts";

/** How many of the following events a save changes and in what, what stays in some of them, who waits and gets a place, and which of them refuse. */
export function FollowedSummary({
  followed: { following },
  isDone,
}: {
  followed: Followed;
  isDone: boolean;
}) {
  const t = useTexts();
  const language = useLanguage();
  const changed = following.filter(({ outcome }) => outcome === "changed").length;
  const refused = following.filter(({ outcome }) => outcome === "refused");
  const counts = new Map<string, number>();
  for (const { unchanged } of following) {
    for (const name of changedFieldNames(unchanged, t)) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const fields = changedFieldNames(
    following.flatMap(({ changed }) => changed),
    t,
  );
  const given = following.filter(
    ({ promoted_count, offered_count }) => promoted_count > 0 || offered_count > 0,
  );
  const values = { changed, count: following.length };
  return (
    <Stack gap="xs">
      <Text fw={600}>{isDone ? t("series.changed", values) : t("series.would_change", values)}</Text>
      {fields.length > 0 && (
        <Text size="sm">{t("series.fields", { fields: formatList(fields, language) })}</Text>
      )}
      {counts.size + refused.length + given.length > 0 && (
        <List size="sm">
          {[...counts].map(([field, count]) => (
            <List.Item key={field}>{t("series.unchanged", { count, field })}</List.Item>
          ))}
          {given.map(({ id, start_at, promoted_count: promoted, offered_count: offered }) => (
            <List.Item key={id}>
              {t("series.given", { day: displayDay(new Date(start_at), language), promoted, offered })}
            </List.Item>
          ))}
          {refused.map(({ id, start_at, errors }) => (
            <List.Item key={id}>
              {t("series.refused", {
                day: displayDay(new Date(start_at), language),
                reason: Object.values(errors).flat().join(" "),
              })}
            </List.Item>
          ))}
        </List>
      )}
    </Stack>
  );
}
