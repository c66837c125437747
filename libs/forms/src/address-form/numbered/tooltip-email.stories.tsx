import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { formStory, notSent } from '../../testing/form-story.tsx';
import { inSpanish, seesFailure, sendEmpty } from '../../testing/play-form.ts';
import { addressForm } from '../address-form.block.ts';
import { AddressForm } from '../address-form.tsx';
import * as fixtures from '../address-form.fixtures.ts';

export default {
  title: 'Forms/Address form/Form 10 · Tooltip email form · gfAddressForm',
  id: 'forms-address-form-10-·-tooltip-email-form',
  component: AddressForm,
  tags: ['form-10'],
  parameters: { contentType: addressForm },
};

export const Type10TooltipEmail = {
  ...formStory(fixtures.tooltipEmail),
  name: '10 · Tooltip email form',
};
export const Type10Errors: StoryObj = {
  ...Type10TooltipEmail,
  name: '10 · Sent empty',
  play: async (context) => {
    await sendEmpty(context);
    const canvas = within(context.canvasElement);
    const bubble = canvas.getByRole('tooltip').getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    // The button is below the field on a phone, and otherwise beside the field. The bubble never covers the
    // button.
    await expect(
      bubble.bottom <= button.top || bubble.top >= button.bottom || bubble.right <= button.left,
    ).toBe(true);
  },
};
export const Type10Spanish = {
  ...Type10TooltipEmail,
  ...inSpanish,
  name: '10 · In Spanish, sent empty',
  play: sendEmpty,
};
export const Type10Failed = {
  ...formStory(fixtures.tooltipEmail, { answer: notSent }),
  name: '10 · Not sent',
  play: seesFailure,
};
