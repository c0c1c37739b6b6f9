import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** No link of a page that was made before leads to it. */
const newName = (html: string) =>
  html.replaceAll(/\/assets\/manifest-(\w+)\.js/g, "/assets/manifest-next$1.js");

/**
 * The site behind an address of its own, from which another version of it can be served: its pages say so, name a file that the
 * version before had not, and the file in whose place it came is gone.
 */
export async function anotherVersion(site: string) {
  let isNew = false;
  const server = createServer(async (request, response) => {
    const asked = request.url ?? "/";
    const isGone = isNew && /\/manifest-(?!next)/.test(asked);
    const headers = new Headers(request.headers as Record<string, string>);
    // The version that the browser has is of another site.
    for (const name of ["host", "connection", "accept-encoding", "if-none-match"]) headers.delete(name);
    const answer = await fetch(site + asked.replace("/manifest-next", "/manifest-"), {
      method: isGone ? "HEAD" : request.method,
      headers,
      redirect: "manual",
    });
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    const body = Buffer.from(await answer.arrayBuffer());
    const {
      "content-security-policy": _,
      "content-encoding": __,
      "content-length": ___,
      ...sent
    } = Object.fromEntries(answer.headers);
    response.writeHead(isGone ? 404 : answer.status, sent);
    const namesFiles = isPage || asked.includes("/manifest-");
    const changed = () => newName(String(body)).replace("<html ", '<html data-version="next" ');
    response.end(isNew && namesFiles ? changed() : body);
  }).listen(0);
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: () => {
      isNew = true;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
