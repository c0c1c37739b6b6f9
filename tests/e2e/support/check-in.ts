import type { Page } from "@playwright/test";
import { newEvent } from "./api-fixtures.ts";
import { newPerson } from "./people.ts";

type Headers = Record<string, string>;

/** A public event to which people of these names have applied, with the codes of their tickets in the same order. */
export async function eventToCheckIn(
  page: Page,
  organizer: Parameters<typeof newEvent>[1],
  names: readonly string[],
) {
  const made = await newEvent(page, organizer, { is_published: true });
  const { id } = made.event;
  const own = `/api/v1/events/${id}/applications`;
  const codes: string[] = [];
  for (const name of names) {
    const { headers } = await newPerson(page.request, name);
    await page.request.post(`${own}/apply`, { headers, data: {} });
    const ticket = await (await page.request.get(`${own}/own/ticket`, { headers })).json();
    codes.push(ticket.data.code);
  }
  return {
    ...made,
    codes,
    path: `/events/${id}/check_in`,
    /** A helper's link, by its label. */
    link: async (label: string) => {
      const links = `/api/v1/events/${id}/door_links`;
      const answer = await page.request.post(links, { headers: made.headers, data: { label } });
      const { data } = await answer.json();
      return {
        path: new URL(data.url).pathname,
        end: () => page.request.delete(`${links}/${data.id}`, { headers: made.headers }),
      };
    },
    /** People who are there, as the server has it. */
    arrived: () => arrivedAt(page, id, made.headers),
  };
}

async function arrivedAt(page: Page, id: number, headers: Headers): Promise<string[]> {
  const answer = await page.request.get(`/api/v1/events/${id}/check_ins`, { headers });
  const rows: { name: string; checked_in_at: string | null }[] = (await answer.json()).data.rows;
  return rows.filter(({ checked_in_at }) => checked_in_at).map(({ name }) => name);
}
