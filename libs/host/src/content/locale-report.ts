import type { SiteLanguages } from '@skein/cms-client';
import type { CmsLocale, Delivery } from '@skein/cms-client/server';

/** What the CMS's languages lack for the site's, in words. */
export function localeProblems(languages: SiteLanguages, found: readonly CmsLocale[]): string[] {
  const codes = new Set(found.map(({ code }) => code));
  return languages.flatMap(({ locale: code }): string[] => {
    const locale = found.find((one) => one.code === code);
    if (!locale) return [`the CMS has no locale ${code}: pages are shown in its default language`];
    const { fallbackCode } = locale;
    if (locale.default || (fallbackCode !== null && codes.has(fallbackCode))) return [];
    return [`the locale ${code} has no fallback: what is not translated is missing from its pages`];
  });
}

interface Options {
  readonly languages: SiteLanguages;
  readonly delivery: Delivery;
  readonly ttlMs: number;
  readonly now: () => number;
}

/** Asks for the languages once in a while, behind whoever wants to know. A CMS that is away has no problems to tell. */
export function createLocaleReport({ languages, delivery, ttlMs, now }: Options) {
  let known: readonly string[] | undefined;
  let until = 0;
  let running: Promise<readonly string[]> | undefined;

  async function load(): Promise<readonly string[]> {
    const found = await delivery.locales?.().catch(() => undefined);
    known = found ? localeProblems(languages, found) : (known ?? []);
    until = now() + ttlMs;
    return known;
  }

  return async (): Promise<readonly string[]> => {
    if (known && until > now()) return known;
    running ??= load().finally(() => (running = undefined));
    return known ?? running;
  };
}
