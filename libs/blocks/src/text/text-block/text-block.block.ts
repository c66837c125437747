import {
  block,
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
  type Block,
} from '@skein/cms-client';

const model = entryType(
  'gfTextBlock',
  {
    name: 'Text block',
    description: 'Running text with an optional title and call to action',
    use: 'Running text: terms, explanations, answers.',
    avoid: 'One sentence that carries a section by itself: take content block 16.',
  },
  {
    title: text('gfTitle').optional(),
    isPageTitle: flag('gfIsPageTitle').default(false).help('On for the first block of a page without a hero'),
    content: html('gfTextContent'),
    notes: html('gfTextNotes').optional().help('Small print under the text'),
    align: choice('gfTextAlignment', ['left', 'center', 'right']).default('left'),
    cta: one('gfCta', callToAction).optional(),
    form: slot('gfForm')
      .optional()
      .help('A form entry, under the text: such as an address check among questions'),
    backgroundColor: color('gfBackgroundColor').optional(),
    isModule: flag('isModule').default(false),
    moduleColor: color('moduleBackgroundColor').optional(),
    analyticsClass: text('className').optional(),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);
export interface TextBlockProps extends PropsOf<typeof model.fields> {}

export const textBlock: Block<typeof model> = block(model, {
  component: () => import('./text-block.tsx').then((m) => m.TextBlock),
});
