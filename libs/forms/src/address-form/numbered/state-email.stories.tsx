import { formStory } from '../../testing/form-story.tsx';
import { inSpanish, sendEmpty } from '../../testing/play-form.ts';
import { addressForm } from '../address-form.block.ts';
import { AddressForm } from '../address-form.tsx';
import * as fixtures from '../address-form.fixtures.ts';

export default {
  title: 'Forms/Address form/Form 7 · State email form · gfAddressForm',
  id: 'forms-address-form-7-·-state-email-form',
  component: AddressForm,
  tags: ['form-7'],
  parameters: { contentType: addressForm },
};

export const Type7StateEmail = {
  ...formStory(fixtures.stateEmail, { width: '48rem' }),
  name: '7 · State email form',
};
export const Type7Errors = { ...Type7StateEmail, name: '7 · Sent empty', play: sendEmpty };
export const Type7Spanish = {
  ...Type7StateEmail,
  ...inSpanish,
  name: '7 · In Spanish, sent empty',
  play: sendEmpty,
};
