export { OwnUserProvider, useOwnUser } from "./ui/own-user.tsx";
