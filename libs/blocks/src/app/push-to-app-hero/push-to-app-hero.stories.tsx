import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { pushToAppHero } from './push-to-app-hero.block.ts';
import * as fixtures from './push-to-app-hero.fixtures.ts';
import { PushToAppHero } from './push-to-app-hero.tsx';

export default {
  title: 'Blocks/Push-to-app hero · gfPushToAppHero',
  id: 'blocks-push-to-app-hero',
  component: PushToAppHero,
  tags: ['push-to-app-hero'],
};
const show = story(pushToAppHero, PushToAppHero);

export const Film: StoryObj = {
  ...show(fixtures.pushToAppFilm),
  play: async ({ canvasElement }) => {
    // A desktop browser shows both stores, and no button for phones.
    await expect(canvasElement.querySelector('[data-app-stores]')).toHaveAttribute('data-device', 'desktop');
    const forPhones = within(canvasElement).getAllByText(/^(Get it for|Descárgala para)/);
    for (const button of forPhones) await expect(button).not.toBeVisible();
    const frame = canvasElement.querySelector<HTMLElement>('[data-video]');
    const video = canvasElement.querySelector('video');
    if (!frame || !video) throw new Error('There is no film');
    const before = frame.dataset['state'];
    await userEvent.click(video);
    await expect(frame).not.toHaveAttribute('data-state', before);
  },
};
export const Still = { ...show(fixtures.pushToAppStill), name: 'Only the still, on teal' };
export const Bare = { ...show(fixtures.pushToAppBare), name: 'Only what is required, on ink' };
export const LongText = show(fixtures.pushToAppLong);
export const Spanish = { ...show(fixtures.pushToAppFilm), globals: { language: 'es' } };
