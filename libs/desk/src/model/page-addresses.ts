import type { DeskSettings } from '../server/desk-page.ts';

/** Returns the path of a page with the prefix of a language. */
export const addressOf = (path: string, prefix: string): string =>
  path === '/' ? prefix || '/' : `${prefix}${path}`;

/**
 * Returns the path of an address without its language prefix, and the locale. The locale is undefined for the
 * first language.
 */
export function pathOf(
  address: string,
  languages: DeskSettings['languages'],
): { readonly path: string; readonly locale: string | undefined } {
  const path = address.split(/[?#]/, 1)[0] ?? '/';
  const at = languages.findIndex(
    ({ prefix }) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`)),
  );
  const language = languages[at];
  if (!language || at === 0) return { path, locale: undefined };
  return { path: path.slice(language.prefix.length) || '/', locale: language.locale };
}
