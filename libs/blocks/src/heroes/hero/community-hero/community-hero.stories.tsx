import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../testing/story.ts';
import { hero } from '../hero.content.ts';
import * as fixtures from './community-hero.fixtures.ts';
import { CommunityHero } from './community-hero.tsx';

const meta = {
  title: 'Blocks/Hero/11 · Community hero',
  component: CommunityHero,
  tags: ['hero-11'],
  parameters: { contentType: hero, variant: 'communityHero' },
} satisfies Meta<typeof CommunityHero>;
export default meta;
type Story = StoryObj;

export const Type11CommunityActions: Story = {
  ...story(hero, CommunityHero, fixtures.communityActions),
  name: '11 · Two calls to action',
};
export const Type11CommunityForm: Story = {
  ...story(hero, CommunityHero, fixtures.communityForm),
  name: '11 · With a form, on mist',
};
export const Type11CommunityInk: Story = {
  ...story(hero, CommunityHero, fixtures.communityInk),
  name: '11 · On ink',
};
export const Type11CommunityFaq: Story = {
  ...story(hero, CommunityHero, fixtures.communityFaq),
  name: '11 · Over an FAQ, on violet',
};
export const Type11CommunityLong: Story = {
  ...story(hero, CommunityHero, fixtures.communityLong),
  name: '11 · Long text',
};
export const Type11CommunitySpanish: Story = {
  ...Type11CommunityActions,
  name: '11 · In Spanish',
  globals: { language: 'es' },
};
