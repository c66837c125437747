import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { carouselBlock } from '../carousel-block.content.ts';
import * as fixtures from './timed-list.fixtures.ts';
import { TimedList } from './timed-list.tsx';

const meta = {
  title: 'Carousels/Carousel/3 · Timed list',
  component: TimedList,
  tags: ['carousel-3'],
  parameters: { contentType: carouselBlock, variant: 'timedList' },
} satisfies Meta<typeof TimedList>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(carouselBlock, TimedList, fixture);

export const Type3Standard: Story = { ...show(fixtures.timedList), name: '3 · Timed list' };
export const Type3Picked: Story = {
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
export const Type3Still: Story = { ...show(fixtures.timedListStill), name: '3 · Stands still, on ink' };
export const Type3One: Story = { ...show(fixtures.timedListOne), name: '3 · One' };
export const Type3Two: Story = { ...show(fixtures.timedListTwo), name: '3 · Two, in a module' };
export const Type3None: Story = { ...show(fixtures.timedListNone), name: '3 · None' };
export const Type3Long: Story = { ...show(fixtures.timedListLong), name: '3 · Long, and bare' };
export const Type3Spanish: Story = { ...Type3Standard, name: '3 · In Spanish', globals: { language: 'es' } };
