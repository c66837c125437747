const KEY = Symbol.for('@skein/cms-client');
/**
 * Matches the module's own file, which is one copy however often it runs. A bundler's file may hold both
 * copies.
 */
const OWN_FILE = /\/block-slot\.[jt]sx?$/;

/**
 * Logs an error, once, when a page or process has two copies of this package. Slots ignore a `BlockProvider` of
 * the other copy and stay empty.
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
