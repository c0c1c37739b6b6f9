export { AddLanguage } from "./ui/add-language.tsx";
export { ChooseLanguage } from "./ui/choose-language.tsx";
export { universityFilter } from "./ui/university-filter.ts";
