import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { carouselBlock } from '../carousel-block.block.ts';
import * as fixtures from './timed-list.fixtures.ts';
import { TimedList } from './timed-list.tsx';

export default {
  title: 'Carousels/Carousel/Carousel 3 · Timed list · gfCarousel',
  id: 'carousels-carousel-3-·-timed-list',
  component: TimedList,
  tags: ['carousel-3'],
};
const show = story(carouselBlock, TimedList);

export const Type3Standard = { ...show(fixtures.timedList), name: '3 · Timed list' };
export const Type3Picked: StoryObj = {
  ...Type3Standard,
  name: '3 · An item picked, the rest stopped',
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('link', {
      name: /^(From the router to the sofa|Del router al sofá)$/,
    });
    await userEvent.click(line);
    await expect(line).toHaveAttribute('aria-current', 'true');
    await expect(canvasElement.querySelector('[data-carousel]')).toHaveAttribute('data-wanted', 'false');
    await expect(location.hash).toBe('');
  },
};
export const Type3Still = { ...show(fixtures.timedListStill), name: '3 · Stands still, on ink' };
export const Type3One = { ...show(fixtures.timedListOne), name: '3 · One' };
export const Type3Two = { ...show(fixtures.timedListTwo), name: '3 · Two, in a module' };
export const Type3None = { ...show(fixtures.timedListNone), name: '3 · None' };
export const Type3Long = { ...show(fixtures.timedListLong), name: '3 · Long, and bare' };
export const Type3Spanish = { ...Type3Standard, name: '3 · In Spanish', globals: { language: 'es' } };
