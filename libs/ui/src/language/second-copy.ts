const KEY = Symbol.for('@skein/ui');
/**
 * Matches the URL of this module if it is not bundled. Code may then run twice from the same URL without being two
 * copies. Inside a bundle, the same URL may mean two copies.
 */
const OWN_FILE = /\/language-provider\.[jt]sx?$/;

/**
 * Logs an error, once, if a page or process contains this package twice. The components of one copy ignore the
 * `LanguageProvider` of the other copy, and their texts stay English.
 * @param url `import.meta.url` of `language-provider`
 */
export function noticeSecondCopy(url: string): void {
  const [here = url] = url.split(/[?#]/, 1);
  const first: unknown = Reflect.get(globalThis, KEY);
  if (first === undefined) Reflect.set(globalThis, KEY, here);
  if (typeof first !== 'string' || (first === here && OWN_FILE.test(here))) return;
  Reflect.set(globalThis, KEY, false);
  console.error(
    `There are two copies of @skein/ui, ${first} and ${here}. What one provides, the other does not see. ` +
      `"npm ls @skein/ui" shows where they come from; a package that is built on @skein/ui must have it as a peer dependency.`,
  );
}
