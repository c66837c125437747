import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../testing/story.ts';
import { featuredContainer } from '../featured-container.content.ts';
import * as fixtures from './featured-list.fixtures.ts';
import { FeaturedList } from './featured-list.tsx';

const meta = {
  title: 'Blocks/Featured container/1 · List of posts, the first one large',
  component: FeaturedList,
  tags: ['grid-featured-1'],
  parameters: { contentType: featuredContainer, variant: 'featuredList' },
} satisfies Meta<typeof FeaturedList>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(featuredContainer, FeaturedList, fixture);

export const Standard: Story = { ...show(fixtures.featuredList), name: 'List of posts, the first one large' };
export const Alone: Story = { ...show(fixtures.featuredListOne), name: 'One alone' };
export const OnInk: Story = { ...show(fixtures.featuredListInk), name: 'On ink' };
export const Spanish: Story = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
