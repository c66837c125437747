import { describeContract } from '@skein/cms-client/testing';
import { colorTokens, HeadingLevels, LanguageProvider } from '@skein/ui';
import { libraryFiles } from '../../library-files.ts';
import * as blocks from './blocks.ts';
import { slotCards } from './testing/slot-cards.ts';

describeContract({
  blocks,
  ...libraryFiles,
  palette: colorTokens,
  headingLevels: HeadingLevels,
  belowTitle: ['gfComingSoonCard'],
  slots: slotCards,
  wrap: LanguageProvider,
  unsaid: {
    'compared with the city of the visitor': ['gfPrimaryHeroItem.gfCity'],
  },
});
