import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from "@simplewebauthn/browser";
import { ApiError, ApiUnreachableError, apiClient } from "../../../platform/browser/api-client.ts";
import type { Passkey, passkeyContracts } from "../passkeys.contract.ts";

const api = apiClient<typeof passkeyContracts>();

/** A challenge is good for five minutes, and a page may stay open for longer. */
const autofillMs = 4 * 60_000;

/** Another request for the device began, or the person has closed the device's own window. */
class GivenUpError extends Error {
  override name = "GivenUpError";
}

let turn = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * One request to the device at a time, the newest: the one before is taken back, and has to be over before another begins (Safari refuses
 * it otherwise).
 */
function takeTurn<Options, Answer>(
  ask: () => Promise<Options>,
  start: (options: Options) => Promise<Answer>,
): Promise<Answer> {
  turn += 1;
  const mine = turn;
  const before = last;
  const run = async () => {
    const options = await ask();
    if (mine !== turn) throw new GivenUpError();
    await takeBack(before);
    if (mine !== turn) throw new GivenUpError();
    return start(options);
  };
  const answered = run();
  last = answered;
  return answered;
}

/** Again and again: what is about to begin cannot be taken back yet. */
async function takeBack(before: Promise<unknown>): Promise<void> {
  let isOver = false;
  const over = before.then(
    () => (isOver = true),
    () => (isOver = true),
  );
  while (!isOver) {
    WebAuthnAbortService.cancelCeremony();
    await Promise.race([over, new Promise((resolve) => setTimeout(resolve, 50))]);
  }
}

/** Whether somebody has stopped it, so that there is nothing to say. */
export function isGivenUp(error: unknown): boolean {
  if (error instanceof GivenUpError) return true;
  const isAborted = error instanceof WebAuthnError && error.code === "ERROR_CEREMONY_ABORTED";
  return isAborted || (error instanceof Error && error.name === "NotAllowedError");
}

/** Logs in, or in a session proves that the device is still its owner's. Throws what `isGivenUp` knows, or as the API refuses. */
export async function signInWithPasskey(useBrowserAutofill = false): Promise<void> {
  const response = await takeTurn(
    async () =>
      (await api("POST /auth/passkey/options")).data as unknown as PublicKeyCredentialRequestOptionsJSON,
    (optionsJSON) => startAuthentication({ optionsJSON, useBrowserAutofill }),
  );
  await api("POST /auth/passkey", { body: { ...response, clientExtensionResults: {} } });
}

interface Autofill {
  onSignedIn(): void;
  /** The passkey that was chosen did not do. */
  onRefused(error: unknown): void;
}

/** Offers passkeys among what the browser fills the address with, until one has been chosen. @returns what ends it */
export function offerAutofill({ onSignedIn, onRefused }: Autofill): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let own = 0;
  const begin = async () => {
    timer = setTimeout(begin, autofillMs);
    try {
      const signedIn = signInWithPasskey(true);
      own = turn;
      await signedIn;
      clearTimeout(timer);
      onSignedIn();
    } catch (error) {
      if (!(error instanceof ApiError && error.call === "POST /auth/passkey")) return;
      clearTimeout(timer);
      onRefused(error);
    }
  };
  void begin();
  return () => {
    clearTimeout(timer);
    // A press may have taken its turn already.
    if (turn !== own) return;
    turn += 1;
    WebAuthnAbortService.cancelCeremony();
  };
}

/** Makes a passkey on this device, or on another one that the browser offers, and keeps it in the account. */
export async function makePasskey(name: string, currentPassword?: string): Promise<Passkey> {
  const body = { current_password: currentPassword };
  const response = await takeTurn(
    async () =>
      (await api("POST /users/own/passkeys/options", { body }))
        .data as unknown as PublicKeyCredentialCreationOptionsJSON,
    (optionsJSON) => startRegistration({ optionsJSON }),
  );
  const made = { ...response, clientExtensionResults: {}, name };
  return (await api("POST /users/own/passkeys", { body: made })).data;
}

/** Why no passkey was made, as the texts call it; null where the API's own sentence says it. */
export function failureOfMaking(
  error: unknown,
): "passkeys.there_already" | "apply.unreachable" | "passkeys.not_made" | null {
  if (error instanceof ApiError) return null;
  if (error instanceof ApiUnreachableError) return "apply.unreachable";
  const isThere =
    error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
  return isThere ? "passkeys.there_already" : "passkeys.not_made";
}
