import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { story } from '../testing/story.ts';
import { heroCarousel } from './hero-carousel.block.ts';
import * as fixtures from './hero-carousel.fixtures.ts';
import { HeroCarousel } from './hero-carousel.tsx';

export default {
  title: 'Carousels/Hero carousel · gfHeroCarousel',
  id: 'carousels-hero-carousel',
  component: HeroCarousel,
  tags: ['hero-carousel'],
};
const show = story(heroCarousel, HeroCarousel);

export const Basic: StoryObj = {
  ...show(fixtures.heroCarouselBasic),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The controls appear after the script has started.
    await userEvent.click(await canvas.findByRole('button', { name: /^(Next|Siguiente)$/ }));
    await expect(
      canvas.findByRole('button', { name: /^(Go to slide|Ir a la diapositiva) 2$/, current: true }),
    ).resolves.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Previous|Anterior)$/ }));
    await expect(
      canvas.findByRole('button', { name: /^(Go to slide|Ir a la diapositiva) 1$/, current: true }),
    ).resolves.toBeVisible();
  },
};
export const WithForm = { ...show(fixtures.heroCarouselWithForm), tags: ['strangers'] };
export const BelowAnotherHero = show(fixtures.heroCarouselBelow);
export const One = show(fixtures.heroCarouselOne);
export const None = show(fixtures.heroCarouselNone);
export const LongAndBare = show(fixtures.heroCarouselLong);
export const Many = show(fixtures.heroCarouselMany);
export const Spanish = { ...show(fixtures.heroCarouselBasic), globals: { language: 'es' } };
