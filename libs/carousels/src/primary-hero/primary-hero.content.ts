import { choice, entryType, list, slot, text, type PropsOf } from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';
import { primaryHeroDefaults } from './primary-hero.defaults.ts';
import { primaryHeroItem } from './primary-hero-item.content.ts';

export const primaryHero = entryType(
  'gfPrimaryHero',
  {
    name: 'Primary hero',
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
    theme: choice('gfTheme', themeNames).default(primaryHeroDefaults.theme),
    flagKey: text('optimizelyFlagKey').optional(),
    variationName: text('optimizelyVariationName').optional(),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface PrimaryHeroProps extends PropsOf<typeof primaryHero.fields> {}
