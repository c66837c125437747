import { describeContract } from '@skein/cms-client/testing';
import { colorTokens, HeadingLevels, LanguageProvider } from '@skein/ui';
import { libraryFiles } from '../../library-files.ts';
import * as blocks from './blocks.ts';

describeContract({
  blocks,
  ...libraryFiles,
  palette: colorTokens,
  headingLevels: HeadingLevels,
  wrap: LanguageProvider,
  unsaid: {
    'shown after an action of the visitor, such as an error, a receipt or a later step': [
      'gfCallToAction.gfCtaText',
    ],
  },
});
