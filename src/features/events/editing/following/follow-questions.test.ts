import { expect, it } from "vitest";
import { makeEvent } from "../../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../../tests/support/server.ts";

const { api, db } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const as = organizer.session;

const update = (id: number, event: object) => api(`PUT /events/${id}/update`, { as, body: { event } });
const asked = async (id: number) => (await api(`GET /events/${id}`, { as })).body.data.apply_questions;
// biome-ignore lint/suspicious/noExplicitAny: a question as the wire has it
const titleOf = (question: any) => question.language_apply_questions[0].title;
const titles = async (id: number) => (await asked(id)).map(titleOf);

it("a question that is removed is removed where it was the same; one that was changed stays, and is told", async () => {
  const id = await makeEvent(db, { owner, columns: { is_published: true } });
  await update(id, {
    used_language_ids: [2],
    apply_questions_attributes: ["Drink?", "Food?"].map((title) => ({
      question_type_id: 4,
      is_required: false,
      language_apply_questions_attributes: [{ language_id: 2, title, discription: "" }],
    })),
  });
  const start_at = [4, 11, 18].map((day) => new Date(2026, 11, day, 9).toISOString());
  const { body } = await api(`POST /events/${id}/duplicate`, { as, body: { start_at } });
  const [changed, removed, plain] = body.data.map((copy: { id: number }) => copy.id);
  const [there] = await asked(changed);
  const words = [{ language_id: 2, title: "Tea or coffee?" }];
  await update(changed, {
    apply_questions_attributes: [{ id: there.id, language_apply_questions_attributes: words }],
  });
  const [gone] = await asked(removed);
  await update(removed, { apply_questions_attributes: [{ id: gone.id, _destroy: true }] });

  const [drink] = await asked(id);
  const answer = await api(`PUT /events/${id}/following`, {
    as,
    body: { event: { apply_questions_attributes: [{ id: drink.id, _destroy: true }] } },
  });
  expect(
    answer.body.data.following.map(({ id, outcome, unchanged }: Record<string, unknown>) => [
      id,
      outcome,
      unchanged,
    ]),
  ).toEqual([
    [changed, "unchanged", ["apply_questions"]],
    [removed, "same", []],
    [plain, "changed", []],
  ]);
  expect(await Promise.all([id, changed, removed, plain].map(titles))).toEqual([
    ["Food?"],
    ["Tea or coffee?", "Food?"],
    ["Food?"],
    ["Food?"],
  ]);
});
