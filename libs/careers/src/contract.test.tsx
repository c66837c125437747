/// <reference types="vite/types/importMeta.d.ts" />
import { describeContract } from '@skein/cms-client/testing';
import { colorTokens, HeadingLevels, LanguageProvider } from '@skein/ui';
import { askedOf } from './job-application/asked-of.ts';
import { shortApplication } from './testing/applications.ts';
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
  // Without a job, the application block draws no form.
  hostProps: { job: askedOf(shortApplication) },
  wrap: LanguageProvider,
  unsaid: {
    'shown after an action of the visitor, such as an error, a receipt or a later step': [
      'gfJobApplication.gfErrorMessage',
      'gfJobApplication.gfOpenRolesCtaText',
      'gfJobApplication.gfSuccessMessage',
      'gfJobPage.gfApplyCtaText',
      'gfJobPage.gfErrorMessage',
      'gfOpenRoles.gfErrorMessage',
      'gfOpenRoles.gfLocationPlaceholder',
      'gfOpenRoles.gfNoResultsFoundMessage',
    ],
  },
});
