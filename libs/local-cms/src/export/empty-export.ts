import type { ContentExport } from '../model/content.types.ts';

/** Returns an empty space with only its default locale, to start from or to import into. */
export function emptyExport(defaultLocale: string): ContentExport {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(defaultLocale) ?? defaultLocale;
  return {
    locales: [{ code: defaultLocale, name, default: true, fallbackCode: null, sys: { id: defaultLocale } }],
  };
}
