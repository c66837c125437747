import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { servicesCards } from './services-cards.content.ts';
import * as fixtures from './services-cards.fixtures.ts';
import { ServicesCards } from './services-cards.tsx';

const meta = {
  title: 'Blocks/Services cards',
  component: ServicesCards,
  tags: ['services-cards'],
  parameters: { contentType: servicesCards },
} satisfies Meta<typeof ServicesCards>;
export default meta;
type Story = StoryObj;

export const Four: Story = story(servicesCards, ServicesCards, fixtures.servicesFour);
export const Two: Story = {
  ...story(servicesCards, ServicesCards, fixtures.servicesTwo),
  name: 'Two with pictures, on ink',
};
export const LongText: Story = story(servicesCards, ServicesCards, fixtures.servicesLong);
export const Spanish: Story = { ...Four, globals: { language: 'es' } };
