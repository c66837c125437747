import type { LanguageProviderProps } from '@skein/ui';

/** The language and words of a story's built-in texts. The language of its content may be different. */
export type Spoken = Pick<LanguageProviderProps, 'language' | 'words'>;
