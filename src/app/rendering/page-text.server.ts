import { EventEmitter } from "node:events";
import { pageEncoding } from "./page-encoding.server.ts";

/**
 * Takes a page from React in hundreds of short pieces, and hands it on as one text in `pageEncoding`.
 *
 * Node's own `Writable` would do, but it assigns a function to a property of itself. V8 takes such a function for a method that stays, and
 * it holds the whole rendering until the next full collection (decision 95).
 */
export class PageText extends EventEmitter implements NodeJS.WritableStream {
  readonly #pieces: Uint8Array[] = [];
  readonly #onText: (text: string) => void;
  readonly #onFailure: (error?: unknown) => void;
  writable = true;

  /** One of the two is called: with the whole page, or with what has kept React from writing it. */
  constructor(onText: (text: string) => void, onFailure: (error?: unknown) => void) {
    super();
    this.#onText = onText;
    this.#onFailure = onFailure;
  }

  /** There is always room. */
  write(piece: Uint8Array | string): boolean {
    this.#pieces.push(typeof piece === "string" ? Buffer.from(piece) : piece);
    return true;
  }

  end(): this {
    this.writable = false;
    this.#onText(Buffer.concat(this.#pieces).toString(pageEncoding));
    return this;
  }

  /** React gives up a page that it cannot finish. */
  destroy(error?: unknown): this {
    this.writable = false;
    this.#onFailure(error);
    return this;
  }
}
