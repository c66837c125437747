import { story } from '../../testing/story.ts';
import { buttonBanner } from './button-banner.block.ts';
import * as fixtures from './button-banner.fixtures.ts';
import { ButtonBanner } from './button-banner.tsx';

export default {
  title: 'Blocks/Banner with text and button · gfBannerWithTextAndButton',
  id: 'blocks-banner-with-text-and-button',
  component: ButtonBanner,
  tags: ['button-banner'],
};
const show = story(buttonBanner, ButtonBanner);

export const Outside = { ...show(fixtures.buttonBannerOutside), name: 'To another site' };
export const Inside = { ...show(fixtures.buttonBannerInside), name: 'To a page of ours, on ink' };
export const TitleOnly = show(fixtures.buttonBannerTitleOnly);
export const LongText = show(fixtures.buttonBannerLong);
export const Spanish = { ...Outside, globals: { language: 'es' } };
