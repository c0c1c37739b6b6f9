import type { Ask, TestApi } from "./api.ts";
import { WalkingBrowser } from "./walking-browser.ts";

const site = "http://tsudoi.test";

/** Somebody at a browser who logs in through a provider, against a test's server. */
export class ProviderLogIn {
  readonly browser: WalkingBrowser;
  readonly #api: TestApi;

  constructor({ url, api }: { url: string; api: TestApi }) {
    this.browser = new WalkingBrowser({ [site]: url });
    this.#api = api;
  }

  /** To the provider's own log-in. @returns its address, or where the site sent the browser instead */
  begin(provider = "kyoto", redirectTo = "/events/5"): Promise<string> {
    const address = `${site}/api/v1/auth/oidc/${provider}?redirect_to=${encodeURIComponent(redirectTo)}`;
    return this.go(address);
  }

  /** Follows an address until the site's callback, a page of the site, or the provider's form. */
  go(address: string): Promise<string> {
    return this.browser.walk(address, (url) => isCallback(url) || isPage(url));
  }

  /** Tells the provider who one is, or says no. @returns the address of the site's callback */
  async tell(form: string, login: string): Promise<string> {
    if (isCallback(new URL(form))) return form;
    const response = await this.browser.open(form, { login });
    return this.go(new URL(response.headers.get("location") ?? "", form).href);
  }

  /** Opens the callback. @returns the page that the site sends the browser to */
  finish(callback: string): Promise<URL> {
    return this.browser.walk(callback, isPage).then((address) => new URL(address));
  }

  /** All of it. @returns the ticket behind the `#` of the page */
  async ticketOf(login: string, address?: string): Promise<string> {
    const form = await (address ? this.go(address) : this.begin());
    const page = await this.finish(await this.tell(form, login));
    return new URLSearchParams(page.hash.slice(1)).get("ticket") ?? "";
  }

  trade(ticket: string, ask: Ask = {}) {
    return this.post("/auth/oidc/session", { ...ask, body: { ticket } });
  }

  /** A call of the page's own, with the browser's cookies. */
  async post(path: `/${string}`, ask: Ask) {
    const headers = { cookie: this.browser.cookies(site), ...ask.headers };
    const answer = await this.#api(`POST ${path}`, { ...ask, headers });
    this.browser.keep(site, answer.headers);
    return answer;
  }

  /** Logs in, or learns what is needed. */
  async enter(login: string) {
    return this.trade(await this.ticketOf(login));
  }
}

const isCallback = (url: URL) => url.origin === site && url.pathname.endsWith("/callback");
const isPage = (url: URL) => url.origin === site && !url.pathname.startsWith("/api/");
