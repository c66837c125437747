import { entry } from '@skein/cms-client';
import { faqTabs } from '../faq-tabs.block.ts';
import { crowded, oneTab, threeTabs } from '../shared/faq-tabs.fixtures.ts';

export const horizontal = entry(faqTabs, 'faq-tabs-horizontal', { variant: 'horizontalTabs', ...threeTabs });
export const horizontalOne = entry(faqTabs, 'faq-tabs-horizontal-one', {
  variant: 'horizontalTabs',
  ...oneTab,
});
export const horizontalCrowded = entry(faqTabs, 'faq-tabs-horizontal-crowded', {
  variant: 'horizontalTabs',
  ...crowded,
});
