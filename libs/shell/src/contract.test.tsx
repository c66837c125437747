import { describeContract } from '@skein/cms-client/testing';
import { colorTokens, HeadingLevels, LanguageProvider } from '@skein/ui';
import { libraryFiles } from '../../library-files.ts';
import * as blocks from './blocks.ts';

describeContract({
  blocks,
  ...libraryFiles,
  palette: colorTokens,
  headingLevels: HeadingLevels,
  hostProps: { page: { path: '/plans', locale: 'en-US' }, choicePage: '/cookies' },
  wrap: LanguageProvider,
  unsaid: {
    'shown after an action of the visitor: the banner asks, or opens its settings': [
      'gfConsent.gfText',
      'gfConsent.gfTitle',
      'gfConsentCategory.gfText',
      'gfConsentCategory.gfTitle',
    ],
    'sent to analytics': [
      'gfHeader.appDownloadLabel',
      'gfHeader.contactUsLabel',
      'gfHeader.fiberspaceLabel',
      'gfHeader.supportLabel',
    ],
  },
});
