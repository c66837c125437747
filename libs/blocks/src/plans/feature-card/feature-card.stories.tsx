import type { StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { featureCard } from './feature-card.block.ts';
import * as fixtures from './feature-card.fixtures.ts';
import { FeatureCard } from './feature-card.tsx';

export default {
  title: 'Blocks/Plan feature card · gfFeatureCard',
  id: 'blocks-plan-feature-card',
  component: FeatureCard,
  tags: ['feature-card'],
};
const show = story(featureCard, FeatureCard);

export const Basic = show(fixtures.featureCardBasic);
export const TitleOnly = { ...show(fixtures.featureCardTitleOnly), name: 'Only what is required' };
export const Long = { ...show(fixtures.featureCardLong), name: 'Long text' };
export const Varied: StoryObj = {
  ...Basic,
  name: 'In the style of a variation',
  play: async ({ canvasElement }) => {
    // The page’s first script does this for visitors in the variation.
    canvasElement.querySelector('[data-style-flag]')?.classList.add('varied');
  },
};
export const Spanish = { ...Basic, name: 'In Spanish', globals: { language: 'es' } };
