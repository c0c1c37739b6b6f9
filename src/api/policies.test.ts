import { describe, expect, it } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { makeWorld, type Role, roles } from "../../tests/support/world.ts";
import type { Policy, RawInput } from "../platform/http/handler.server.ts";
import type { RequestContext } from "../platform/http/request-context.server.ts";
import type { AppError } from "../shared/app-error.ts";
import * as policies from "./policies.server.ts";

const { db } = await testDatabase();
const { people, organizations, eventId } = await makeWorld(db, new Date("2026-11-20T03:00:00Z"));
const signedIn = roles.filter((role): role is Exclude<Role, "visitor"> => role !== "visitor");

/** The policy's answer: `in`, or the error's kind with the noun that it names. */
async function answerTo(role: Role, policy: Policy, input: Partial<RawInput>, search = ""): Promise<string> {
  const user = role !== "visitor" && { id: people[role], isUniteam: role === "product_team" };
  const context = {
    platform: { db },
    session: user && { user },
    request: new Request(`http://tsudoi.test/${search}`),
  } as unknown as RequestContext;
  try {
    await policy.check(context, { params: {}, body: {}, ...input });
    return "in";
  } catch (error) {
    const { kind, fields } = error as AppError;
    return `${kind} ${Object.keys(fields)}`;
  }
}

/** The roles that are let in; everybody else who is signed in gets the same refusal. */
async function letIn(policy: Policy, input: Partial<RawInput>, refusal = "forbidden user", search = "") {
  const answers = await Promise.all(
    signedIn.map(async (role) => [role, await answerTo(role, policy, input, search)] as const),
  );
  expect(new Set(answers.map(([, answer]) => answer).filter((answer) => answer !== "in"))).toEqual(
    new Set([refusal]),
  );
  return answers.filter(([, answer]) => answer === "in").map(([role]) => role);
}

it("every policy has a name of its own; all are for those who are signed in, but for public calls and those of helpers", () => {
  const all = Object.entries(policies);
  expect(all.map(([, { name }]) => name)).toEqual(all.map(([exported]) => exported));
  expect(all.filter(([, { isForUsers }]) => !isForUsers).map(([name]) => name)).toEqual([
    "anyone",
    "reader",
    "eventListReader",
    "eventReader",
    "organizationReader",
    "checkInStaff",
    "checkInSender",
  ]);
});

describe("a call is open", () => {
  it("to anyone, and to everybody who is signed in, whatever they ask for", async () => {
    for (const policy of [policies.anyone, policies.user]) {
      expect(await answerTo("visitor", policy, {})).toBe("in");
      expect(await answerTo("stranger", policy, { params: { id: 0 } })).toBe("in");
    }
  });

  it("to the product team", async () => {
    expect(await letIn(policies.uniteam, {})).toEqual(["product_team"]);
  });

  it("to an organization's members, whether the path or the body names it", async () => {
    const { host, accepted } = organizations;
    for (const input of [
      { params: { id: host } },
      { params: { organization_id: host, id: accepted } },
      { body: { organization_id: host } },
      { params: { id: host }, body: { organization_id: accepted } },
    ]) {
      expect(await letIn(policies.organizer, input)).toEqual(["member", "owner"]);
    }
  });

  it("to an event's managers, whether the path or the body names it", async () => {
    for (const input of [
      { params: { id: eventId } },
      { params: { event_id: eventId, id: 0 } },
      { body: { event_id: eventId } },
    ]) {
      expect(await letIn(policies.eventManager, input)).toEqual(["member", "owner", "accepted"]);
    }
  });

  it("to the members of the event's owner", async () => {
    expect(await letIn(policies.ownerOrganizer, { params: { id: eventId } })).toEqual(["member", "owner"]);
  });

  it("to those who act for a host of the event: its owner or an accepted co-host", async () => {
    const actingFor = (current_organization_id: unknown) =>
      letIn(policies.actingHost, { params: { id: eventId }, body: { current_organization_id } });
    expect(await actingFor(organizations.host)).toEqual(["member", "owner"]);
    expect(await actingFor(organizations.accepted)).toEqual(["accepted"]);
    for (const other of [organizations.invited, organizations.declined, organizations.stranger]) {
      expect(await actingFor(other)).toEqual([]);
    }
  });

  it("to those who act for an organization of theirs, whatever its part in the event", async () => {
    const actingFor = (id: number) =>
      letIn(
        policies.actingOrganizer,
        { params: { id: eventId } },
        "forbidden user",
        `?current_organization_id=${id}`,
      );
    expect(await actingFor(organizations.host)).toEqual(["member", "owner"]);
    expect(await actingFor(organizations.declined)).toEqual(["declined"]);
    expect(await actingFor(organizations.stranger)).toEqual(["stranger"]);
  });
});

it("who names no organization to act for has to be one of the event's managers", async () => {
  const input = { params: { id: eventId }, body: { current_organization_id: "x" } };
  expect(await letIn(policies.actingHost, input)).toEqual(["member", "owner", "accepted"]);
  expect(await letIn(policies.actingOrganizer, input)).toEqual(["member", "owner", "accepted"]);
});

describe("what is not there", () => {
  it("is not found, by its noun", async () => {
    for (const id of [999_999, 0, -1, 1.5, "x"]) {
      expect(await answerTo("owner", policies.organizer, { body: { organization_id: id } })).toBe(
        "not_found organization",
      );
      expect(await answerTo("owner", policies.eventManager, { body: { event_id: id } })).toBe(
        "not_found event",
      );
    }
    expect(await answerTo("owner", policies.ownerOrganizer, { params: { id: 999_999 } })).toBe(
      "not_found event",
    );
  });

  it("is left to the form where a body names none", async () => {
    for (const none of [undefined, null]) {
      expect(await answerTo("stranger", policies.organizer, { body: { organization_id: none } })).toBe("in");
      expect(await answerTo("stranger", policies.eventManager, { body: { event_id: none } })).toBe("in");
    }
  });

  it("is how a hidden event looks to who does not manage it, owner's rights or not", async () => {
    const hidden = await makeWorld(db, new Date("2026-11-20T03:00:00Z"));
    await db.updateTable("events").set({ is_published: false }).where("id", "=", hidden.eventId).execute();
    const params = { id: hidden.eventId };
    const stranger = { user: { id: hidden.people.stranger } };
    for (const policy of [policies.eventManager, policies.ownerOrganizer]) {
      const context = { platform: { db }, session: stranger } as unknown as RequestContext;
      await expect(policy.check(context, { params, body: {} })).rejects.toMatchObject({ kind: "not_found" });
    }
    const actingFor = (userId: number, organization: number) =>
      policies.actingHost.check(
        { platform: { db }, session: { user: { id: userId } } } as unknown as RequestContext,
        { params, body: { current_organization_id: organization } },
      );
    await expect(actingFor(hidden.people.stranger, hidden.organizations.stranger)).rejects.toMatchObject({
      kind: "not_found",
    });
    await expect(actingFor(hidden.people.invited, hidden.organizations.invited)).rejects.toMatchObject({
      kind: "forbidden",
    });
    await expect(actingFor(hidden.people.accepted, hidden.organizations.accepted)).resolves.toBeUndefined();
  });
});
