const underWay = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Concurrent reads of the same get the same answer: mails of one event that are made side by side read it once.
 * Nothing is kept after the answer.
 * @param db what it is read on
 * @param key names what is read
 */
export function shareReading<Value>(db: object, key: string, read: () => Promise<Value>): Promise<Value> {
  const readings = underWay.get(db) ?? new Map<string, Promise<unknown>>();
  underWay.set(db, readings);
  const reading = (readings.get(key) as Promise<Value> | undefined) ?? read();
  if (readings.has(key)) return reading;
  readings.set(key, reading);
  const clear = () => readings.delete(key);
  reading.then(clear, clear);
  return reading;
}
