declare module "*.json?lingui" {
  import type { Catalogue } from "../../shared/languages/catalogues/catalogues.ts";
  export const messages: Catalogue;
}
