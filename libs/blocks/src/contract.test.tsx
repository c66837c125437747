import { describeContract } from '@skein/cms-client/testing';
import { colorTokens, HeadingLevels } from '@skein/ui';
import { libraryFiles } from '../../library-files.ts';
import * as blocks from './blocks.ts';
import { InLanguage } from './testing/in-language.tsx';
import { slotBlocks } from './testing/slot-blocks.ts';

describeContract({
  blocks,
  ...libraryFiles,
  palette: colorTokens,
  headingLevels: HeadingLevels,
  slots: slotBlocks,
  showsOneOf: ['gfExperiment'],
  wrap: InLanguage,
  unsaid: {
    'shown after an action of the visitor, such as an error, a receipt or a later step': [
      'gfAddressStatusHero.gfAddressNotice',
      'gfHelpCenterLinks.gfCityInfo',
      'gfNetworkStatus.gfAllClearMessage',
      'gfNetworkStatus.gfConfirmedIssueLabel',
      'gfNetworkStatus.gfErrorMessage',
      'gfNetworkStatus.gfNoResultsFoundMessage',
      'gfNetworkStatus.gfOfflineMessage',
      'gfNetworkStatus.gfPostedLabel',
      'gfNetworkStatus.gfPotentialIssueLabel',
      'gfNetworkStatus.gfRetryCtaText',
      'gfNetworkStatus.gfServiceDegradedLabel',
      'gfNetworkStatus.gfServiceOutageLabel',
      'gfNetworkStatus.gfSeveralFoundMessage',
      'gfPlanCard.gfOfferedIn',
      'gfSignUpHero.gfKeptNotice',
      'gfSignUpHero.gfKicker',
    ],
    'sent to analytics': ['gfFaq.expandAllEventLabel', 'gfFaqItem.eventLabel', 'gfFaqItem.eventLabelOpen'],
    'an option of a native list, which is clicked as a whole': [
      'gfBroadbandCsv.gfDropdownPlaceholder',
      'gfWifiDevice.gfDeviceName',
      'gfWifiDeviceCategory.gfCategoryName',
      'gfWifiGeneration.gfRouterName',
    ],
  },
});
