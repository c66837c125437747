import { entry } from '@skein/cms-client';
import { faqTabs } from '../faq-tabs.block.ts';
import { crowded, oneTab, threeTabs } from '../shared/faq-tabs.fixtures.ts';

export const accordion = entry(faqTabs, 'faq-tabs-accordion', { variant: 'accordionTabs', ...threeTabs });
export const accordionOne = entry(faqTabs, 'faq-tabs-accordion-one', { variant: 'accordionTabs', ...oneTab });
export const accordionCrowded = entry(faqTabs, 'faq-tabs-accordion-crowded', {
  variant: 'accordionTabs',
  ...crowded,
});
