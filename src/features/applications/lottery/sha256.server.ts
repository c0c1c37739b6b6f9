import { createHash } from "node:crypto";
import type { Sha256 } from "./order-entries.ts";

export const sha256: Sha256 = (text) => createHash("sha256").update(text, "utf8").digest("hex");
