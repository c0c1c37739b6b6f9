import { expect, it } from "vitest";
import type { Column } from "../../../../ui/tables/column.ts";
import { nameColumn } from "./name-column.tsx";
import type { ParticipantTableRow } from "./participant-rows.ts";

it("the list's search finds people by how their names are read and sound", () => {
  const column: Column<ParticipantTableRow> = {
    key: "name",
    title: "Name",
    width: 9,
    value: () => "佐藤 花子",
  };
  const { finds } = nameColumn(column, "Noted", () => undefined);
  const row = {
    search: "佐藤 花子\nさとう はなこ\nsatou hanako\n\nsato hanako\nsato\nhanako",
  } as ParticipantTableRow;
  expect(["さとう", "サト", "satō", "hana", "かとう"].map((word) => finds?.(row, word))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});
