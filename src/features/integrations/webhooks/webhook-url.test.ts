import { expect, it } from "vitest";
import { isPublicAddress } from "./public-address.server.ts";
import { hasPublicAddresses, readWebhookUrl } from "./webhook-url.server.ts";

const strict = { webhookPrivateNetworks: false };
const read = (text: string) => readWebhookUrl(text, strict)?.href ?? null;

it.each([
  "0.0.0.0",
  "0.1.2.3",
  "10.0.0.1",
  "100.64.0.1",
  "100.127.255.255",
  "127.0.0.1",
  "127.9.9.9",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.8",
  "192.0.2.1",
  "192.88.99.1",
  "192.168.1.1",
  "198.18.0.1",
  "198.51.100.1",
  "203.0.113.1",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::10.0.0.1",
  "::ffff:10.0.0.1",
  "::ffff:93.184.215.14",
  "64:ff9b::10.0.0.1",
  "64:ff9b::5db8:d70e",
  "64:ff9b:1::1",
  "100::1",
  "2001::1",
  "2001:db8::1",
  "2002:0a00:0001::1",
  "3fff::1",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "fec0::1",
  "ff02::1",
  "5f00::1",
  "",
  "example.com",
])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each([
  "93.184.215.14",
  "100.63.255.255",
  "100.128.0.1",
  "172.32.0.1",
  "2606:2800:21f:cb07::1",
  "2001:4860:4860::8888",
])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  "http://example.com/",
  "ftp://example.com/",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "example.com",
  "//example.com",
  "https://",
  "https://user@example.com/",
  "https://user:password@example.com/",
  "https://:password@example.com/",
  "https://2130706433/",
  "https://0x7f000001/",
  "https://0x7f.1/",
  "https://0177.0.0.1/",
  "https://127.1/",
  "https://0/",
  "https://127.0.0.1:8443/",
  "https://１２７.０.０.１/",
  "https://[::1]/",
  "https://[::ffff:10.0.0.1]/",
  "https://[::ffff:0a00:0001]:443/",
  "https://[64:ff9b::10.0.0.1]/",
  "https://[fe80::1%25eth0]/",
  "https://169.254.169.254/latest/meta-data",
])("%s is refused as it stands", (text) => {
  expect(read(text)).toBeNull();
});

it("https addresses of names and of public IP addresses are taken, with any port, without what stands behind #", () => {
  expect(read("https://example.com/hook?key=1#part")).toBe("https://example.com/hook?key=1");
  expect(read(" https://EXAMPLE.com:8443/hook ")).toBe("https://example.com:8443/hook");
  expect(read("https://93.184.215.14/")).toBe("https://93.184.215.14/");
  expect(read("https://[2606:2800:21f:cb07::1]/")).toBe("https://[2606:2800:21f:cb07::1]/");
});

it("a name is taken where each of its addresses is public", async () => {
  const leads = (addresses: string[] | null) =>
    hasPublicAddresses(new URL("https://example.com/"), strict, async () => {
      if (!addresses) throw new Error("no such name");
      return addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    });
  expect(await leads(["93.184.215.14", "2606:2800:21f:cb07::1"])).toBe(true);
  expect(await leads(["93.184.215.14", "10.0.0.1"])).toBe(false);
  expect(await leads(["::ffff:169.254.169.254"])).toBe(false);
  expect(await leads([])).toBe(false);
  expect(await leads(null)).toBe(false);
});

it("private addresses and http are for tests", () => {
  const loose = { webhookPrivateNetworks: true };
  expect(readWebhookUrl("http://127.0.0.1:8080/", loose)?.href).toBe("http://127.0.0.1:8080/");
  expect(readWebhookUrl("http://user@127.0.0.1/", loose)).toBeNull();
});
