import { choice, entryType, flag, list, slot, text, type PropsOf } from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';
import { heroSlide } from '../hero-slides/hero-slide.content.ts';
import { heroCarouselDefaults } from './hero-carousel.defaults.ts';

export const heroCarousel = entryType(
  'gfHeroCarousel',
  {
    name: 'Hero carousel',
    description: 'The top of a page that shows several things in turn, and a form that stays',
    use: 'The top of a page with two to five things of the same weight.',
    avoid: 'One thing to say: take a hero. The first slide is the one that is read.',
  },
  {
    internalName: text('gfInternalName')
      .optional()
      .help('What editors call it; a screen reader reads it out'),
    slides: list('gfItems', heroSlide).default([]),
    form: slot('gfForm').optional().help('Lies over the slides, and stays while they change'),
    isPageTitle: flag('gfIsPageTitle')
      .default(heroCarouselDefaults.isPageTitle)
      .help('Off where another block has the title of the page'),
    theme: choice('gfTheme', themeNames).default(heroCarouselDefaults.theme),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface HeroCarouselProps extends PropsOf<typeof heroCarousel.fields> {}
