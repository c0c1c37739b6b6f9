import type { Executor } from "../../../platform/db/client.server.ts";
import { ExtensionPoint } from "../../../platform/extensions.ts";
import type { Affiliation } from "../accounts.contract.ts";

type FindAffiliation = (db: Executor, userId: number, now: Date) => Promise<Affiliation | null>;

/** The later feature that knows which university a person has proved to be of: one alone. */
export const findingAffiliations = new ExtensionPoint<FindAffiliation>("what a person has proved to be of");
