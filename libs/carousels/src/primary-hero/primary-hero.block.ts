import { block, choice, entryType, list, slot, text, type PropsOf, type Block } from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';
import { primaryHeroItem } from './primary-hero-item.content.ts';

const model = entryType(
  'gfPrimaryHero',
  {
    name: 'Primary hero',
    bringsTitle: true,
    description: 'The top of a page that goes round its items once and rests on the first',
    use: 'The top of a page whose first item depends on where a visitor comes from.',
    avoid: 'The same for everybody, over and over: take a hero carousel.',
  },
  {
    internalName: text('gfInternalName')
      .optional()
      .help('What editors call it; a screen reader reads it out'),
    items: list('gfItems', primaryHeroItem).default([]),
    form: slot('gfForm').optional().help('Lies over the items, and stays while they change'),
    theme: choice('gfTheme', themeNames).default('ink'),
    flagKey: text('optimizelyFlagKey').optional(),
    variationName: text('optimizelyVariationName').optional(),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface PrimaryHeroProps extends PropsOf<typeof model.fields> {}

export const primaryHero: Block<typeof model> = block(model, {
  component: () => import('./primary-hero.tsx').then((m) => m.PrimaryHero),
  // Portal data says whether the visitor is in the experiment that the hero names.
  // Only the script shows an item of the variation.
  wakes: ({ items }) =>
    items.length > 1 || items.some(({ onlyInVariation }) => onlyInVariation)
      ? {
          when: 'load',
          enhancer: () => import('../islands/primary-hero.ts').then((m) => m.default),
          on: ['portal-data'],
        }
      : undefined,
});
