import { block, color, entryType, html, text, type PropsOf, type Block } from '@skein/cms-client';

const model = entryType(
  'gfAnimatedText',
  {
    name: 'Animated text',
    description: 'A short sentence that takes its color letter by letter once it is seen',
    use: 'One sentence that deserves a screen of its own.',
    avoid: 'More than one on a page, and anything longer than a line or two.',
  },
  {
    text: text('gfText', 120).help('With up to 50 characters it is animated; a longer one stands still'),
    description: html('gfDescription').optional().help('Stands below, and does not move'),
    textColor: color('gfTextColor').optional().help('What the letters turn into'),
    backgroundColor: color('gfBackgroundColor').optional(),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface AnimatedTextProps extends PropsOf<typeof model.fields> {}

export const animatedText: Block<typeof model> = block(model, {
  component: () => import('./animated-text.tsx').then((m) => m.AnimatedText),
  wakes: { when: 'visible', enhancer: () => import('./enhance.ts').then((m) => m.enhanceAnimatedText) },
});
