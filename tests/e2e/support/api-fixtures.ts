import type { Page } from "@playwright/test";
import { signInAs } from "./people.ts";

interface Account {
  email: string;
  password: string;
}

/** Chooses in one of the kit's fields. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: label, exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

/** The first call of these arrives, and its answer does not; answers how many calls there were. */
export async function loseFirstAnswer(page: Page, address: string): Promise<() => number> {
  let calls = 0;
  await page.route(address, async (route) => {
    calls += 1;
    if (calls > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  return () => calls;
}

/** Types a moment into one of the desk's fields for a date and a time, in whichever language they are. */
export async function typeMoment(page: Page, field: string, moment: string): Promise<void> {
  const [date = "", time = ""] = moment.split(" ");
  await page.getByRole("textbox", { name: new RegExp(`^${field}(の日付|: date)$`) }).fill(date);
  await page.getByRole("combobox", { name: new RegExp(`^${field}(の時刻|: time)$`) }).fill(time);
}

export async function myOrganization(page: Page, account: Account) {
  const headers = await signInAs(page.request, account);
  const { data } = await (await page.request.get("/api/v1/organizations", { headers })).json();
  return { id: data[0].id as number, headers };
}

/** An organization in Japanese alone, made for one test. */
export async function newOrganization(page: Page, account: Account) {
  const headers = await signInAs(page.request, account);
  const answer = await page.request.post("/api/v1/organizations/create", {
    headers,
    data: {
      organization: {
        email: "made@example.com",
        language_organizations_attributes: [{ language_id: 1, name: "試しの会", is_main: true }],
      },
    },
  });
  const { data } = await answer.json();
  const address = `/api/v1/organizations/${data.id}`;
  return {
    id: data.id as number,
    /** The saved state, as a member sees it. */
    saved: async () => (await (await page.request.get(address, { headers })).json()).data,
    /** Saves as another member would. */
    save: (organization: object) =>
      page.request.put(`${address}/update`, { headers, data: { organization } }),
  };
}

const japanese = {
  language_id: 1,
  title: "編集の会",
  discription: "説明",
  place_name: "会館",
  is_main: true,
};
const english = {
  language_id: 2,
  title: "Editing night",
  discription: "Words",
  place_name: "Hall",
  is_main: false,
};

/** An event of the organizer's made for one test, in both languages; `more` is laid over it. */
export async function newEvent(page: Page, account: Account, more: object = {}) {
  const { id, headers } = await myOrganization(page, account);
  const answer = await page.request.post(`/api/v1/organizations/${id}/events/create`, {
    headers,
    data: {
      event: {
        language_events_attributes: [japanese, english],
        prefecture_id: 26,
        event_format_id: 1,
        event_purpose_id: 1,
        start_at: "2030-05-10 18:00",
        max_participant_num: 20,
        used_language_ids: [1],
        is_published: false,
        ...more,
      },
    },
  });
  const { data } = await answer.json();
  const address = `/api/v1/events/${data.id}`;
  return {
    event: data as { id: number; lock_version: number },
    organizationId: id,
    headers,
    /** The saved state, as a manager sees it. */
    saved: async () => (await (await page.request.get(address, { headers })).json()).data,
    /** Saves as another manager would. */
    save: (event: object) => page.request.put(`${address}/update`, { headers, data: { event } }),
  };
}

/** For an event in one language. */
export const inJapaneseAlone = { language_events_attributes: [japanese] };

/** A public event in both languages that asks for one of A and B and for any of C and D. */
export const eventWithChoices = (page: Page, account: Account) =>
  newEvent(page, account, {
    is_published: true,
    apply_questions_attributes: [
      ["One?", "A", "B"],
      ["Any?", "C", "D"],
    ].map(([title, ...options_data], index) => ({
      question_type_id: index + 1,
      index,
      language_apply_questions_attributes: [{ language_id: 1, title, options_data }],
    })),
  });
