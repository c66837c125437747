import type { ContentExport } from '../model/content.types.ts';

/** A space with nothing in it but its default locale: what somebody begins with, or imports into. */
export function emptyExport(defaultLocale: string): ContentExport {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(defaultLocale) ?? defaultLocale;
  return {
    locales: [{ code: defaultLocale, name, default: true, fallbackCode: null, sys: { id: defaultLocale } }],
  };
}
