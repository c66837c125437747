import { describeContract } from '@skein/cms-client/testing';
import { colorTokens, HeadingLevels, LanguageProvider } from '@skein/ui';
import { askedOf } from './job-application/asked-of.ts';
import { shortApplication } from './testing/applications.ts';
import { libraryFiles } from '../../library-files.ts';
import * as blocks from './blocks.ts';

describeContract({
  blocks,
  ...libraryFiles,
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
