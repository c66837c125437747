import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { carouselBlock } from '../carousel-block.content.ts';
import * as fixtures from './gaming-stories.fixtures.ts';
import { GamingStories } from './gaming-stories.tsx';

const meta = {
  title: 'Carousels/Carousel/2 · Gaming stories',
  component: GamingStories,
  tags: ['carousel-2'],
  parameters: { contentType: carouselBlock, variant: 'gamingStories' },
} satisfies Meta<typeof GamingStories>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(carouselBlock, GamingStories, fixture);

export const Type2Standard: Story = { ...show(fixtures.gamingStoriesBasic), name: '2 · Three stories' };
export const Type2Two: Story = {
  ...show(fixtures.gamingStoriesTwoOnInk),
  name: '2 · Two on ink, without a title',
};
export const Type2One: Story = { ...show(fixtures.gamingStoriesOne), name: '2 · One' };
export const Type2None: Story = { ...show(fixtures.gamingStoriesNone), name: '2 · None' };
export const Type2Long: Story = {
  ...show(fixtures.gamingStoriesLong),
  name: '2 · Too long for a window, and without a picture',
};
export const Type2Many: Story = {
  ...show(fixtures.gamingStoriesMany),
  // As high as two hundred windows: no picture of it would say anything.
  tags: ['!visual'],
  name: '2 · Two hundred',
};
export const Type2Spanish: Story = { ...Type2Standard, name: '2 · In Spanish', globals: { language: 'es' } };
