/// <reference types="vite/types/importMeta.d.ts" />
import { describeContract } from '@skein/cms-client/testing';
import { colorTokens, HeadingLevels, LanguageProvider } from '@skein/ui';
import * as blocks from './blocks.ts';

describeContract({
  blocks,
  stories: import.meta.glob('./**/*.stories.tsx', { eager: true }),
  storySources: import.meta.glob('./**/*.stories.tsx', { eager: true, query: '?raw', import: 'default' }),
  contentSources: import.meta.glob('./**/*.{block,content}.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  fixtures: import.meta.glob('./**/*.fixtures.ts', { eager: true }),
  palette: colorTokens,
  headingLevels: HeadingLevels,
  wrap: LanguageProvider,
});
