import type { RawBuilder, SqlBool } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { ExtensionPoint } from "../../../platform/extensions.ts";

export interface DeletedUser {
  id: number;
  /** The address until now. */
  email: string;
  now: Date;
}

/** Extension point for the deletion of an account; extensions run in the deletion's transaction. */
export interface AccountDeletion {
  /**
   * Rows that others hold while they write to or about a person: they are locked before the account, kind after kind in the
   * order in which the features are listed.
   * @param ids sorted
   */
  locks?: { kind: SharedKind; lock(tx: Tx, ids: readonly number[]): Promise<void> };
  /** A query with the columns `kind` and `id`: the shared rows that the person has a part in through this feature's tables. */
  sharedRows?(userId: number): RawBuilder<unknown>;
  /** SQL condition: the address is somebody else's too, such as an organization's. */
  usesAddress?(email: string): RawBuilder<SqlBool>;
  /** Throws `invalid` where the account has to stay. */
  check?(tx: Tx, userId: number): Promise<void>;
  /** Erases what this feature's tables know of the person. */
  erase?(tx: Tx, user: DeletedUser): Promise<void>;
}

export type SharedKind = "organization" | "event" | "help_article";

export const accountDeletion = new ExtensionPoint<AccountDeletion>("an account is deleted");
