interface ImportMetaEnv {
  /** Name of the brand for stories. */
  readonly STORY_BRAND: string;
  /** Whether stories show what holds at every width and in every language of their content. */
  readonly STORY_IS_FIRST: boolean;
  /** Language that stories open in. */
  readonly STORY_LANGUAGE: 'en' | 'es';
  /** The stories that go to pages that strangers change. */
  readonly STORY_STRANGERS: 'none' | 'some' | 'all';
  /** Whether tests run, and not the catalog itself. */
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
