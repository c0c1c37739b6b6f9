import { redirect } from "react-router";

/** The articles are all that the desk has. */
export const loader = () => redirect("/uniteamanage/help_articles");
