import { z } from "zod";
import { maxDisclosureLength } from "../../../shared/limits/max-lengths-for-organizers.ts";
import { TextsByLanguageOut, textsByLanguageIn } from "../../../shared/wire-texts.ts";
import { ofEachField } from "./disclosure.ts";

const TextsIn = textsByLanguageIn(maxDisclosureLength);

/** Disclosure as it is sent: only what is sent is changed. */
export const DisclosureIn = z.object(ofEachField(() => TextsIn)).partial();

/** Disclosure as answers show it. */
export const DisclosureOut = z.object(ofEachField(() => TextsByLanguageOut));
