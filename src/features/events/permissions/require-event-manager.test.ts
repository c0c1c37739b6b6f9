import { expect, it } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { makeWorld, roles } from "../../../../tests/support/world.ts";
import {
  isEventManager,
  requireOwnerOrganizer,
  requireVisibleEvent,
} from "./require-event-manager.server.ts";

const { db } = await testDatabase();
const { people, eventId } = await makeWorld(db, new Date("2026-11-20T03:00:00Z"));
const managers = ["member", "owner", "accepted"];
const notFound = { kind: "not_found", fields: { event: [{ code: "not_found" }] } };
const idOf = (role: (typeof roles)[number]) => (role === "visitor" ? undefined : people[role]);

it("an event is managed by the organizers of its owner and of accepted co-hosts", async () => {
  const answers = await Promise.all(
    roles.map(async (role) => [role, await isEventManager(db, eventId, idOf(role))] as const),
  );
  expect(answers).toEqual(roles.map((role) => [role, managers.includes(role)]));
  expect(await isEventManager(db, 999_999, people.owner)).toBe(false);
});

it("who sees an event and does not own it is refused; an event that nobody has is not found", async () => {
  await expect(requireOwnerOrganizer(db, eventId, people.owner)).resolves.toBeUndefined();
  await expect(requireOwnerOrganizer(db, eventId, people.accepted)).rejects.toMatchObject({
    kind: "forbidden",
  });
  await expect(requireOwnerOrganizer(db, 999_999, people.owner)).rejects.toMatchObject(notFound);
});

it("a hidden event is visible to its managers, and its invitation to who was invited", async () => {
  await expect(requireVisibleEvent(db, eventId, undefined)).resolves.toBeUndefined();
  await db.updateTable("events").set({ is_published: false }).where("id", "=", eventId).execute();
  await expect(requireVisibleEvent(db, eventId, undefined)).rejects.toMatchObject(notFound);
  await expect(requireVisibleEvent(db, eventId, people.invited)).rejects.toMatchObject(notFound);
  await expect(requireVisibleEvent(db, eventId, people.invited, "invitation")).resolves.toBeUndefined();
  await expect(requireVisibleEvent(db, eventId, people.accepted)).resolves.toBeUndefined();
  await expect(requireOwnerOrganizer(db, eventId, people.accepted)).rejects.toMatchObject({
    kind: "forbidden",
  });
  await expect(requireOwnerOrganizer(db, eventId, people.invited)).rejects.toMatchObject(notFound);
});
