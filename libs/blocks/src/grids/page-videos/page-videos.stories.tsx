import { story } from '../../testing/story.ts';
import { pageVideos } from './page-videos.block.ts';
import * as fixtures from './page-videos.fixtures.ts';
import { PageVideos } from './page-videos.tsx';

export default {
  title: 'Blocks/Page section with videos · gfPageSectionVideos',
  id: 'blocks-page-section-with-videos',
  component: PageVideos,
  tags: ['page-videos'],
};
const show = story(pageVideos, PageVideos);

export const Three = { ...show(fixtures.pageVideosThree), name: 'Three, the first one large' };
export const One = { ...show(fixtures.pageVideosOne), name: 'One without words, on ink' };
export const Long = { ...show(fixtures.pageVideosLong), name: 'Long text' };
export const Spanish = { ...Three, name: 'In Spanish', globals: { language: 'es' } };
