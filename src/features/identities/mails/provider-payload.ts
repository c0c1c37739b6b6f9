import { z } from "zod";

/** What people called the provider when it was added or removed: the settings may have lost it since. */
export const ProviderPayload = z.object({ label: z.object({ name_ja: z.string(), name_en: z.string() }) });
