/** Where links to this part of an organization's form lead. */
export const disclosureFormPlace = "disclosure";
