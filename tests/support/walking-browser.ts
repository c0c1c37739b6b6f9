/** Follows redirects between sites as a browser does, with the cookies of each. For calls; pages are for Playwright. */
export class WalkingBrowser {
  readonly #cookies = new Map<string, Map<string, string>>();
  readonly #servers: Record<string, string>;

  /** @param servers where a site is in truth, by its origin */
  constructor(servers: Record<string, string> = {}) {
    this.#servers = servers;
  }

  /** The cookies that it sends to a site, as a header. */
  cookies(origin: string): string {
    return [...(this.#cookies.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  keep(origin: string, headers: Headers): void {
    const jar = this.#cookies.get(origin) ?? new Map<string, string>();
    this.#cookies.set(origin, jar);
    for (const cookie of headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      jar.set(name, value);
    }
  }

  /** One request, redirects not followed. */
  async open(address: string, form?: Record<string, string>): Promise<Response> {
    const { origin, pathname, search } = new URL(address);
    const response = await fetch(`${this.#servers[origin] ?? origin}${pathname}${search}`, {
      method: form ? "POST" : "GET",
      redirect: "manual",
      headers: { cookie: this.cookies(origin) },
      body: form && new URLSearchParams(form),
    });
    this.keep(origin, response.headers);
    return response;
  }

  /** Follows redirects until an address that ends the walk, or a page. @returns where it ended */
  async walk(address: string, isEnd: (url: URL) => boolean): Promise<string> {
    let at = address;
    for (let steps = 0; steps < 20; steps += 1) {
      if (isEnd(new URL(at))) return at;
      const response = await this.open(at);
      const next = response.headers.get("location");
      if (!next) return at;
      at = new URL(next, at).href;
    }
    throw new Error(`${address} leads in circles`);
  }
}
