import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { cityInterestHero } from './city-interest-hero.content.ts';
import * as fixtures from './city-interest-hero.fixtures.ts';
import { CityInterestHero } from './city-interest-hero.tsx';

const meta = {
  title: 'Blocks/City hero with expression of interest',
  component: CityInterestHero,
  tags: ['city-interest-hero'],
  parameters: { contentType: cityInterestHero },
} satisfies Meta<typeof CityInterestHero>;
export default meta;
type Story = StoryObj;

export const Form: Story = {
  ...story(cityInterestHero, CityInterestHero, fixtures.cityInterestForm),
  name: 'With a form',
};
export const Action: Story = {
  ...story(cityInterestHero, CityInterestHero, fixtures.cityInterestAction),
  name: 'A call to action, words of its own on the chip, on ink',
};
export const Bare: Story = {
  ...story(cityInterestHero, CityInterestHero, fixtures.cityInterestBare),
  name: 'Only what is required',
};
export const LongText: Story = story(cityInterestHero, CityInterestHero, fixtures.cityInterestLong);
export const Spanish: Story = { ...Form, globals: { language: 'es' } };
