import { formStory, notSent } from '../../testing/form-story.tsx';
import { inSpanish, seesFailure, sendEmpty } from '../../testing/play-form.ts';
import { addressForm } from '../address-form.block.ts';
import { AddressForm } from '../address-form.tsx';
import * as fixtures from '../address-form.fixtures.ts';

export default {
  title: 'Forms/Address form/Form 2 · City email form · gfAddressForm',
  id: 'forms-address-form-2-·-city-email-form',
  component: AddressForm,
  tags: ['form-2'],
  parameters: { contentType: addressForm },
};

export const Type2CityEmail = {
  ...formStory(fixtures.cityEmail, { width: '34rem' }),
  name: '2 · City email form',
};
export const Type2Errors = { ...Type2CityEmail, name: '2 · Sent empty', play: sendEmpty };
export const Type2Spanish = {
  ...Type2CityEmail,
  ...inSpanish,
  name: '2 · In Spanish, sent empty',
  play: sendEmpty,
};
export const Type2Failed = {
  ...formStory(fixtures.cityEmail, { width: '34rem', answer: notSent }),
  name: '2 · Not sent',
  play: seesFailure,
};
