import type { SiteLocale } from '@skein/cms-client';

interface Named {
  readonly locale: SiteLocale;
}

interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Sets the language of a story to that of the toolbar. A story written in Spanish stays Spanish. */
export const inToolbarLanguage = <Args extends Named>(args: Args, { globals }: StoryContext): Args =>
  globals['language'] === 'es' ? { ...args, locale: 'es' } : args;
