interface ImportMetaEnv {
  /** Name of the brand of the stories. */
  readonly STORY_BRAND: string;
  /** Language that stories open in. */
  readonly STORY_LANGUAGE: 'en' | 'es';
  /** Text size, as a percentage of the visitor's setting. */
  readonly STORY_TEXT: string;
  /** Name of the theme in which stories open. */
  readonly STORY_THEME: string;
  /** Time that a play function waits for an element, ms. */
  readonly STORY_WAIT_MS: number;
  /** Width of stories, px; empty for that of the window. */
  readonly STORY_VIEWPORT: '' | '320' | '390' | '1440';
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

declare module '*.mdx' {
  const Page: () => unknown;
  export default Page;
}
