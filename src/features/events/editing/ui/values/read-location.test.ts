import { expect, it } from "vitest";
import { readLocation, writeLocation } from "./read-location.ts";

const delta = { latitude: 35.03012, longitude: 135.77171 };

it("a position is read as it is typed", () => {
  for (const typed of [
    "35.03012, 135.77171",
    " 35.03012,135.77171 ",
    "35.03012 135.77171",
    "(35.03012, 135.77171)",
    "３５.０３０１２、１３５.７７１７１",
    "geo:35.03012,135.77171?z=17",
    writeLocation(delta),
  ]) {
    expect(readLocation(typed), typed).toEqual(delta);
  }
  expect(readLocation("-33.8568, 151.2153")).toEqual({ latitude: -33.8568, longitude: 151.2153 });
});

it("a position is read from the links of maps, and the place that is marked goes before what the screen shows", () => {
  for (const link of [
    "https://www.openstreetmap.org/?mlat=35.03012&mlon=135.77171#map=17/35.1/135.8",
    "https://www.openstreetmap.org/#map=18/35.03012/135.77171",
    "https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4&layer=mapnik&marker=35.03012%2C135.77171",
    "https://www.google.com/maps/place/%E9%B4%A8%E5%B7%9D/@35.1,135.8,17z/data=!3m1!4b1!4m6!3m5!1s0x6!8m2!3d35.03012!4d135.77171!16s%2Fg",
    "https://www.google.com/maps/@35.03012,135.77171,17z",
    "https://www.google.com/maps/search/?api=1&query=35.03012%2C135.77171",
    "https://maps.google.com/?q=35.03012,135.77171",
    "https://maps.apple.com/?ll=35.03012,135.77171&q=Delta",
  ]) {
    expect(readLocation(link), link).toEqual(delta);
  }
});

it("what names no position on earth is none", () => {
  for (const typed of [
    "",
    "Kyoto",
    "35.03",
    "91, 0",
    "0, 181",
    "https://maps.app.goo.gl/abcDEF",
    "https://www.google.com/maps/search/?api=1&query=Kyoto",
    "%E0%A4%A",
  ]) {
    expect(readLocation(typed), typed).toBeNull();
  }
});
