import type { Content } from '../../cms/cms.types.ts';
import { linksOf } from '../../cms/links.ts';
import { reachable } from '../../cms/links.ts';
import type { DeskSettings } from '../../server/desk-page.ts';
import type { FrameMessage } from './frame-messages.ts';

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

/**
 * Returns the entry and field that were clicked, or undefined. For a picture, returns the entry on the page that
 * links to it.
 */
export function placeOf(
  { entryId, assetId, fieldId }: Extract<FrameMessage, { skein: 'clicked' }>,
  content: Content,
  pageId: string | undefined,
): { readonly entry: string; readonly field: string | undefined } | undefined {
  if (entryId !== undefined) return { entry: entryId, field: fieldId };
  if (assetId === undefined || pageId === undefined) return undefined;
  const holder = reachable(content, [pageId]).find(
    (entry) => entry.sys.type === 'Entry' && linksOf(entry).includes(assetId),
  );
  const field = Object.entries(holder?.fields ?? {}).find(([, values]) =>
    JSON.stringify(values).includes(`"${assetId}"`),
  )?.[0];
  return holder && { entry: holder.sys.id, field };
}
