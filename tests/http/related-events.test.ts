import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { pageContext } from "../../src/app/rendering/page-context.server.ts";
import { loader } from "../../src/app/routes/events/related-events.ts";
import { factsOfCard } from "../../src/features/events/events.server.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { startTestServer } from "../support/server.ts";

const { platform, db } = await startTestServer();
const owner = await makeOrganization(db);
const ask = async (eventId: number) => {
  const context = new RouterContextProvider();
  context.set(pageContext, { platform, language: "en", nonce: "", isData: false });
  return loader({ context, params: { eventId: String(eventId) } } as never);
};
const refused = (status: number) => expect.objectContaining({ init: expect.objectContaining({ status }) });

it("what is related to an event is answered as cards that JSON can carry, also where a priority has times", async () => {
  const seen = await makeEvent(db, { owner });
  const until = "2026-11-25T12:00:00.000+09:00";
  const due = "2026-11-28T12:00:00+09:00";
  const plain = await makeEvent(db, { owner });
  const first = await makeEvent(db, {
    owner,
    columns: { priority_until_at: until, priority_university_ids: [1], apply_due_at: due },
  });
  const { byHosts } = await (await ask(seen)).json();
  const [rendered, withPriority] = [plain, first].map((id) =>
    byHosts.find((card: { id: number }) => card.id === id),
  );
  expect(rendered.html).toContain(`/events/${plain}`);
  expect(withPriority.priority_access.until).toBe(until);
  expect(factsOfCard(withPriority).applyDueAt).toEqual(new Date(due));
});

it("nothing is told of what is related to an event that its asker may not read", async () => {
  const hidden = await makeEvent(db, { owner, columns: { is_published: false } });
  await expect(ask(hidden)).rejects.toEqual(refused(404));
  await expect(ask(999_999)).rejects.toEqual(refused(404));
});
