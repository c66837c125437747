import { formStory, onItsWay } from '../../testing/form-story.tsx';
import { inSpanish, seesBusy, sendEmpty } from '../../testing/play-form.ts';
import { addressForm } from '../address-form.block.ts';
import { AddressForm } from '../address-form.tsx';
import * as fixtures from '../address-form.fixtures.ts';

export default {
  title: 'Forms/Address form/Form 12 · Email-only search form · gfAddressForm',
  id: 'forms-address-form-12-·-email-only-search-form',
  component: AddressForm,
  tags: ['form-12'],
  parameters: { contentType: addressForm },
};

export const Type12EmailOnlySearch = {
  ...formStory(fixtures.emailOnlySearch),
  name: '12 · Email-only search form',
};
export const Type12Errors = { ...Type12EmailOnlySearch, name: '12 · Sent empty', play: sendEmpty };
export const Type12Spanish = {
  ...Type12EmailOnlySearch,
  ...inSpanish,
  name: '12 · In Spanish, sent empty',
  play: sendEmpty,
};
export const Type12Busy = {
  ...formStory(fixtures.emailOnlySearch, { answer: onItsWay }),
  name: '12 · On its way',
  play: seesBusy,
};
