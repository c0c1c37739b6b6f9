import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { aParticipant } from "../../../../../../tests/support/components/a-participant.ts";
import { anEvent } from "../../../../../../tests/support/components/samples.ts";
import { show } from "../../../../../../tests/support/components/show.tsx";
import type { Column } from "../../../../../ui/tables/column.ts";
import { type ParticipantTableRow, participantRows } from "../participant-rows.ts";
import { usePeopleColumns } from "./use-people-columns.ts";

const given = { event: anEvent({}), asksAttendance: false, messagesAt: null, onOpen: () => {} };
const [akari, botan] = participantRows([aParticipant(1, "Akari"), aParticipant(2, "Botan")]) as [
  ParticipantTableRow,
  ParticipantTableRow,
];
/** The rows that are shown in turn, a press after the other. */
const lists = [[akari], [akari, botan], [akari, { ...botan, position: 3 }]];
const seen: Column<ParticipantTableRow>[][] = [];

function Table() {
  const [at, setAt] = useState(0);
  seen.push(usePeopleColumns({ ...given, shown: lists[at] ?? [] }));
  return (
    <button type="button" onClick={() => setAt(at + 1)}>
      more
    </button>
  );
}

it("columns stay the same ones when more people come, and are others when one has something more to say", async () => {
  const { user } = await show(<Table />);
  const press = () => user.click(screen.getByRole("button", { name: "more" }));
  const before = seen.at(-1);
  await press();
  expect(seen.at(-1)).toBe(before);
  await press();
  const keys = [before, seen.at(-1)].map((columns) => columns?.some(({ key }) => key === "position"));
  expect(keys).toEqual([false, true]);
});
