import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { story } from '../testing/story.ts';
import { heroCarousel } from './hero-carousel.content.ts';
import * as fixtures from './hero-carousel.fixtures.ts';
import { HeroCarousel } from './hero-carousel.tsx';

const meta = {
  title: 'Carousels/Hero carousel',
  component: HeroCarousel,
  tags: ['hero-carousel'],
  parameters: { contentType: heroCarousel },
} satisfies Meta<typeof HeroCarousel>;
export default meta;
type Story = StoryObj;

export const Basic: Story = {
  ...story(heroCarousel, HeroCarousel, fixtures.heroCarouselBasic),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The controls are there once script has run.
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
export const WithForm: Story = story(heroCarousel, HeroCarousel, fixtures.heroCarouselWithForm);
export const One: Story = story(heroCarousel, HeroCarousel, fixtures.heroCarouselOne);
export const None: Story = story(heroCarousel, HeroCarousel, fixtures.heroCarouselNone);
export const LongAndBare: Story = story(heroCarousel, HeroCarousel, fixtures.heroCarouselLong);
export const Many: Story = story(heroCarousel, HeroCarousel, fixtures.heroCarouselMany);
export const Spanish: Story = {
  ...story(heroCarousel, HeroCarousel, fixtures.heroCarouselBasic),
  globals: { language: 'es' },
};
