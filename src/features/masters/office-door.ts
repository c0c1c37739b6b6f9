export { ChooseLanguage } from "./ui/choose-language.tsx";
