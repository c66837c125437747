import { choice, entryType, list, text, type PropsOf } from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';
import { accolade } from './accolade.content.ts';
import { accoladesDefaults } from './accolades.defaults.ts';

export const accolades = entryType(
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
    theme: choice('gfTheme', themeNames).default(accoladesDefaults.theme),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface AccoladesProps extends PropsOf<typeof accolades.fields> {}
