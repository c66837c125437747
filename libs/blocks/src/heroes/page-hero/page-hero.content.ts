import {
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
} from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';
import { pageHeroDefaults } from './page-hero.defaults.ts';

export const pageHero = entryType(
  'gfPageHero',
  {
    name: 'Page hero',
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
      .default(pageHeroDefaults.look)
      .help('plain: over the whole width. module: a panel in the page’s column'),
    isPageTitle: flag('gfIsPageTitle')
      .default(pageHeroDefaults.isPageTitle)
      .help('No: further down a page, under a title that is there already'),
    image: image('gfImage').optional(),
    form: slot('gfForm').optional().help('A form entry; it takes the place of the calls to action'),
    cta: one('gfCta', callToAction).optional(),
    secondCta: one('gfSecondCta', callToAction).optional(),
    theme: choice('gfTheme', themeNames).default(pageHeroDefaults.theme),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface PageHeroProps extends PropsOf<typeof pageHero.fields> {}
