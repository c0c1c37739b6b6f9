export { MyExport } from "./ui/my-export.tsx";
