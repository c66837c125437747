import {
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
} from '@skein/cms-client';
import { faqItem } from '../faq-questions/faq-item.content.ts';
import { expandTextFields } from '../faq-questions/expand-texts.shared.ts';
import { faqVideo } from '../faq-video/faq-video.content.ts';
import { faqDefaults } from './faq.defaults.ts';

export const faq = entryType(
  'gfFaq',
  {
    name: 'FAQ',
    description: 'Questions below one another that open to their answers',
    use: 'Up to some fifteen questions about one thing.',
    avoid: 'Many questions about several things: take FAQ tabs.',
  },
  {
    title: text('gfTitle').optional(),
    isPageTitle: flag('gfIsPageTitle')
      .default(faqDefaults.isPageTitle)
      .help('On for the first block of a page without a hero'),
    description: html('gfDescription').optional().help('A sentence or two above the questions'),
    items: list('gfItems', faqItem).default(faqDefaults.items),
    ...expandTextFields,
    videos: slots('gfVideos', [faqVideo.id])
      .default(faqDefaults.videos)
      .help('Films that answer better than words: tiles under the questions, each opens in a dialog'),
    form: slot('gfForm').optional().help('A form entry under the questions, such as an address check'),
    align: choice('gfTextAlignment', ['left', 'center', 'right']).default(faqDefaults.align),
    backgroundColor: color('gfBackgroundColor').optional(),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);
export interface FaqProps extends PropsOf<typeof faq.fields> {}
