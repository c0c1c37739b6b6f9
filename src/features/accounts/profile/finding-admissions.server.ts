import type { Executor } from "../../../platform/db/client.server.ts";
import { ExtensionPoint } from "../../../platform/extensions.ts";
import type { User } from "../accounts.contract.ts";

type FindAdmissions = (db: Executor, userId: number, now: Date) => Promise<User["admissions"]>;

/** The later feature that knows what a profile counted for before it was changed: one alone. */
export const findingAdmissions = new ExtensionPoint<FindAdmissions>("whom a former profile lets apply first");
