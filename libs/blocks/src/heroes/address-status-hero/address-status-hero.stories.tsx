import type { AuthoredEntry } from '@skein/cms-client';
import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import type { CheckedAddress } from '../address-label/address-lines.ts';
import { addressStatusHero } from './address-status-hero.block.ts';
import * as fixtures from './address-status-hero.fixtures.ts';
import { AddressStatusHero } from './address-status-hero.tsx';

export default {
  title: 'Blocks/Address status hero · gfAddressStatusHero',
  id: 'blocks-address-status-hero',
  component: AddressStatusHero,
  tags: ['address-status-hero'],
};

const house: CheckedAddress = { streetAddress: '2 Not Yet Ln', unitNumber: '', zipCode: '78704' };
const apartment: CheckedAddress = {
  streetAddress: '200 Many Doors Blvd',
  unitNumber: '3D',
  zipCode: '78702',
};

function show(fixture: AuthoredEntry, address?: CheckedAddress, email?: string): StoryObj {
  const shown = story(addressStatusHero, AddressStatusHero)(fixture);
  return { ...shown, args: { ...shown.args, address, email } };
}

export const Available = show(fixtures.addressAvailable, { ...house, streetAddress: '1 Ready Rd' });
export const NotYet: StoryObj = {
  ...show(fixtures.addressNotYet, house),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img')).toHaveAttribute('src', expect.stringContaining('not-available'));
    await expect(canvas.getByText('2 Not Yet Ln')).toBeVisible();
    const chat = canvas.getByRole('link', { name: /Ask a person|Hablar con alguien/ });
    await expect(chat.closest('[data-analytics]')).not.toBeNull();
  },
};
export const EmailKept = {
  ...show(fixtures.addressNotYet, house, 'wilhelmina.featherstonehaugh@mail.long-name.example'),
  name: 'With the email that came with the address',
};
export const AlmostThere = show(fixtures.addressAlmostThere, apartment);
export const TryAgain = show(fixtures.addressTryAgain, house);
export const AddressUnknown: StoryObj = {
  ...show(fixtures.addressNotYet),
  name: 'As the server sends it: nobody’s address',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/You asked about|Preguntaste por/)).toBeNull();
  },
};
export const Bare = { ...show(fixtures.addressStatusBare, house), name: 'Only what is required' };
export const LongText = show(fixtures.addressStatusLong, {
  streetAddress: '12345 Southwest Whistle Stop Crossing Boulevard',
  unitNumber: 'Penthouse C, second entrance',
  zipCode: '78702-1234',
});
export const Spanish = { ...AlmostThere, globals: { language: 'es' } };
