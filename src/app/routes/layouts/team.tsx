export { clientLoader, default, HydrateFallback } from "./manage.tsx";
