/** The first that is found names the browser: others say the names of those below them too. */
const browsers: readonly [RegExp, string][] = [
  [/\bLine\//i, "LINE"],
  [/\bInstagram\b/, "Instagram"],
  [/\bFBA[NV]\b/, "Facebook"],
  [/\bMicroMessenger\//, "WeChat"],
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|OPiOS|OPT)\//, "Opera"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bYaBrowser\//, "Yandex"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*\bSafari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\b(?:Macintosh|Mac OS X)\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

const nameIn = (names: typeof browsers, text: string) => names.find(([sign]) => sign.test(text))?.[1];

const readable = (userAgent: string | null | undefined) => (userAgent ?? "").slice(0, 1000);

/** The system of a device, by the name that it has in every language; null where it is not known. */
export function systemWords(userAgent: string | null | undefined): string | null {
  return nameIn(systems, readable(userAgent)) ?? null;
}

/**
 * A device by the names of its browser and system, which are the same in every language: `Chrome (Windows)`. Null where neither is
 * known. An iPad that asks for a desktop's pages says that it is a Mac.
 * @param userAgent the header as it was sent, of which nothing else is kept
 */
export function deviceWords(userAgent: string | null | undefined): string | null {
  const browser = nameIn(browsers, readable(userAgent));
  const system = systemWords(userAgent);
  return browser && system ? `${browser} (${system})` : (browser ?? system);
}
