import { ApiError } from "./api-client.ts";

/**
 * Puts a file to a signed address.
 * @param onProgress hears how much has gone out, 0 to 1
 * @returns the address under which the file is then known, without the signature
 */
export function uploadFile(
  signedAddress: string,
  file: Blob,
  onProgress: (part: number) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", signedAddress);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      if (request.status < 300) resolve(signedAddress.split("?")[0] ?? signedAddress);
      else reject(new Error(`the upload was answered with ${request.status}`));
    };
    request.onerror = () => reject(new Error("the upload did not get through"));
    request.send(file);
  });
}

/** The API's error code where it refused to sign the address; null for every other failure. */
export function uploadErrorCode(error: unknown): string | null {
  return (error instanceof ApiError && error.firstSentence) || null;
}
