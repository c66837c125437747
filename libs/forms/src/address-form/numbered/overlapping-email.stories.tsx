import { formStory } from '../../testing/form-story.tsx';
import { inSpanish, sendEmpty } from '../../testing/play-form.ts';
import { addressForm } from '../address-form.block.ts';
import { AddressForm } from '../address-form.tsx';
import * as fixtures from '../address-form.fixtures.ts';

export default {
  title: 'Forms/Address form/Form 9 · Overlapping email form · gfAddressForm',
  id: 'forms-address-form-9-·-overlapping-email-form',
  component: AddressForm,
  tags: ['form-9'],
  parameters: { contentType: addressForm },
};

export const Type9OverlappingEmail = {
  ...formStory(fixtures.overlappingEmail, { width: '34rem' }),
  name: '9 · Overlapping email form',
};
export const Type9Errors = { ...Type9OverlappingEmail, name: '9 · Sent empty', play: sendEmpty };
export const Type9Spanish = {
  ...Type9OverlappingEmail,
  ...inSpanish,
  name: '9 · In Spanish, sent empty',
  play: sendEmpty,
};
