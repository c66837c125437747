import type { SiteLocale } from '@skein/cms-client';

interface Named {
  readonly locale: SiteLocale;
}

interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** A story in the language of the toolbar; one that is written in Spanish stays so. */
export const inToolbarLanguage = <Args extends Named>(args: Args, { globals }: StoryContext): Args =>
  globals['language'] === 'es' ? { ...args, locale: 'es' } : args;
