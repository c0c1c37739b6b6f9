import type { ReactNode } from "react";
import type { ReferenceData } from "../../../reference-data/reference-data.public.ts";
import type { Organization } from "../../organizations.contract.ts";
import type { OrganizationText, OrganizationValues } from "./organization-values.ts";

export interface OrganizationFormProps {
  referenceData: ReferenceData;
  values: OrganizationValues;
  submitLabel: string;
  /** Of an organization that is there already: pictures can be sent for it. */
  organizationId?: number;
  /** Of an organization that is there already: resolves to the entry of the language, which may be filled in already. */
  addLanguage?(languageId: number): Promise<OrganizationText>;
  /** Of an organization that is there already: says what is deleted if answers are kept for fewer days. */
  answersToGo?(days: number): ReactNode;
  /** Resolves to what was saved; rejects with what the API refuses, which the form shows. */
  onSubmit(values: OrganizationValues): Promise<Organization>;
  onSaved(saved: Organization): void;
}
