/** Where links to this part of an organization's page lead. */
export const disclosurePlace = "behind";
