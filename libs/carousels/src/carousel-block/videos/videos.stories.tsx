import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { carouselBlock } from '../carousel-block.content.ts';
import * as fixtures from './videos.fixtures.ts';
import { Videos } from './videos.tsx';

const meta = {
  title: 'Carousels/Carousel/4 · Videos',
  component: Videos,
  tags: ['carousel-4'],
  parameters: { contentType: carouselBlock, variant: 'videos' },
} satisfies Meta<typeof Videos>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(carouselBlock, Videos, fixture);

export const Type4Standard: Story = {
  ...show(fixtures.videosBasic),
  name: '4 · Three films, moves by itself, on ink',
};
export const Type4Two: Story = { ...show(fixtures.videosTwo), name: '4 · Two, without a title' };
export const Type4One: Story = { ...show(fixtures.videosOne), name: '4 · One' };
export const Type4None: Story = { ...show(fixtures.videosNone), name: '4 · None' };
export const Type4Spanish: Story = { ...Type4Standard, name: '4 · In Spanish', globals: { language: 'es' } };
