import {
  block,
  callToAction,
  choice,
  entryType,
  flag,
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
  'gfPageHero',
  {
    name: 'Page hero',
    bringsTitle: true,
    description:
      'Title, words, a picture and one thing to do; plain, or as a module inside the page’s column',
    use: 'Pages that are a tool, whose title shall not push the tool away.',
    avoid: 'Pages that sell something: take a hero.',
  },
  {
    title: text('gfTitle'),
    kicker: text('gfKicker', 60).optional().help('A few words above the title'),
    subtitle: text('gfSubTitle').optional(),
    description: html('gfDescription').optional(),
    look: choice('gfPageHeroForm', ['plain', 'module'])
      .default('plain')
      .help('plain: over the whole width. module: a panel in the page’s column'),
    isPageTitle: flag('gfIsPageTitle')
      .default(true)
      .help('No: further down a page, under a title that is there already'),
    image: image('gfImage').optional(),
    form: slot('gfForm').optional().help('A form entry; it takes the place of the calls to action'),
    cta: one('gfCta', callToAction).optional(),
    secondCta: one('gfSecondCta', callToAction).optional(),
    theme: choice('gfTheme', themeNames).default('paper'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface PageHeroProps extends PropsOf<typeof model.fields> {}

export const pageHero: Block<typeof model> = block(model, {
  component: () => import('./page-hero.tsx').then((m) => m.PageHero),
});
