import {
  callToAction,
  choice,
  color,
  entryType,
  flag,
  html,
  one,
  slot,
  text,
  type PropsOf,
} from '@skein/cms-client';
import { textBlockDefaults } from './text-block.defaults.ts';

export const textBlock = entryType(
  'gfTextBlock',
  {
    name: 'Text block',
    description: 'Running text with an optional title and call to action',
    use: 'Running text: terms, explanations, answers.',
    avoid: 'One sentence that carries a section by itself: take content block 16.',
  },
  {
    title: text('gfTitle').optional(),
    isPageTitle: flag('gfIsPageTitle')
      .default(textBlockDefaults.isPageTitle)
      .help('On for the first block of a page without a hero'),
    content: html('gfTextContent'),
    notes: html('gfTextNotes').optional().help('Small print under the text'),
    align: choice('gfTextAlignment', ['left', 'center', 'right']).default(textBlockDefaults.align),
    cta: one('gfCta', callToAction).optional(),
    form: slot('gfForm')
      .optional()
      .help('A form entry, under the text: such as an address check among questions'),
    backgroundColor: color('gfBackgroundColor').optional(),
    isModule: flag('isModule').default(textBlockDefaults.isModule),
    moduleColor: color('moduleBackgroundColor').optional(),
    analyticsClass: text('className').optional(),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);
export interface TextBlockProps extends PropsOf<typeof textBlock.fields> {}
