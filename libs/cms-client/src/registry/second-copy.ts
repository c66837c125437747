const KEY = Symbol.for('@skein/cms-client');
/**
 * Matches the path of this module's source file. A development server may run this file twice although there is only
 * one copy of the package. Any other path is a bundled file, which may contain a second copy.
 */
const OWN_FILE = /\/block-slot\.[jt]sx?$/;

/**
 * Logs an error, once, if a page or process has two copies of this package. Slots ignore the `BlockProvider` of
 * the other copy, and so they stay empty.
 * @param url `import.meta.url` of `block-slot`
 */
export function noticeSecondCopy(url: string): void {
  const [here = url] = url.split(/[?#]/, 1);
  const first: unknown = Reflect.get(globalThis, KEY);
  if (first === undefined) Reflect.set(globalThis, KEY, here);
  if (typeof first !== 'string' || (first === here && OWN_FILE.test(here))) return;
  Reflect.set(globalThis, KEY, false);
  console.error(
    `There are two copies of @skein/cms-client, ${first} and ${here}. What one provides, the other does not see. ` +
      `"npm ls @skein/cms-client" shows where they come from; a package that is built on @skein/cms-client must have it as a peer dependency.`,
  );
}
