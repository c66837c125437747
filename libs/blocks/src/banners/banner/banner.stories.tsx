import { story } from '../../testing/story.ts';
import { banner } from './banner.block.ts';
import * as fixtures from './banner.fixtures.ts';
import { Banner } from './banner.tsx';

export default {
  title: 'Blocks/Banner · gfPromoBanner',
  id: 'blocks-banner',
  component: Banner,
  tags: ['banner'],
};
const show = story(banner, Banner);

export const Blog = { ...show(fixtures.blogPromo), tags: ['banner-1'], name: '1 · Blog promo' };
export const BlogBare = {
  ...show(fixtures.blogPromoBare),
  tags: ['banner-1'],
  name: '1 · Only what is required',
};
export const Notice = { ...show(fixtures.notice), tags: ['banner-2'], name: '2 · Notice' };
export const NoticeLong = { ...show(fixtures.noticeLong), tags: ['banner-2'], name: '2 · Long text' };
export const Spanish = { ...Blog, name: '1 · In Spanish', globals: { language: 'es' } };
