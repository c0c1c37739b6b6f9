import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { callsOf, serve } from "../../../../../tests/support/components/fake-api.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import { publishingRefusals } from "../publishing-refusal.ts";
import { RefusedPublishing } from "./refused-publishing.tsx";

const call = "GET /organizations/{id}/publishing_rules";
const refusals = Object.keys(publishingRefusals) as (keyof typeof publishingRefusals)[];

it.each(refusals)("that publishing would be refused is said before it is tried: %s", async (refusal) => {
  serve({ [call]: { needs_disclosure: false, refusal, limits: null } });
  const { t } = await show(<RefusedPublishing organizationId={7} eventId={3} />);
  expect((await screen.findByRole("alert")).textContent).toContain(t(`publishing.refused.${refusal}`));
  expect(callsOf(call)[0]?.query).toMatchObject({ event_id: "3" });
});

it("nothing is said where an event may be published", async () => {
  serve({ [call]: { needs_disclosure: false, refusal: null, limits: null } });
  await show(<RefusedPublishing organizationId={7} />);
  await waitFor(() => expect(callsOf(call)).toHaveLength(1));
  expect(screen.queryByRole("alert")).toBeNull();
});
