import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll } from "vitest";

/** A server that speaks the S3 protocol, with an empty bucket, for one test file. Answers the settings that name it. */
export async function startS3Server(): Promise<Record<string, string>> {
  const directory = await mkdtemp(join(tmpdir(), "tsudoi-s3-"));
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: "pictures", configs: [] }],
  });
  const { port } = await server.run();
  afterAll(async () => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  });
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    S3_ENDPOINT: endpoint,
    S3_REGION: "ap-northeast-1",
    S3_BUCKET: "pictures",
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
    S3_PUBLIC_URL: `${endpoint}/pictures`,
  };
}
