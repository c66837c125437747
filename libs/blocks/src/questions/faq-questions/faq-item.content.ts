import { color, entryType, html, text, type PropsOf } from '@skein/cms-client';

/** One question and its answer, inside an FAQ or one of its tabs. */
export const faqItem = entryType(
  'gfFaqItem',
  { name: 'FAQ item', description: 'A question and its answer' },
  {
    title: text('gfTitle').help('The question'),
    description: html('gfDescription').help('The answer'),
    slug: text('gfFAQSlugId', 100)
      .optional()
      .help('Name under which a link opens it: /support/faq/first-bill or ?slug=first-bill'),
    eventLabel: text('eventLabel').optional().help('What reports call it when it closes; else the question'),
    eventLabelOpen: text('eventLabelOpen').optional().help('The same when it opens; else the label above'),
    backgroundColor: color('gfBackgroundColor').optional(),
  },
);
export interface FaqItemProps extends PropsOf<typeof faqItem.fields> {}
