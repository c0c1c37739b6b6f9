type Read<Value> = (ids: number[]) => Promise<Map<number, Value>>;

interface Gathering<Value> {
  ids: Set<number>;
  found: Promise<Map<number, Value>>;
}

const gatherings = new WeakMap<object, Map<string, Gathering<unknown>>>();

/**
 * What is asked for by one id after the other, in one go of the event loop, is read in one statement: mails that are made side
 * by side read their readers once. Nothing is kept after the answer.
 * @param db what it is read on
 * @param what names what is read
 */
export async function readTogether<Value>(
  db: object,
  what: string,
  id: number,
  read: Read<Value>,
): Promise<Value | undefined> {
  const open = gatherings.get(db) ?? new Map<string, Gathering<unknown>>();
  gatherings.set(db, open);
  const gathering = (open.get(what) as Gathering<Value> | undefined) ?? gather(open, what, read);
  gathering.ids.add(id);
  return (await gathering.found).get(id);
}

function gather<Value>(
  open: Map<string, Gathering<unknown>>,
  what: string,
  read: Read<Value>,
): Gathering<Value> {
  const ids = new Set<number>();
  const found = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
    open.delete(what);
    return read([...ids]);
  });
  const gathering = { ids, found };
  open.set(what, gathering);
  return gathering;
}
