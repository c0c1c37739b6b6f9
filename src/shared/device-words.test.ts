import { expect, it } from "vitest";
import { deviceWords } from "./device-words.ts";

const apple = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const chromium = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0";

it.each([
  ["Chrome (Windows)", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Safari/537.36`],
  ["Edge (Windows)", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Safari/537.36 Edg/142.0.0.0`],
  ["Opera (Mac)", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chromium} Safari/537.36 OPR/120.0.0.0`],
  ["Safari (Mac)", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/26.0 Safari/605.1.15`],
  [
    "Safari (iPhone)",
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${apple} Version/26.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    "Chrome (iPhone)",
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${apple} CriOS/142.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    "LINE (iPhone)",
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${apple} Mobile/15E148 Safari Line/15.1.0`,
  ],
  ["Chrome (Android)", `Mozilla/5.0 (Linux; Android 10; K) ${chromium} Mobile Safari/537.36`],
  [
    "Samsung Internet (Android)",
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  ["Firefox (Linux)", "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0"],
  ["Chrome (ChromeOS)", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chromium} Safari/537.36`],
])("a browser is named in plain words: %s", (words, userAgent) => {
  expect(deviceWords(userAgent)).toBe(words);
});

it.each([null, "", "curl/8.5.0", "<b>x</b>", "\u0000".repeat(5000)])(
  "what tells no browser and no system has no words, and nothing of it is shown: %j",
  (userAgent) => {
    expect(deviceWords(userAgent)).toBeNull();
  },
);
