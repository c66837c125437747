import type { LanguageProviderProps } from '@skein/ui';

/** The language of a story's own texts, apart from that of its content. */
export type Spoken = Pick<LanguageProviderProps, 'language' | 'words'>;
