import { parse } from "content-disposition";
import { documentLocales } from "../../shared/languages/document-locales.ts";
import { storedSession } from "./storage/stored-session.ts";

/** Fetches a file as the signed-in person and hands it to the browser under the name that the server gives it. */
export async function downloadFile(address: string): Promise<void> {
  const response = await fetch(address, {
    headers: { "user-locale": documentLocales(), ...(storedSession() ?? {}) },
  });
  if (!response.ok) throw new Error(`the file was answered with ${response.status}`);
  const made = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = made;
  link.download = parse(response.headers.get("content-disposition") ?? "").parameters.filename ?? "";
  link.click();
  setTimeout(() => URL.revokeObjectURL(made));
}
