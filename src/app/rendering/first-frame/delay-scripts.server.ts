import { laterType } from "./later-type.ts";

/** A page whose modules wait for its first frame; `start-scripts.ts` in its head fetches them then. Their texts stay as they are. */
export function delayScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${laterType}"`)
    .replaceAll('<script type="module" async="">', `<script type="${laterType}">`);
}
