import {
  block,
  callToAction,
  choice,
  entryType,
  html,
  image,
  one,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';

const model = entryType(
  'gfSecondaryHero',
  {
    name: 'Secondary hero',
    description: 'A band from edge to edge: a large title, a picture that fills its half, something to do',
    use: 'A second beginning: where a page turns to something else.',
    avoid: 'The top of a page: it has no page title. Right under a hero: take a sub-hero.',
  },
  {
    title: text('gfTitle'),
    kicker: text('gfKicker', 60).optional().help('A few words above the title'),
    subtitle: text('gfSubTitle').optional(),
    description: html('gfDescription').optional(),
    image: image('gfImage').optional(),
    imageSide: choice('gfImageAlignment', ['left', 'right']).default('right'),
    cta: one('gfCta', callToAction).optional(),
    secondCta: one('gfSecondCta', callToAction).optional(),
    theme: choice('gfTheme', themeNames).default('ink'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface SecondaryHeroProps extends PropsOf<typeof model.fields> {}

export const secondaryHero: Block<typeof model> = block(model, {
  component: () => import('./secondary-hero.tsx').then((m) => m.SecondaryHero),
});
