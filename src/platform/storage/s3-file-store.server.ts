import type { Readable } from "node:stream";
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { S3Settings } from "../env/read-settings.ts";
import type { FileStore, StoredFile } from "./file-store.ts";
import { stagedKeyPattern, uploadSeconds } from "./upload-limits.ts";

const deletedAtOnce = 1000;

/** Images and files in a bucket of any server that speaks the S3 protocol. */
export class S3FileStore implements FileStore {
  readonly #settings: S3Settings;
  readonly #client: S3Client;

  constructor(settings: S3Settings) {
    this.#settings = settings;
    this.#client = new S3Client({
      endpoint: settings.endpoint,
      region: settings.region,
      credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
      forcePathStyle: true,
      // Newer checksums are not known to every server, and a signed address would carry that of an empty body.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    });
  }

  signUpload({ key }: { key: string }): Promise<string> {
    const command = new PutObjectCommand({ Bucket: this.#settings.bucket, Key: `staged/${key}` });
    return getSignedUrl(this.#client, command, { expiresIn: uploadSeconds });
  }

  keyOf(stagedAddress: string): string | null {
    const { endpoint, bucket } = this.#settings;
    const base = `${endpoint.replace(/\/+$/, "")}/${bucket}/staged/`;
    const [address = ""] = stagedAddress.split("?");
    const key = address.startsWith(base) ? address.slice(base.length) : "";
    return stagedKeyPattern.test(key) ? key : null;
  }

  async readStaged(key: string, maxBytes: number): Promise<Buffer | "too_large" | null> {
    try {
      const { Body, ContentLength } = await this.#client.send(
        new GetObjectCommand({ Bucket: this.#settings.bucket, Key: `staged/${key}` }),
      );
      if (!Body) return null;
      if ((ContentLength ?? 0) > maxBytes) {
        (Body as unknown as NodeJS.ReadableStream & { destroy(): void }).destroy();
        return "too_large";
      }
      return Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  removeStaged(keys: readonly string[]): Promise<void> {
    return this.#remove(keys.map((key) => `staged/${key}`));
  }

  async putImage(name: string, bytes: Buffer): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({
        Bucket: this.#settings.bucket,
        Key: `images/${name}`,
        Body: bytes,
        ContentType: "image/webp",
        CacheControl: "public, max-age=31536000, immutable",
      }),
    );
  }

  async readImage(name: string): Promise<Buffer | null> {
    try {
      const { Body } = await this.#client.send(
        new GetObjectCommand({ Bucket: this.#settings.bucket, Key: `images/${name}` }),
      );
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  putFile(name: string, bytes: Buffer): Promise<void> {
    return this.putFileStream(name, bytes, bytes.length);
  }

  async putFileStream(name: string, content: Readable | Buffer, byteSize: number): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({
        Bucket: this.#settings.bucket,
        Key: `files/${name}`,
        Body: content,
        ContentLength: byteSize,
        ContentType: "application/octet-stream",
        CacheControl: "private, no-store",
      }),
    );
  }

  async openFile(name: string): Promise<ReadableStream | null> {
    try {
      const { Body } = await this.#client.send(
        new GetObjectCommand({ Bucket: this.#settings.bucket, Key: `files/${name}` }),
      );
      return Body ? (Body.transformToWebStream() as ReadableStream) : null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  removeFiles(names: readonly string[]): Promise<void> {
    return this.#remove(names.map((name) => `files/${name}`));
  }

  listFiles(): AsyncIterable<StoredFile> {
    return this.#list("files/");
  }

  removeImages(names: readonly string[]): Promise<void> {
    return this.#remove(names.map((name) => `images/${name}`));
  }

  listStaged(): AsyncIterable<StoredFile> {
    return this.#list("staged/");
  }

  listImages(): AsyncIterable<StoredFile> {
    return this.#list("images/");
  }

  async #remove(keys: readonly string[]): Promise<void> {
    for (let start = 0; start < keys.length; start += deletedAtOnce) {
      const Objects = keys.slice(start, start + deletedAtOnce).map((Key) => ({ Key }));
      await this.#client.send(
        new DeleteObjectsCommand({ Bucket: this.#settings.bucket, Delete: { Objects, Quiet: true } }),
      );
    }
  }

  async *#list(prefix: string): AsyncIterable<StoredFile> {
    let ContinuationToken: string | undefined;
    do {
      const page = await this.#client.send(
        new ListObjectsV2Command({ Bucket: this.#settings.bucket, Prefix: prefix, ContinuationToken }),
      );
      for (const { Key = "", LastModified } of page.Contents ?? []) {
        if (LastModified) yield { name: Key.slice(prefix.length), modifiedAt: LastModified };
      }
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (ContinuationToken);
  }
}
