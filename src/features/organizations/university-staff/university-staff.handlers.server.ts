import { handler } from "../../../platform/http/handler.server.ts";
import { sessionOf } from "../../../platform/http/request-context.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { readerNameIn } from "../../reference-data/reference-data.server.ts";
import { presentPerson } from "../present-person.ts";
import type { PersonRow } from "../select-people.server.ts";
import {
  addUniversityStaff,
  findUniversityStaff,
  removeUniversityStaff,
} from "./change-university-staff.server.ts";
import { findMyUniversities } from "./find-my-universities.server.ts";
import { universityStaffContracts as contracts } from "./university-staff.contract.ts";

export const listUniversityStaffHandler = handler(
  contracts["GET /uniteam/universities/{id}/staff"],
  async ({ platform, language }, { params }) => {
    const rows = await findUniversityStaff(platform.db, params.id);
    return rows.map((row) => presentStaff(row, language));
  },
);

export const addUniversityStaffHandler = handler(
  contracts["POST /uniteam/universities/{id}/staff"],
  async ({ platform: { db, clock }, language }, { params, body }) =>
    presentStaff(await addUniversityStaff(db, params.id, body.email, clock.now()), language),
);

export const removeUniversityStaffHandler = handler(
  contracts["DELETE /uniteam/universities/{id}/staff/{user_id}"],
  async ({ platform, language }, { params }) =>
    presentStaff(await removeUniversityStaff(platform.db, params.id, params.user_id), language),
);

export const listMyUniversitiesHandler = handler(
  contracts["GET /users/own/universities"],
  async (context) => {
    const rows = await findMyUniversities(context.platform.db, sessionOf(context).user.id);
    return rows.map((row) => ({ id: row.id, name: readerNameIn(row, context.language) }));
  },
);

function presentStaff({ email, ...person }: PersonRow & { email: string | null }, language: Language) {
  return { ...presentPerson(person, language), email: email ?? "" };
}
