import type { Clock } from "../../platform/clock/clock.ts";
import type { Settings } from "../../platform/env/read-settings.ts";
import { imageAddress } from "../../platform/storage/images/image-address.ts";
import { foreignTag, type TextReader } from "../../shared/languages/readers/text-reader.ts";
import { readerNameIn, withReaderNames } from "../reference-data/reference-data.server.ts";
import { namedIn } from "./organization-name-in.ts";
import type { OrganizationSummaryRow } from "./read-organization-summaries.server.ts";
import { displayLastDay } from "./recognition/display-last-day.ts";
import { type NamedRecognition, recognitionLabel } from "./recognition/name-recognition.ts";
import { recognitionsInForce } from "./recognition/recognitions-in-force.server.ts";

/** An organization as pages that tell of several show it, in the language of the page where it has it. */
export interface OrganizationSummary {
  id: number;
  name: string;
  /** The name's language where it is not the page's. */
  lang: string | undefined;
  iconUrl: string | null;
  /** Their names. */
  universities: string[];
  /** By which of them it is recognised. */
  recognitions: NamedRecognition[];
  followersCount: number;
}

export function presentOrganizationSummary(
  row: OrganizationSummaryRow,
  { settings, clock, ...reader }: TextReader & { settings: Settings; clock: Clock },
): OrganizationSummary {
  const { language } = reader;
  const text = namedIn(row.texts, reader);
  return {
    id: row.id,
    name: text?.name ?? "",
    lang: text && foreignTag(text.language_id, language),
    iconUrl: imageAddress(settings, row.icon_url),
    universities: row.universities.map((university) => readerNameIn(university, language)),
    recognitions: withReaderNames(recognitionsInForce(row.recognitions, clock), language).map((one) => ({
      label: recognitionLabel(one, language),
      until: displayLastDay(one.valid_until, language),
    })),
    followersCount: row.followers_count,
  };
}
