import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { pageVideos } from './page-videos.content.ts';
import * as fixtures from './page-videos.fixtures.ts';
import { PageVideos } from './page-videos.tsx';

const meta = {
  title: 'Blocks/Page section with videos',
  component: PageVideos,
  tags: ['page-videos'],
  parameters: { contentType: pageVideos },
} satisfies Meta<typeof PageVideos>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(pageVideos, PageVideos, fixture);

export const Three: Story = { ...show(fixtures.pageVideosThree), name: 'Three, the first one large' };
export const One: Story = { ...show(fixtures.pageVideosOne), name: 'One without words, on ink' };
export const Long: Story = { ...show(fixtures.pageVideosLong), name: 'Long text' };
export const Spanish: Story = { ...Three, name: 'In Spanish', globals: { language: 'es' } };
