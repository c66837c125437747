import type { Meta, StoryObj } from '@storybook/react-vite';
import { formStory, notSent } from '../../testing/form-story.tsx';
import { seesFailure, sendEmpty } from '../../testing/play-form.ts';
import { addressForm } from '../address-form.content.ts';
import { AddressForm } from '../address-form.tsx';
import * as fixtures from '../address-form.fixtures.ts';

const meta = {
  title: 'Forms/Address form/2 · City email form',
  component: AddressForm,
  tags: ['form-2'],
  parameters: { contentType: addressForm, variant: 'cityEmail' },
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj;

export const Type2CityEmail: Story = {
  ...formStory(fixtures.cityEmail, { width: '34rem' }),
  name: '2 · City email form',
};
export const Type2Errors: Story = { ...Type2CityEmail, name: '2 · Sent empty', play: sendEmpty };
export const Type2Spanish: Story = {
  ...Type2CityEmail,
  name: '2 · In Spanish, sent empty',
  globals: { language: 'es' },
  play: sendEmpty,
};
export const Type2Failed: Story = {
  ...formStory(fixtures.cityEmail, { width: '34rem', answer: notSent }),
  name: '2 · Not sent',
  play: seesFailure,
};
