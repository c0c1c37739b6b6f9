/** Position that a replica must have replayed before something may be read from it. */
export interface ReplicaRequirement {
  /** Grows with the rest. */
  position: number;
  /** That the server of DATABASE_URL has left since it was started. */
  mark: string;
  /** Of the public data's version, with the versions that they must have reached. */
  shards: number[];
  versions: string[];
}
