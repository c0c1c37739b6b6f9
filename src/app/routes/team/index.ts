import { redirect } from "react-router";

/** The dashboard begins with what waits for a decision. */
export const loader = () => redirect("/uniteamanage/reports");
