import { describe, expect, it } from "vitest";
import { clientAddress, networkOf, providerNetworkOf } from "./client-address.server.ts";

describe("the caller's address", () => {
  it.each([
    ["is the peer's while no proxy is trusted", "192.0.2.7", "198.51.100.1", 0, "192.0.2.7"],
    ["is what the one proxy added", "10.0.0.1", "203.0.113.9, 198.51.100.1", 1, "198.51.100.1"],
    [
      "is what the outer of two proxies added",
      "10.0.0.1",
      "6.6.6.6, 198.51.100.1, 10.0.0.2",
      2,
      "198.51.100.1",
    ],
    ["is the peer's where a proxy added nothing", "10.0.0.1", undefined, 1, "10.0.0.1"],
    [
      "is the first where fewer proxies wrote than are trusted",
      "10.0.0.1",
      "198.51.100.1",
      3,
      "198.51.100.1",
    ],
    ["counts without its port", "10.0.0.1", "198.51.100.1:4711", 1, "198.51.100.1"],
    ["counts the same for IPv4 in IPv6", "::ffff:192.0.2.7", undefined, 0, "192.0.2.7"],
    ["counts by network in IPv6", "2001:db8:1:2:3:4:5:6", undefined, 0, "2001:db8:1:2::/64"],
    ["counts by network in short IPv6", "10.0.0.1", "[2001:0db8::1]:4711", 1, "2001:db8:0:0::/64"],
    [
      "counts by network where zeros are left out after it",
      "2001:db8:1:2:3::",
      undefined,
      0,
      "2001:db8:1:2::/64",
    ],
    [
      "counts by network where zeros are left out within it",
      "2001:db8::1:2:3:4:5",
      undefined,
      0,
      "2001:db8:0:1::/64",
    ],
    ["counts by network whatever the interface", "fe80::1%eth0", undefined, 0, "fe80:0:0:0::/64"],
    ["counts without brackets that hold no port", "10.0.0.1", "[2001:db8::1]", 1, "2001:db8:0:0::/64"],
    ["counts whole for IPv4 in IPv6", "::FFFF:192.0.2.77", undefined, 0, "192.0.2.77"],
    ["is unknown where there is none", undefined, undefined, 0, "unknown"],
  ])("%s", (_rule, peer, forwardedFor, trustedProxies, address) => {
    expect(clientAddress(peer, forwardedFor, trustedProxies)).toBe(address);
  });
});

it("the network of an IPv6 source is its first 48 bits, an IPv4 source is one of its own", () => {
  expect(networkOf(clientAddress("2001:db8:1:2:3::4", undefined, 0))).toBe("2001:db8:1::/48");
  expect(networkOf(clientAddress("::1", undefined, 0))).toBe("0:0:0::/48");
  expect(networkOf("192.0.2.1")).toBe("192.0.2.1");
  expect(networkOf("unknown")).toBe("unknown");
});

it.each([
  "x[2001:db8::1]",
  "[2001:db8::1]x",
  "x192.0.2.1:80",
  "192.0.2.1:80x",
  "x::ffff:192.0.2.7",
  "::ffff:192.0.2.7x",
])("what is no address counts as it was written: %s", (written) => {
  expect(clientAddress("10.0.0.1", written, 1)).toBe(written);
});

it("a network is told of a whole IPv6 source alone", () => {
  expect(networkOf("2001:db8:abc:def::/64")).toBe("2001:db8:abc::/48");
  for (const source of ["9:1:2:3:4::/64", "1:2:3:4::/64x"]) expect(networkOf(source)).toBe(source);
});

it("a provider's network is the first half of an address, whatever its second half says", () => {
  expect(providerNetworkOf("192.0.2.1")).toBe("192.0");
  expect(providerNetworkOf("192.0.200.77")).toBe("192.0");
  expect(providerNetworkOf(clientAddress("2001:db8:abc:def::1", undefined, 0))).toBe("2001:db8");
  expect(providerNetworkOf("unknown")).toBe("unknown");
  for (const source of ["192.0.2.1x", "x192.0.2.1", "2001:db8:1::/48"])
    expect(providerNetworkOf(source)).toBe(source);
});
