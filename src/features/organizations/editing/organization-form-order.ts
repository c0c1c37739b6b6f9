import { disclosureFields } from "../disclosure/disclosure.ts";

/** The fields of the organization form from top to bottom: what is wrong is told in this order. */
export const organizationFormOrder = [
  "language_organizations",
  "language_id",
  "name",
  "discription",
  "email",
  "phone_num",
  "prefecture_ids",
  "university_ids",
  ...disclosureFields,
  "answers_kept_days",
];
