import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { banner } from './banner.content.ts';
import * as fixtures from './banner.fixtures.ts';
import { Banner } from './banner.tsx';

const meta = {
  title: 'Blocks/Banner',
  component: Banner,
  tags: ['banner'],
  parameters: { contentType: banner },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(banner, Banner, fixture);

export const Blog: Story = { ...show(fixtures.blogPromo), tags: ['banner-1'], name: '1 · Blog promo' };
export const BlogBare: Story = {
  ...show(fixtures.blogPromoBare),
  tags: ['banner-1'],
  name: '1 · Only what is required',
};
export const Notice: Story = { ...show(fixtures.notice), tags: ['banner-2'], name: '2 · Notice' };
export const NoticeLong: Story = { ...show(fixtures.noticeLong), tags: ['banner-2'], name: '2 · Long text' };
export const Spanish: Story = { ...Blog, name: '1 · In Spanish', globals: { language: 'es' } };
