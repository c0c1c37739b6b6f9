import { type IDBPDatabase, openDB } from "idb";
import { personalDatabaseName } from "./clear-personal-data.ts";
import { isInWindowAlone } from "./stored-session.ts";

type Key = [kind: string, owner: string, id: number];

/**
 * What the device keeps for the person who is signed in, for moments without a connection: values of a kind, by id. It goes with
 * their session (`stored-session.ts`), so nothing of it is ever there for somebody else, who would not find it by their own name
 * either. On a shared computer nothing is kept, and nothing is looked for, which would make the database.
 */
export function personalStore<Value>(kind: string) {
  return {
    find: (owner: string, id: number): Promise<Value | undefined> =>
      withDatabase((database) => database.get("kept", [kind, owner, id])),
    list: async (owner: string): Promise<Value[]> => {
      const all = IDBKeyRange.bound([kind, owner], [kind, owner, Number.POSITIVE_INFINITY]);
      return (await withDatabase((database) => database.getAll("kept", all))) ?? [];
    },
    keep: async (owner: string, id: number, value: Value): Promise<void> => {
      await withDatabase((database) => database.put("kept", value, [kind, owner, id] satisfies Key));
    },
    remove: (owner: string, id: number): Promise<unknown> =>
      withDatabase((database) => database.delete("kept", [kind, owner, id])),
  };
}

/** Closed after each use: an open connection would hold up the database's deletion. Undefined on a shared computer. */
async function withDatabase<T>(use: (database: IDBPDatabase) => Promise<T>): Promise<T | undefined> {
  if (isInWindowAlone()) return undefined;
  const database = await openDB(personalDatabaseName, 1, {
    upgrade: (made) => void made.createObjectStore("kept"),
  });
  try {
    return await use(database);
  } finally {
    database.close();
  }
}
