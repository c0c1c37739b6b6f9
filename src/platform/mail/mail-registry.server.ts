import type { MailDefinition } from "./define-mail.server.ts";

/** Every kind of mail that this version can send. */
export class MailRegistry {
  readonly #byKind = new Map<string, MailDefinition>();

  constructor(definitions: readonly MailDefinition[]) {
    for (const definition of definitions) {
      if (this.#byKind.has(definition.kind)) throw new Error(`two mails are of kind ${definition.kind}`);
      this.#byKind.set(definition.kind, definition);
    }
  }

  get kinds(): string[] {
    return [...this.#byKind.keys()];
  }

  /** Kinds that do not wait for the event in `event_id`. */
  get kindsOfSeveralEvents(): string[] {
    return this.definitions.flatMap(({ kind, isAboutSeveralEvents }) => (isAboutSeveralEvents ? kind : []));
  }

  get definitions(): MailDefinition[] {
    return [...this.#byKind.values()];
  }

  find(kind: string): MailDefinition {
    const definition = this.#byKind.get(kind);
    if (!definition) throw new Error(`this version knows no mail of kind ${kind}`);
    return definition;
  }
}
