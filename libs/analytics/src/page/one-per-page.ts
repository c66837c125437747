/**
 * Returns the one object with a name on a page or in a process, and creates it if missing. Copies of this
 * package share it: two libraries may each bring a copy, and a page's first script contains parts of another.
 * @param name different from every other name that this package uses here
 */
export function onePerPage<T extends object>(name: string, make: () => T): T {
  const page = globalThis as { [key: symbol]: T | undefined };
  return (page[Symbol.for(`@skein/analytics ${name}`)] ??= make());
}
