import { Checkbox } from "@mantine/core";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { ManagedEvent } from "../../events.contract.ts";
import { textIn } from "../../ui/event-text.ts";
import type { RowsProps } from "./managed-cells.tsx";

/** Selects an event, with the shift key all from the last one on. */
export function SelectRow({ event, selection }: { event: ManagedEvent } & Pick<RowsProps, "selection">) {
  const t = useTexts();
  const name = textIn(event.language_events, useLanguage()).title;
  return (
    <Checkbox
      size="md"
      aria-label={t("table.select_row", { name })}
      checked={selection.ids.has(event.id)}
      onChange={(change) => selection.onRow(event.id, change)}
    />
  );
}

/** Selects all events of a list. */
export function SelectAll({
  events,
  selection,
  label,
}: Pick<RowsProps, "events" | "selection"> & { label?: string }) {
  const t = useTexts();
  const ids = events.map(({ id }) => id);
  const count = ids.filter((id) => selection.ids.has(id)).length;
  return (
    <Checkbox
      size="md"
      {...(label ? { label } : { "aria-label": t("managed.select_page") })}
      checked={count === ids.length}
      indeterminate={count > 0 && count < ids.length}
      onChange={(change) => selection.select(ids, change.currentTarget.checked)}
    />
  );
}
