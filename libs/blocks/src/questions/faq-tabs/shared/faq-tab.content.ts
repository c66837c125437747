import { entryType, list, text, type PropsOf } from '@skein/cms-client';
import { faqItem } from '../../faq-questions/faq-item.content.ts';

/** One tab of questions. */
export const faqTab = entryType(
  'gfFaqTab',
  { name: 'FAQ tab', description: 'Questions about one thing, behind a tab' },
  {
    title: text('gfTabTitle'),
    items: list('gfItems', faqItem).default([]),
    slug: text('gfFAQSlugId', 100)
      .optional()
      .help('Name under which a link opens the tab: /support/faq/bills or ?slug=bills'),
  },
);
export interface FaqTabProps extends PropsOf<typeof faqTab.fields> {}
