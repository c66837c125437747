import { story } from '../testing/story.ts';
import { tvDemoScroll } from './tv-demo-scroll.block.ts';
import * as fixtures from './tv-demo-scroll.fixtures.ts';
import { TvDemoScroll } from './tv-demo-scroll.tsx';

export default {
  title: 'Carousels/TV demo · gfTvDemoScroll',
  id: 'carousels-tv-demo',
  component: TvDemoScroll,
  tags: ['tv-demo-scroll'],
};
const show = story(tvDemoScroll, TvDemoScroll);

export const Basic = show(fixtures.tvDemoScrollBasic);
export const TwoOnViolet = show(fixtures.tvDemoScrollViolet);
export const OneOnPaper = show(fixtures.tvDemoScrollOne);
export const None = show(fixtures.tvDemoScrollNone);
export const LongAndTooMany = show(fixtures.tvDemoScrollLong);
export const Spanish = { ...Basic, globals: { language: 'es' } };
