/// <reference types="vite/types/importMeta.d.ts" />
import { describeContract } from '@skein/cms-client/testing';
import { colorTokens, HeadingLevels, LanguageProvider } from '@skein/ui';
import * as blocks from './blocks.ts';
import { slotCards } from './testing/slot-cards.ts';

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
  belowTitle: ['gfComingSoonCard'],
  slots: slotCards,
  wrap: LanguageProvider,
  unsaid: {
    'compared with the city of the visitor': ['gfPrimaryHeroItem.gfCity'],
  },
});
