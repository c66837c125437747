/// <reference types="vite/types/importMeta.d.ts" />
import { describeContract } from '@skein/cms-client/testing';
import { colorTokens, LanguageProvider } from '@skein/ui';
import { contentTypes } from './content.ts';
import { registrations } from './registrations.ts';

describeContract({
  contentTypes,
  registrations,
  stories: import.meta.glob('./**/*.stories.tsx', { eager: true }),
  storySources: import.meta.glob('./**/*.stories.tsx', { eager: true, query: '?raw', import: 'default' }),
  contentSources: import.meta.glob('./**/*.content.ts', { eager: true, query: '?raw', import: 'default' }),
  fixtures: import.meta.glob('./**/*.fixtures.ts', { eager: true }),
  palette: colorTokens,
  wrap: LanguageProvider,
});
