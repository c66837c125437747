import { choice, color, flag, html, list, slot, text, type PropsOf } from '@skein/cms-client';
import type { FaqAddress } from '../../faq-questions/faq-address.ts';
import { expandTextFields } from '../../faq-questions/expand-texts.shared.ts';
import { faqTab } from './faq-tab.content.ts';
import { faqTabsDefaults } from './faq-tabs.defaults.ts';

/** Fields that all layouts of FAQ tabs share. */
export const faqTabsFields = {
  title: text('gfTitle').optional(),
  isPageTitle: flag('gfIsPageTitle')
    .default(faqTabsDefaults.isPageTitle)
    .help('On for the first block of a page without a hero'),
  description: html('gfDescription').optional().help('A sentence or two above the tabs'),
  tabs: list('gfTabItems', faqTab).default(faqTabsDefaults.tabs),
  eventLabel: text('eventLabel').optional().help('What reports call a press on a tab; else its title'),
  ...expandTextFields,
  form: slot('gfForm').optional().help('A form entry under the tabs, such as an address check'),
  align: choice('gfTextAlignment', ['left', 'center', 'right']).default(faqTabsDefaults.align),
  backgroundColor: color('gfBackgroundColor').optional(),
  analyticsId: text('gfAnalyticsTagId').optional(),
};
export interface FaqTabsShared extends PropsOf<typeof faqTabsFields>, FaqAddress {}
