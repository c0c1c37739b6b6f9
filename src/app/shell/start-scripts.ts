import { painted } from "../../ui/base/once-painted.ts";
import { laterType } from "../rendering/first-frame/later-type.ts";

/*
 * Fetches the page's scripts once its first frame is on the screen: they are ten times as large as all that it shows, and would
 * share the line with its picture and font. It stands in the page's head.
 */

const parsed = new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));

painted()
  .then(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${laterType}"]`))
      link.rel = "modulepreload";
    return parsed;
  })
  .then(() => {
    for (const later of document.querySelectorAll(`script[type="${laterType}"]`)) {
      const script = document.createElement("script");
      script.type = "module";
      script.textContent = later.textContent;
      later.replaceWith(script);
    }
  });
