/**
 * What there is one of on a page or in a process, however many copies of this package are there: two libraries may bring
 * one each, and the first script of a page carries pieces of its own. A variable of a module would be one per copy.
 * @param name unlike that of anything else that this package keeps so
 */
export function onePerPage<T extends object>(name: string, make: () => T): T {
  const page = globalThis as { [key: symbol]: T | undefined };
  return (page[Symbol.for(`@skein/analytics ${name}`)] ??= make());
}
