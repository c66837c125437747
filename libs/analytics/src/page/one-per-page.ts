/**
 * Returns the object with this name, which all copies of this package on a page or in a process share. The
 * first call creates the object.
 * @param name a name that the package uses for no other object
 */
export function onePerPage<T extends object>(name: string, make: () => T): T {
  const page = globalThis as { [key: symbol]: T | undefined };
  return (page[Symbol.for(`@skein/analytics ${name}`)] ??= make());
}
