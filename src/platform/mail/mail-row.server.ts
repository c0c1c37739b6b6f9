import type { Selectable } from "kysely";
import type { Mails } from "../db/generated/schema.ts";

export type MailRow = Selectable<Mails>;
