import { ActionIcon, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "../../../../ui/base/link.tsx";
import type { Column } from "../../../../ui/tables/column.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { ParticipantTableRow } from "./participant-rows.ts";

/** The page of a message to one person. */
export const messageTo = (messagesAt: string, userId: number) => `${messagesAt}?to=${userId}`;

/** Of who has no account an address need not be known. */
export const isReached = ({ hasAccount, guestEmail }: ParticipantTableRow) =>
  hasAccount || guestEmail !== null;

/** The column of names, each with the way to a message beside it. */
export function withWriting(
  column: Column<ParticipantTableRow>,
  messagesAt: string,
): Column<ParticipantTableRow> {
  return {
    ...column,
    width: column.width + 3,
    show: (row) =>
      isReached(row) ? (
        <WriteToPerson name={String(column.value(row))} to={messageTo(messagesAt, row.person.id)}>
          {column.show ? column.show(row) : column.value(row)}
        </WriteToPerson>
      ) : column.show ? (
        column.show(row)
      ) : (
        column.value(row)
      ),
  };
}

interface WriteToPersonProps {
  name: string;
  /** The page of a message to this person. */
  to: string;
  children: ReactNode;
}

/** A person's name, and beside it the way to a message to them. */
function WriteToPerson({ name, to, children }: WriteToPersonProps) {
  const t = useTexts();
  const label = t("message.write_to", { name });
  return (
    <Group gap={4} wrap="nowrap" justify="space-between">
      <span>{children}</span>
      <ActionIcon component={Link} to={to} variant="subtle" size="lg" aria-label={label} title={label}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor">
          <rect x="3" y="5" width="18" height="14" rx="2" strokeWidth="1.8" />
          <path d="m3.5 7 8.5 6 8.5-6" strokeWidth="1.8" />
        </svg>
      </ActionIcon>
    </Group>
  );
}
