import { expect, it } from "vitest";
import { framedMapAddress, openStreetMapLink } from "./map-links.ts";

const delta = { latitude: 35.0301, longitude: 135.7717 };

it("a map marks the place, in a frame with some streets around it", () => {
  expect(openStreetMapLink(delta)).toBe(
    "https://www.openstreetmap.org/?mlat=35.0301&mlon=135.7717#map=17/35.0301/135.7717",
  );
  const framed = new URL(framedMapAddress(delta));
  expect(framed.origin + framed.pathname).toBe("https://www.openstreetmap.org/export/embed.html");
  const { bbox, ...rest } = Object.fromEntries(framed.searchParams);
  expect(rest).toEqual({ layer: "mapnik", marker: "35.0301,135.7717" });
  const [west = 0, south = 0, east = 0, north = 0] = (bbox ?? "").split(",").map(Number);
  expect([east - west, north - south].map((degrees) => degrees.toFixed(4))).toEqual(["0.0080", "0.0050"]);
  expect([(west + east) / 2, (south + north) / 2].map((degrees) => degrees.toFixed(4))).toEqual([
    "135.7717",
    "35.0301",
  ]);
});
