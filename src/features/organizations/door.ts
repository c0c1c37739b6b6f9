export { nameIn } from "./name-in.ts";
