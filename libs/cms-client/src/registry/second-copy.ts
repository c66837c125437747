const KEY = Symbol.for('@skein/cms-client');
/** A bundler's file may hold both copies; the module's own file is one, however often it is evaluated. */
const OWN_FILE = /\/block-slot\.[jt]sx?$/;

/**
 * Says it, once, when this package is on a page or in a process twice: a `BlockProvider` of one
 * copy means nothing to the slots of the other, which stay empty.
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
