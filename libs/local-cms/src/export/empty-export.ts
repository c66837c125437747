import type { ContentExport } from '../model/content.types.ts';

/** Returns an export without content, with only a default locale. Content can be created or imported later. */
export function emptyExport(defaultLocale: string): ContentExport {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(defaultLocale) ?? defaultLocale;
  return {
    locales: [{ code: defaultLocale, name, default: true, fallbackCode: null, sys: { id: defaultLocale } }],
  };
}
