import {
  block,
  choice,
  entryType,
  flag,
  list,
  slot,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { ifMany } from '../engine/if-many.ts';
import { themeNames } from '@skein/ui/tokens';
import { heroSlide } from '../hero-slides/hero-slide.content.ts';

const model = entryType(
  'gfHeroCarousel',
  {
    name: 'Hero carousel',
    bringsTitle: true,
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
      .default(true)
      .help('Off where another block has the title of the page'),
    theme: choice('gfTheme', themeNames).default('paper'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface HeroCarouselProps extends PropsOf<typeof model.fields> {}

export const heroCarousel: Block<typeof model> = block(model, {
  component: () => import('./hero-carousel.tsx').then((m) => m.HeroCarousel),
  wakes: ({ slides }) =>
    ifMany(slides, {
      when: 'visible',
      enhancer: () => import('../engine/enhance.ts').then((m) => m.enhanceCarousels),
    }),
});
