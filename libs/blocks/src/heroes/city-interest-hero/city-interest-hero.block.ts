import {
  block,
  callToAction,
  choice,
  entryType,
  html,
  image,
  one,
  slot,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';

const model = entryType(
  'gfCityEoiHero',
  {
    name: 'City hero with expression of interest',
    bringsTitle: true,
    description:
      'The top of the page of a city that is on the way: a chip, words, a form on a card, and its skyline',
    use: 'The page of a city that is to come, where neighbors say that they want it.',
    avoid: 'Cities with service: take hero 2.',
  },
  {
    title: text('gfTitle'),
    subtitle: text('gfSubTitle').optional(),
    description: html('gfDescription').optional(),
    chip: text('gfChipText', 40).optional().help('The word beside the clock; left empty: “Coming soon”'),
    place: text('gfCityName', 60).optional().help('Beside the chip'),
    theme: choice('gfTheme', themeNames).default('violet'),
    image: image('gfImage').help('A wide one; it runs along the foot of the hero'),
    formTitle: text('gfFormTitle', 120).optional().help('Above the form, on its card'),
    form: slot('gfForm').optional().help('A form entry that takes the expression of interest'),
    cta: one('gfCta', callToAction).optional().help('Shown where there is no form'),
    privacyText: html('gfPrivacyText').optional().help('What happens to what is entered in the form'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface CityInterestHeroProps extends PropsOf<typeof model.fields> {}

export const cityInterestHero: Block<typeof model> = block(model, {
  component: () => import('./city-interest-hero.tsx').then((m) => m.CityInterestHero),
});
