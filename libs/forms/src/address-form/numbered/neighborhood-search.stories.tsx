import type { Meta, StoryObj } from '@storybook/react-vite';
import { formStory } from '../../testing/form-story.tsx';
import { sendEmpty } from '../../testing/play-form.ts';
import { addressForm } from '../address-form.content.ts';
import { AddressForm } from '../address-form.tsx';
import * as fixtures from '../address-form.fixtures.ts';

const meta = {
  title: 'Forms/Address form/8 · Neighborhood address search form',
  component: AddressForm,
  tags: ['form-8'],
  parameters: { contentType: addressForm, variant: 'neighborhoodSearch' },
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj;

export const Type8NeighborhoodSearch: Story = {
  ...formStory(fixtures.neighborhoodSearch, { width: '64rem' }),
  name: '8 · Neighborhood address search form',
};
export const Type8Errors: Story = { ...Type8NeighborhoodSearch, name: '8 · Sent empty', play: sendEmpty };
export const Type8Spanish: Story = {
  ...Type8NeighborhoodSearch,
  name: '8 · In Spanish, sent empty',
  globals: { language: 'es' },
  play: sendEmpty,
};
