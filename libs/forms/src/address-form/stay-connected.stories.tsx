import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formStory, notSent } from '../testing/form-story.tsx';
import { seesFailure, sendEmpty } from '../testing/play-form.ts';
import { stayConnectedForm } from './own-forms.block.ts';
import * as fixtures from './address-form.fixtures.ts';
import { StayConnectedForm } from './own-forms.tsx';

export default {
  title: 'Forms/Stay-connected form · gfStayConnectedForm',
  id: 'forms-stay-connected-form',
  component: StayConnectedForm,
  parameters: { contentType: stayConnectedForm },
};

/** Expects that the form has this width on a wide screen, even if its container is wider. */
async function isWide(canvas: HTMLElement, px: number) {
  if (!matchMedia('(min-width: 768px)').matches) return;
  await expect(canvas.querySelector('form')?.parentElement?.offsetWidth).toBe(px);
}

export const Empty: StoryObj = {
  ...formStory(fixtures.stayConnected, { width: '48rem' }),
  play: async ({ canvasElement, globals }) => isWide(canvasElement, globals['language'] === 'es' ? 599 : 558),
};
export const Errors = {
  ...formStory(fixtures.stayConnected, { width: '48rem' }),
  name: 'Sent empty',
  play: sendEmpty,
};
export const Spanish: StoryObj = {
  ...formStory(fixtures.stayConnected, { width: '48rem' }),
  name: 'In Spanish, sent empty',
  globals: { language: 'es' },
  play: async (context) => {
    await isWide(context.canvasElement, 599);
    await sendEmpty(context);
  },
};
export const Failed = {
  ...formStory(fixtures.stayConnected, { width: '48rem', answer: notSent }),
  name: 'Not sent',
  play: seesFailure,
};
export const Module = {
  ...formStory(fixtures.stayConnectedModule, { width: '80rem' }),
  name: 'As a full module',
};
