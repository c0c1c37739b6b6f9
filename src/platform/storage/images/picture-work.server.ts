import { RenderingQueue } from "../../cache/rendering-queue.server.ts";

/**
 * Whoever decodes or draws pictures takes a turn here, and asks the library for one thing at a time. It works in the four threads
 * that compression, files and names share: an upload takes one of them and a picture that is drawn for visitors another,
 * however many there are, and many uploads need no more memory than one. The bytes of those that wait are in memory too.
 */
export const pictureWork = new RenderingQueue({ max: 2, maxWaiting: 10 });
