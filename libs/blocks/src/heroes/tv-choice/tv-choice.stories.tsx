import { story } from '../../testing/story.ts';
import { tvChoice } from './tv-choice.block.ts';
import * as fixtures from './tv-choice.fixtures.ts';
import { TvChoice } from './tv-choice.tsx';

export default {
  title: 'Blocks/TV choice · gfTvChoice',
  id: 'blocks-tv-choice',
  component: TvChoice,
  tags: ['tv-choice'],
};
const show = story(tvChoice, TvChoice);

export const Violet = show(fixtures.tvChoiceViolet);
export const Ink = show(fixtures.tvChoiceInk);
export const OnlyTitle = show(fixtures.tvChoiceOnlyTitle);
export const LongText = show(fixtures.tvChoiceLong);
export const Spanish = { ...Violet, globals: { language: 'es' } };
