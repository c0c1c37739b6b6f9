import { inShortRun } from "../support/short-run.ts";
import { newEvent } from "./support/api-fixtures.ts";
import { enterAs, newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const applicants = 60;
const seats = 55;

test(
  "sixty people are decided on by three presses, which say what becomes of whom",
  inShortRun,
  async ({ page, accounts }) => {
    const { event, organizationId } = await newEvent(page, accounts.organizer, {
      selection: "approval",
      max_participant_num: seats,
      is_published: true,
    });
    for (let begun = 0; begun < applicants; begun += 10) {
      await Promise.all(
        Array.from({ length: 10 }, async (_, nth) => {
          const { headers } = await newPerson(page.request, `Person${begun + nth}`);
          const address = `/api/v1/events/${event.id}/applications/apply`;
          expect((await page.request.post(address, { headers, data: {} })).status()).toBe(200);
        }),
      );
    }
    await enterAs(page, accounts.organizer);
    await page.goto(`/manage/organizations/${organizationId}/events/${event.id}/list`);
    let presses = 0;
    const press = async (name: string | RegExp, role: "checkbox" | "button" = "button") => {
      presses += 1;
      await page.getByRole(role, { name, exact: true }).last().click();
    };
    await press("Select all shown", "checkbox");
    await press(`Accept (${applicants})`);
    const dialog = page.getByRole("dialog");
    await expect(
      dialog.getByText(`${seats} people come, ${applicants - seats} can't be accepted.`),
    ).toBeVisible();
    await press("Accept");
    const done = page.getByRole("status").filter({ hasText: "Undo" });
    await expect(done).toBeVisible();
    process.stdout.write(`presses for ${applicants} decisions: ${presses}\n`);
    expect(presses).toBe(3);
    await expect(done.getByRole("listitem")).toHaveCount(applicants - seats);
    const { data } = await (await page.request.get(`/api/v1/events/${event.id}`)).json();
    expect(data.applications_count).toBe(seats);
  },
);
