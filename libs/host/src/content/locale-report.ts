import type { SiteLanguages } from '@skein/cms-client';
import type { CmsLocale, Delivery } from '@skein/cms-client/server';

/**
 * Returns one sentence for each language of the site that the CMS does not have, or for which the CMS has no fallback.
 */
export function localeProblems(languages: SiteLanguages, found: readonly CmsLocale[]): string[] {
  const codes = new Set(found.map(({ code }) => code));
  const own = found.find((one) => one.default)?.code ?? 'its own language';
  return languages.flatMap(({ locale: code, prefix }, index): string[] => {
    const locale = found.find((one) => one.code === code);
    if (!locale) {
      const pages = `pages under ${prefix || '/'} are shown in ${own}`;
      return [`The CMS has no locale ${code} (it has ${[...codes].join(', ')}): ${pages}`];
    }
    const { fallbackCode } = locale;
    if (locale.default || (fallbackCode !== null && codes.has(fallbackCode))) return [];
    // Texts without a translation are shown in the first language: see `deliveryConfig`.
    const shown = index === 0 ? 'is missing from its pages' : `is shown in ${languages[0]?.locale}`;
    return [`the locale ${code} has no fallback: what is not translated ${shown}`];
  });
}

interface Options {
  readonly languages: SiteLanguages;
  readonly delivery: Delivery;
  readonly ttlMs: number;
  readonly now: () => number;
  /** The report calls this once for each problem. */
  readonly onProblem?: ((problem: string) => void) | undefined;
}

/**
 * Returns a function that reports problems with the CMS's languages. It requests the languages every `ttlMs`,
 * in the background. If the CMS does not answer, the known problems stay.
 */
export function createLocaleReport({ languages, delivery, ttlMs, now, onProblem }: Options) {
  let known: readonly string[] | undefined;
  let until = 0;
  const told = new Set<string>();
  let running: Promise<readonly string[]> | undefined;

  async function load(): Promise<readonly string[]> {
    const found = await delivery.locales?.().catch(() => undefined);
    known = found ? localeProblems(languages, found) : (known ?? []);
    until = now() + ttlMs;
    for (const problem of known) {
      if (!told.has(problem)) onProblem?.(problem);
      told.add(problem);
    }
    return known;
  }

  return async (): Promise<readonly string[]> => {
    if (known && until > now()) return known;
    running ??= load().finally(() => (running = undefined));
    return known ?? running;
  };
}
