import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../testing/story.ts';
import { featuredContainer } from '../featured-container.content.ts';
import * as fixtures from './featured-post.fixtures.ts';
import { FeaturedPost } from './featured-post.tsx';

const meta = {
  title: 'Blocks/Featured container/2 · One post, and more of them',
  component: FeaturedPost,
  tags: ['grid-featured-2'],
  parameters: { contentType: featuredContainer, variant: 'featuredPost' },
} satisfies Meta<typeof FeaturedPost>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(featuredContainer, FeaturedPost, fixture);

export const Standard: Story = { ...show(fixtures.featuredPost), name: 'One post, and more of them' };
export const Alone: Story = { ...show(fixtures.featuredPostAlone), name: 'One alone' };
export const OnInk: Story = { ...show(fixtures.featuredPostLong), name: 'On ink' };
export const Spanish: Story = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
