import { entry } from '@skein/cms-client';
import { faqTabs } from '../faq-tabs.block.ts';
import { crowded, oneTab, threeTabs } from '../shared/faq-tabs.fixtures.ts';

export const vertical = entry(faqTabs, 'faq-tabs-vertical', { variant: 'verticalTabs', ...threeTabs });
export const verticalOne = entry(faqTabs, 'faq-tabs-vertical-one', { variant: 'verticalTabs', ...oneTab });
export const verticalCrowded = entry(faqTabs, 'faq-tabs-vertical-crowded', {
  variant: 'verticalTabs',
  ...crowded,
});
