import type { Meta, StoryObj } from '@storybook/react-vite';
import { formStory } from '../../testing/form-story.tsx';
import { sendEmpty } from '../../testing/play-form.ts';
import { addressForm } from '../address-form.content.ts';
import { AddressForm } from '../address-form.tsx';
import * as fixtures from '../address-form.fixtures.ts';

const meta = {
  title: 'Forms/Address form/5 · Banner bottom search form',
  component: AddressForm,
  tags: ['form-5'],
  parameters: { contentType: addressForm, variant: 'bottomSearch' },
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj;

export const Type5BottomSearch: Story = {
  ...formStory(fixtures.bottomSearch, { width: '72rem' }),
  name: '5 · Banner bottom search form',
};
export const Type5Errors: Story = { ...Type5BottomSearch, name: '5 · Sent empty', play: sendEmpty };
export const Type5Spanish: Story = {
  ...Type5BottomSearch,
  name: '5 · In Spanish, sent empty',
  globals: { language: 'es' },
  play: sendEmpty,
};
