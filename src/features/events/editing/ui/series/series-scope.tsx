import { Radio, Stack } from "@mantine/core";
import { useTexts } from "../../../../../ui/texts/texts.tsx";

/** What a save is about: this event alone, or those that follow it in its series too. */
export type Scope = "this" | "following";

interface SeriesScopeProps {
  /** How many follow. */
  count: number;
  scope: Scope;
  onChange(scope: Scope): void;
}

/** Asks beside the save whether the following events change too. */
export function SeriesScope({ count, scope, onChange }: SeriesScopeProps) {
  const t = useTexts();
  return (
    <Radio.Group
      label={t("series.scope")}
      description={t("series.scope_hint")}
      value={scope}
      onChange={(value) => onChange(value as Scope)}
    >
      <Stack gap="xs" mt="xs">
        <Radio value="this" label={t("series.scope_this")} />
        <Radio value="following" label={t("series.scope_following", { count })} />
      </Stack>
    </Radio.Group>
  );
}
