/** Everything that a build depends on, by its path in the project. */
export function sourceFiles(): string[];
