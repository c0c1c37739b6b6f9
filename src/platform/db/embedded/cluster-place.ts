export type ClusterPlace = { dataDir: string; systemDir: string; say: (message: string) => void };
