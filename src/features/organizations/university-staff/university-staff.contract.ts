import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { Id, line, pathId } from "../../../shared/wire.ts";
import { UserRow } from "../organizations.contract.ts";

/** A person of a university's office, as the product team sees them. */
export const StaffRow = UserRow.extend({ email: z.string() });
export type StaffRow = z.infer<typeof StaffRow>;

/** A university for which somebody speaks; `name` is in the request's language. */
export const MyUniversity = z.object({ id: Id, name: z.string() });
export type MyUniversity = z.infer<typeof MyUniversity>;

const UniversityPath = z.object({ id: pathId("university") });

export const universityStaffContracts = {
  "GET /uniteam/universities/{id}/staff": defineContract({
    summary: "The people who may recognise organizations for a university, oldest first",
    params: UniversityPath,
    answer: z.array(StaffRow),
  }),
  "POST /uniteam/universities/{id}/staff": defineContract({
    summary: "Let a signed-up person recognise organizations for a university; they get a mail",
    params: UniversityPath,
    body: z.object({ email: line(254).refine((value) => value !== "", "blank") }),
    answer: StaffRow,
  }),
  "DELETE /uniteam/universities/{id}/staff/{user_id}": defineContract({
    summary: "End what a person may do for a university; its recognitions stay",
    params: UniversityPath.extend({ user_id: pathId("user") }),
    answer: StaffRow,
  }),
  "GET /users/own/universities": defineContract({
    summary: "The universities for which the caller may recognise organizations",
    answer: z.array(MyUniversity),
  }),
};
