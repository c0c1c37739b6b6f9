import { expect, it } from "vitest";
import { lost, serve } from "../../../../tests/support/components/fake-api.ts";
import { clientLoader } from "./organizations.tsx";

const load = () => clientLoader({ request: new Request("http://tsudoi.test/manage") });

it("an organizer's organizations are there with what awaits today, and without it where that cannot be read", async () => {
  serve({ "GET /organizations": [], "GET /users/own/invitations": [], "GET /users/own/today": [] });
  expect(await load()).toEqual({ organizations: [], invitations: [], today: [], eventsAtDoor: new Map() });
  serve({ "GET /users/own/today": lost });
  expect(await load()).toEqual({ organizations: [], invitations: [], today: null, eventsAtDoor: new Map() });
});
