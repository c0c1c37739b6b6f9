import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";

/** The request of a ceremony to a device; of the call's answer. */
interface Asked {
  challenge: string;
  [rest: string]: unknown;
}

/** Things that tests have a device do otherwise than it should. */
interface Oddities {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
}

const here = { origin: "http://tsudoi.test", rpId: "tsudoi.test", isVerified: true, counter: 0 };

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest();
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64url");

/** Head of an item in CBOR (RFC 8949) that is shorter than 65,536. */
function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  if (length < 256) return Buffer.from([(kind << 5) | 24, length]);
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
}
const cborInt = (value: number) => (value >= 0 ? head(0, value) : head(1, -1 - value));
const cborBytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const cborText = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);

function coseKey(publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const bytes = (text: string) => cborBytes(Buffer.from(text, "base64url"));
  return Buffer.concat([
    head(5, 5),
    ...[cborInt(1), cborInt(2), cborInt(3), cborInt(-7), cborInt(-1), cborInt(1)],
    ...[cborInt(-2), bytes(x), cborInt(-3), bytes(y)],
  ]);
}

/** A device with one passkey (ES256), which answers as `@simplewebauthn/browser` does and counts only where it is told to. */
export function softwareAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  const data = ({ rpId, isVerified, counter }: typeof here, isNew: boolean) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = 1 | (isVerified ? 4 : 0) | (isNew ? 64 : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };
  const clientData = (type: string, { challenge }: Asked, { origin }: typeof here) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = {
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key",
    clientExtensionResults: {},
  };
  return {
    id: credential.id,
    /** Makes the passkey. */
    make(asked: Asked, odd: Oddities = {}) {
      const how = { ...here, ...odd };
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const authData = Buffer.concat([data(how, true), attested]);
      const attestation = Buffer.concat([
        head(5, 3),
        ...[cborText("fmt"), cborText("none"), cborText("attStmt"), head(5, 0)],
        ...[cborText("authData"), cborBytes(authData)],
      ]);
      const response = {
        clientDataJSON: base64url(clientData("webauthn.create", asked, how)),
        attestationObject: base64url(attestation),
        transports: ["internal"],
      };
      return { ...credential, response };
    },
    /** Signs in with it. */
    sign(asked: Asked, odd: Oddities = {}) {
      const how = { ...here, ...odd };
      const client = clientData("webauthn.get", asked, how);
      const authenticatorData = data(how, false);
      const signature = createSign("sha256")
        .update(Buffer.concat([authenticatorData, sha256(client)]))
        .sign(privateKey);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
      };
      return { ...credential, response };
    },
  };
}

export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;
