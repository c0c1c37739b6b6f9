/** How a statement touches a table. */
export type Access = "read" | "write";

export interface SqlUse {
  access: Access;
  /** A table's name, or `unnamed`. */
  name: string;
}

/** The name that stands for a table that the text takes from a value. */
export const unnamed = "table_from_a_value";

const endsFrom = new Set([
  ...[
    "where",
    "group",
    "order",
    "having",
    "limit",
    "for",
    "union",
    "returning",
    "set",
    "select",
    "window",
    "do",
  ],
  ...["except", "intersect", "values", "insert", "update", "delete"],
]);
const beforeRowLock = new Set(["for", "key", "do", "on"]);
const fillers = new Set(["only", "lateral"]);

/** The tables that a statement reads and writes, and the functions that it calls. */
export function readSql(text: string): { uses: SqlUse[]; calls: string[] } {
  const words = tokensOf(text);
  const uses: SqlUse[] = [];
  const calls: string[] = [];
  /** One for each open bracket: whether a comma here leads to another table. */
  const lists = [false];
  const nameAt = (index: number): number => (fillers.has(words[index] ?? "") ? nameAt(index + 1) : index);
  const use = (access: Access, index: number) => {
    const at = nameAt(index);
    const name = words[at] ?? "";
    // `insert into x (…)` names a table, `from x(…)` calls a function.
    if (isName(name) && (access === "write" || words[at + 1] !== "(")) uses.push({ access, name });
  };
  words.forEach((word, index) => {
    if (word === "(") lists.push(false);
    else if (word === ")") lists.pop();
    else if (word === "," && lists.at(-1)) use("read", index + 1);
    else if (word === "into" || (word === "from" && words[index - 1] === "delete")) use("write", index + 1);
    else if (word === "update" && !beforeRowLock.has(words[index - 1] ?? "")) use("write", index + 1);
    else if (word === "truncate") use("write", index + (words[index + 1] === "table" ? 2 : 1));
    else if (word === "join") use("read", index + 1);
    else if (word === "from" || word === "using") use("read", index + 1);
    if (word === "from" || word === "using") lists[lists.length - 1] = true;
    else if (endsFrom.has(word)) lists[lists.length - 1] = false;
    if (isName(word) && words[index + 1] === "(") calls.push(word);
  });
  return { uses, calls };
}

const isName = (word: string) => /^[a-z_]\w*$/.test(word);

function tokensOf(text: string): string[] {
  const plain = text.replaceAll(/--.*$/gm, " ").replaceAll(/'(?:[^']|'')*'/g, " '' ");
  return plain.toLowerCase().match(/[a-z_]\w*|\S/g) ?? [];
}
