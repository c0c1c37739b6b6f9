export { offerPasskey } from "./offer-passkey.tsx";
export { PasskeyWayIn } from "./passkey-way-in.tsx";
