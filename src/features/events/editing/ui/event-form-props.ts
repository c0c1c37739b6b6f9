import type { ReactNode } from "react";
import type { ReferenceData } from "../../../reference-data/reference-data.public.ts";
import type { ApplicantCounts } from "../../applicant-counts/applicant-counts.contract.ts";
import type { Event } from "../../events.contract.ts";
import type { PublishingOwner } from "../../publishing/ui/refused-publishing.tsx";
import type { Followed } from "../following/following.contract.ts";
import type { FixedPlaces } from "./fields/folded/event-places-fields.tsx";
import type { Inherited } from "./inherited-notice.tsx";
import type { ReasonBody } from "./reason-fields.tsx";
import type { EventText, EventValues } from "./values/event-values.ts";

export interface EventFormProps {
  referenceData: ReferenceData;
  values: EventValues;
  /** Of the provider's organization: two more fields. */
  isByProvider: boolean;
  /** The organization whose rules for publishing hold; undefined for an event of an organization that the reader does not organize. */
  owner?: PublishingOwner | undefined;
  /** Key under which this browser keeps what is not saved. */
  draftPlace: string;
  /** For a new event that begins as another one. */
  inherited?: Inherited;
  /** Sends a picture, or keeps that of a new event until it is saved; resolves to its address. */
  uploadThumbnail(file: Blob, filename: string, onProgress: (part: number) => void): Promise<string>;
  /** For an event that is saved already: resolves to the entry of the language, which may be filled in already. */
  addLanguage?(languageId: number): Promise<EventText>;
  /** For an event that is saved already: what of its places can't change any more. */
  fixedPlaces?: FixedPlaces;
  /** For an event that is saved already: how many have applied by now. */
  countApplicants?(): Promise<ApplicantCounts>;
  /** For an event of a series that others follow: the choice whether they change too, and what the last save did to them. */
  series?: ReactNode;
  /** What a save would do to the following events, where they are to change too. */
  previewFollowing?: ((values: EventValues) => Promise<Followed>) | undefined;
  /** Resolves to what was saved; rejects with what the API refuses, which the form shows. */
  onSubmit(values: EventValues, reason: ReasonBody): Promise<Event>;
  onSaved(saved: Event): void;
}
