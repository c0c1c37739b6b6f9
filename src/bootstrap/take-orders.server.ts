import cluster from "node:cluster";
import { once } from "node:events";
import type { WebProcessOrders } from "./supervise-web-processes.server.ts";

/** In a web process of several: what it is told at its start; null in a process that a person or a service manager has started. */
export async function takeOrders(): Promise<WebProcessOrders | null> {
  if (!cluster.isWorker) return null;
  const [orders] = await once(process, "message");
  return orders;
}

/** Tells the process that has started this one why it ends, and whether there is one to tell. */
export async function reportFailure(sentence: string): Promise<boolean> {
  if (!process.connected) return false;
  await new Promise((resolve) => process.send?.({ failure: sentence }, undefined, undefined, resolve));
  return true;
}

/** Lets go of the port that the processes serve together, so that no connection is given to this one any more. */
export async function leaveCluster(): Promise<void> {
  if (!cluster.worker?.isConnected()) return;
  cluster.worker.disconnect();
  await once(cluster.worker, "disconnect");
}
