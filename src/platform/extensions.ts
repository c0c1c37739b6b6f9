/**
 * A place in one feature where later features take part: the earlier feature says what it asks of each of them and knows none.
 * The extensions are listed in `bootstrap/extensions.server.ts`.
 */
export class ExtensionPoint<Extension> {
  readonly name: string;
  /** For the types alone. */
  declare readonly extension: Extension;

  constructor(name: string) {
    this.name = name;
  }
}

/** The features that take part, for each extension point in the order in which they are asked. */
export class Extensions {
  readonly #byPoint = new Map<string, Record<string, unknown>>();

  /** @param byFeature what each feature does at this point, by the feature's name */
  extend<Extension>(point: ExtensionPoint<Extension>, byFeature: Record<string, Extension>): this {
    if (this.#byPoint.has(point.name)) throw new Error(`"${point.name}" has its extensions already`);
    this.#byPoint.set(point.name, byFeature);
    return this;
  }

  of<Extension>(point: ExtensionPoint<Extension>): Extension[] {
    return Object.values(this.#of(point)) as Extension[];
  }

  featuresAt(point: ExtensionPoint<unknown>): string[] {
    return Object.keys(this.#of(point));
  }

  /** A point that was forgotten would let its feature go on as if nobody wanted to take part. */
  #of(point: ExtensionPoint<unknown>): Record<string, unknown> {
    const byFeature = this.#byPoint.get(point.name);
    if (!byFeature)
      throw new Error(`nobody was listed for "${point.name}" in bootstrap/extensions.server.ts`);
    return byFeature;
  }
}
