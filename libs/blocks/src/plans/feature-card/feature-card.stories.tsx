import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { featureCard } from './feature-card.content.ts';
import * as fixtures from './feature-card.fixtures.ts';
import { FeatureCard } from './feature-card.tsx';

const meta = {
  title: 'Blocks/Plan feature card',
  component: FeatureCard,
  tags: ['feature-card'],
  parameters: { contentType: featureCard },
} satisfies Meta<typeof FeatureCard>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(featureCard, FeatureCard, fixture);

export const Basic: Story = { ...show(fixtures.featureCardBasic) };
export const TitleOnly: Story = { ...show(fixtures.featureCardTitleOnly), name: 'Only what is required' };
export const Long: Story = { ...show(fixtures.featureCardLong), name: 'Long text' };
export const Varied: Story = {
  ...Basic,
  name: 'In the style of a variation',
  play: async ({ canvasElement }) => {
    // As the page’s first script does for who is in it.
    canvasElement.querySelector('[data-style-flag]')?.classList.add('varied');
  },
};
export const Spanish: Story = { ...Basic, name: 'In Spanish', globals: { language: 'es' } };
