import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../testing/story.ts';
import { featuresCarousel } from './features-carousel.content.ts';
import * as fixtures from './features-carousel.fixtures.ts';
import { FeaturesCarousel } from './features-carousel.tsx';

const meta = {
  title: 'Carousels/Features carousel',
  component: FeaturesCarousel,
  tags: ['features-carousel'],
  parameters: { contentType: featuresCarousel },
} satisfies Meta<typeof FeaturesCarousel>;
export default meta;
type Story = StoryObj;

export const Basic: Story = story(featuresCarousel, FeaturesCarousel, fixtures.featuresCarouselBasic);
export const WithFilmOnInk: Story = story(featuresCarousel, FeaturesCarousel, fixtures.featuresCarouselFilm);
export const One: Story = story(featuresCarousel, FeaturesCarousel, fixtures.featuresCarouselOne);
export const None: Story = story(featuresCarousel, FeaturesCarousel, fixtures.featuresCarouselNone);
export const Long: Story = story(featuresCarousel, FeaturesCarousel, fixtures.featuresCarouselLong);
export const Spanish: Story = { ...Basic, globals: { language: 'es' } };
