import {
  block,
  choice,
  color,
  entryType,
  flag,
  html,
  list,
  slot,
  slots,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { faqItem } from '../faq-questions/faq-item.content.ts';
import { expandTextFields } from '../faq-questions/expand-texts.shared.ts';
import { faqVideo } from '../faq-video/faq-video.block.ts';

const model = entryType(
  'gfFaq',
  {
    name: 'FAQ',
    description: 'Questions below one another that open to their answers',
    use: 'Up to some fifteen questions about one thing.',
    avoid: 'Many questions about several things: take FAQ tabs.',
  },
  {
    title: text('gfTitle').optional(),
    isPageTitle: flag('gfIsPageTitle').default(false).help('On for the first block of a page without a hero'),
    description: html('gfDescription').optional().help('A sentence or two above the questions'),
    items: list('gfItems', faqItem).default([]),
    ...expandTextFields,
    videos: slots('gfVideos', [faqVideo.id])
      .default([])
      .help('Films that answer better than words: tiles under the questions, each opens in a dialog'),
    form: slot('gfForm').optional().help('A form entry under the questions, such as an address check'),
    align: choice('gfTextAlignment', ['left', 'center', 'right']).default('left'),
    backgroundColor: color('gfBackgroundColor').optional(),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);
export interface FaqProps extends PropsOf<typeof model.fields> {}

export const faq: Block<typeof model> = block(model, {
  component: () => import('./faq.tsx').then((m) => m.Faq),
  // Questions open without script. If the address names a question, the script starts as soon as the page has
  // loaded.
  wakes: (props) => ({
    when: 'openSlug' in props ? 'load' : 'visible',
    enhancer: () => import('../faq-questions/enhance-faq.ts').then((m) => m.enhanceFaq),
  }),
});
