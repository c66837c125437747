import { expect, within } from 'storybook/test';
import { formStory } from '../../testing/form-story.tsx';
import { inSpanish, sendEmpty, type Canvas } from '../../testing/play-form.ts';
import { addressForm } from '../address-form.block.ts';
import { AddressForm } from '../address-form.tsx';
import * as fixtures from '../address-form.fixtures.ts';

export default {
  title: 'Forms/Address form/Form 1 · Email form · gfAddressForm',
  id: 'forms-address-form-1-·-email-form',
  component: AddressForm,
  tags: ['form-1'],
  parameters: { contentType: addressForm },
};

/**
 * Largest width of a field, px. A wider field would look like a line to write on, not like a box for an
 * email.
 */
const LONGEST_PX = 544;

export const Type1Email = {
  ...formStory(fixtures.email),
  name: '1 · Email form',
  play: async ({ canvasElement }: Canvas) => {
    await expect(within(canvasElement).getByRole('textbox').offsetWidth).toBeLessThanOrEqual(LONGEST_PX);
  },
};
export const Type1WithAddress = {
  ...formStory(fixtures.emailWithAddress, { width: '34rem' }),
  name: '1 · With the whole address',
};
export const Type1Errors = { ...Type1Email, name: '1 · Sent empty', play: sendEmpty };
export const Type1Spanish = {
  ...Type1Email,
  ...inSpanish,
  name: '1 · In Spanish, sent empty',
  play: sendEmpty,
};
