import type { SiteLocale } from '@skein/cms-client';

interface Named {
  readonly locale: SiteLocale;
}

interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Shows a story in the language of the toolbar. A Spanish story stays Spanish. */
export const inToolbarLanguage = <Args extends Named>(args: Args, { globals }: StoryContext): Args =>
  globals['language'] === 'es' ? { ...args, locale: 'es' } : args;
