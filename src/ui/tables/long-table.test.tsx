import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { show } from "../../../tests/support/components/show.tsx";
import { LongTable } from "./long-table.tsx";
import type { RowId } from "./use-row-selection.ts";

const names = ["Akari", "Botan", "Chika", "Dan", "Emi"];

function Table({ onSelected }: { onSelected(ids: RowId[]): void }) {
  const [selected, setSelected] = useState<ReadonlySet<RowId>>(new Set());
  onSelected([...selected]);
  return (
    <LongTable
      label="People"
      rows={names}
      columns={[{ key: "name", title: "Name", width: 9, value: (name) => name, onCard: "title" }]}
      idOf={(name) => name}
      none="Nobody"
      selection={{ selected, onChange: setSelected }}
    />
  );
}

async function open() {
  let selected: RowId[] = [];
  const { t, user } = await show(
    <Table
      onSelected={(ids) => {
        selected = ids;
      }}
    />,
  );
  const box = (name: string) => screen.getByRole("checkbox", { name: t("table.select_row", { name }) });
  return { t, user, box, selected: () => selected };
}

it("with Shift everybody between two presses is selected, and taken out again, in either direction", async () => {
  const { user, box, selected } = await open();
  await user.click(box("Dan"));
  fireEvent.click(box("Botan"), { shiftKey: true });
  expect(selected().toSorted()).toEqual(["Botan", "Chika", "Dan"]);
  fireEvent.click(box("Chika"), { shiftKey: true });
  expect(selected()).toEqual(["Dan"]);
});

it("the first press has no other end, and one without Shift is of one row", async () => {
  const { user, box, selected } = await open();
  fireEvent.click(box("Emi"), { shiftKey: true });
  await user.click(box("Akari"));
  expect(selected().toSorted()).toEqual(["Akari", "Emi"]);
});

it("rows stay rows for who listens, however they are laid out", async () => {
  await open();
  expect(screen.getAllByRole("row")).toHaveLength(names.length + 1);
  expect(screen.getByRole("table").closest("section")?.dataset.cards).toBe("true");
});

const drawn: string[] = [];
const drawnColumns = [
  {
    key: "name",
    title: "Name",
    width: 9,
    value: (name: string) => name,
    show: (name: string) => {
      drawn.push(name);
      return name;
    },
  },
];

function Growing() {
  const [rows, setRows] = useState(names.slice(0, 4));
  const [selected, setSelected] = useState<ReadonlySet<RowId>>(new Set());
  return (
    <>
      <button type="button" onClick={() => setRows(names)}>
        More
      </button>
      <LongTable
        label="People"
        rows={rows}
        columns={drawnColumns}
        idOf={(name) => name}
        none="Nobody"
        selection={{ selected, onChange: setSelected }}
      />
    </>
  );
}

it("rows that come later, and a box that is pressed, leave the other rows as they are", async () => {
  const { t, user } = await show(<Growing />);
  drawn.length = 0;
  await user.click(screen.getByRole("button", { name: "More" }));
  expect([...new Set(drawn)]).toEqual(["Emi"]);
  drawn.length = 0;
  await user.click(screen.getByRole("checkbox", { name: t("table.select_row", { name: "Botan" }) }));
  expect([...new Set(drawn)]).toEqual(["Botan"]);
});
