import type { Meta, StoryObj } from '@storybook/react-vite';
import { formStory } from '../../testing/form-story.tsx';
import { sendEmpty } from '../../testing/play-form.ts';
import { addressForm } from '../address-form.content.ts';
import { AddressForm } from '../address-form.tsx';
import * as fixtures from '../address-form.fixtures.ts';

const meta = {
  title: 'Forms/Address form/7 · State email form',
  component: AddressForm,
  tags: ['form-7'],
  parameters: { contentType: addressForm, variant: 'stateEmail' },
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj;

export const Type7StateEmail: Story = {
  ...formStory(fixtures.stateEmail, { width: '48rem' }),
  name: '7 · State email form',
};
export const Type7Errors: Story = { ...Type7StateEmail, name: '7 · Sent empty', play: sendEmpty };
export const Type7Spanish: Story = {
  ...Type7StateEmail,
  name: '7 · In Spanish, sent empty',
  globals: { language: 'es' },
  play: sendEmpty,
};
