import { block, choice, entryType, list, text, type PropsOf, type Block } from '@skein/cms-client';
import { ifMany } from '../engine/if-many.ts';
import { themeNames } from '@skein/ui/tokens';
import { accolade } from './accolade.content.ts';

const model = entryType(
  'gfAccoladesCarousel',
  {
    name: 'Accolades',
    description: 'Awards that follow each other, with their thumbnails',
    use: 'Two to six awards that somebody else gave.',
    avoid: 'What customers say: take testimonials.',
  },
  {
    title: text('gfTitle').optional(),
    items: list('gfItems', accolade).default([]),
    theme: choice('gfTheme', themeNames).default('mist'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface AccoladesProps extends PropsOf<typeof model.fields> {}

export const accolades: Block<typeof model> = block(model, {
  component: () => import('./accolades.tsx').then((m) => m.Accolades),
  wakes: ({ items }) =>
    ifMany(items, {
      when: 'visible',
      enhancer: () => import('../engine/enhance.ts').then((m) => m.enhanceCarousels),
    }),
});
