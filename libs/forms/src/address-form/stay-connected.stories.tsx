import type { Meta, StoryObj } from '@storybook/react-vite';
import { formStory, notSent } from '../testing/form-story.tsx';
import { seesFailure, sendEmpty } from '../testing/play-form.ts';
import { stayConnectedForm } from './address-form.content.ts';
import * as fixtures from './address-form.fixtures.ts';
import { StayConnectedForm } from './own-forms.tsx';

const meta = {
  title: 'Forms/Stay-connected form',
  component: StayConnectedForm,
  parameters: { contentType: stayConnectedForm },
} satisfies Meta<typeof StayConnectedForm>;
export default meta;
type Story = StoryObj;

export const Empty: Story = { ...formStory(fixtures.stayConnected, { width: '48rem' }) };
export const Errors: Story = {
  ...formStory(fixtures.stayConnected, { width: '48rem' }),
  name: 'Sent empty',
  play: sendEmpty,
};
export const Spanish: Story = {
  ...formStory(fixtures.stayConnected, { width: '48rem' }),
  name: 'In Spanish, sent empty',
  globals: { language: 'es' },
  play: sendEmpty,
};
export const Failed: Story = {
  ...formStory(fixtures.stayConnected, {
    width: '48rem',
    answer: notSent,
  }),
  name: 'Not sent',
  play: seesFailure,
};
export const Module: Story = {
  ...formStory(fixtures.stayConnectedModule, { width: '80rem' }),
  name: 'As a full module',
};
