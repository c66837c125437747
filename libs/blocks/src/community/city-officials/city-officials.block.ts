import {
  block,
  callToAction,
  choice,
  entryType,
  html,
  image,
  list,
  one,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';
import { official } from './official.content.ts';

const model = entryType(
  'gfCityOfficials',
  {
    name: 'City officials',
    description: 'Who speaks for a city that is being built, what they say, and whom to call',
    use: 'Pages of cities, and pages that city halls read.',
    avoid: 'The team of the company: take a leadership grid.',
  },
  {
    title: text('gfTitle'),
    description: html('gfDescription').optional(),
    image: image('gfImage').optional().help('A city hall, a street: it stands beside the words'),
    officials: list('gfItems', official).default([]).help('One to six, in their order'),
    cta: one('gfCta', callToAction).optional(),
    theme: choice('gfTheme', themeNames).default('mist'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface CityOfficialsProps extends PropsOf<typeof model.fields> {}

export const cityOfficials: Block<typeof model> = block(model, {
  component: () => import('./city-officials.tsx').then((m) => m.CityOfficials),
});
