import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { addressForm } from '../address-form/address-form.block.ts';
import { forgotEmail } from '../address-form/address-form.fixtures.ts';
import { AddressForm } from '../address-form/address-form.tsx';
import { formStory } from '../testing/form-story.tsx';
import { inSpanish, seesFailure, sendEmpty, sendFilledIn } from '../testing/play-form.ts';

export default {
  title: 'Forms/Address form/Form 13 · Forgot-email form · gfAddressForm',
  id: 'forms-address-form-13-·-forgot-email-form',
  component: AddressForm,
  tags: ['form-13'],
  parameters: { contentType: addressForm },
};

export const Type13ForgotEmail = {
  ...formStory(forgotEmail, { width: '34rem' }),
  name: '13 · Forgot-email form',
};
export const Type13Errors = { ...Type13ForgotEmail, name: '13 · Sent empty', play: sendEmpty };
export const Type13Spanish = {
  ...Type13ForgotEmail,
  ...inSpanish,
  name: '13 · In Spanish, sent empty',
  play: sendEmpty,
};
export const Type13NotFound = {
  ...formStory(forgotEmail, { width: '34rem', emailProblem: 'notFound' }),
  name: '13 · No such account',
  play: seesFailure,
};
export const Type13Found: StoryObj = {
  ...Type13ForgotEmail,
  name: '13 · Found',
  play: async (context) => {
    await sendFilledIn(context);
    await expect(await within(context.canvasElement).findByRole('heading')).toBeVisible();
  },
};
