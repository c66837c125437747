/// <reference types="vite/types/importMeta.d.ts" />

/**
 * The files of the library under test that `describeContract` of `@skein/cms-client/testing` checks. Vite resolves
 * `/src` from the folder of the library.
 */
export const libraryFiles = {
  stories: import.meta.glob('./**/*.stories.tsx', { base: '/src', eager: true }),
  storySources: import.meta.glob('./**/*.stories.tsx', {
    base: '/src',
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  contentSources: import.meta.glob('./**/*.{block,content}.ts', {
    base: '/src',
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  fixtures: import.meta.glob('./**/*.fixtures.ts', { base: '/src', eager: true }),
};
