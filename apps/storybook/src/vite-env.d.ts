interface ImportMetaEnv {
  /** Name of the brand for stories. */
  readonly STORY_BRAND: string;
  /** Whether this run checks what is the same at every width and in every language of the content. */
  readonly STORY_IS_FIRST: boolean;
  /** Language that stories open in. */
  readonly STORY_LANGUAGE: 'en' | 'es';
  /** Which stories are tested on pages changed by extensions and translators. */
  readonly STORY_STRANGERS: 'none' | 'some' | 'all';
  /** Whether tests run. False in the catalog itself. */
  readonly STORY_TESTED: boolean;
  /** Text size, as a percentage of the visitor's setting. */
  readonly STORY_TEXT: string;
  /** Name of the initial theme of stories. */
  readonly STORY_THEME: string;
  /** How long a play function waits for an element, in ms. */
  readonly STORY_WAIT_MS: number;
  /** Width of stories, in px. Empty: the width of the window. */
  readonly STORY_VIEWPORT: '' | '320' | '390' | '1440';
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

declare module '*.mdx' {
  const Page: () => unknown;
  export default Page;
}
