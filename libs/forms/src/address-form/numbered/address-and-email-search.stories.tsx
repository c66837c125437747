import { formStory } from '../../testing/form-story.tsx';
import { inSpanish, sendEmpty } from '../../testing/play-form.ts';
import { addressForm } from '../address-form.block.ts';
import { AddressForm } from '../address-form.tsx';
import * as fixtures from '../address-form.fixtures.ts';

export default {
  title: 'Forms/Address form/Form 11 · Address-and-email search form · gfAddressForm',
  id: 'forms-address-form-11-·-address-and-email-search-form',
  component: AddressForm,
  tags: ['form-11'],
  parameters: { contentType: addressForm },
};

export const Type11AddressAndEmailSearch = {
  ...formStory(fixtures.addressAndEmailSearch, { width: '80rem' }),
  name: '11 · Address-and-email search form',
};
export const Type11Errors = { ...Type11AddressAndEmailSearch, name: '11 · Sent empty', play: sendEmpty };
export const Type11Spanish = {
  ...Type11AddressAndEmailSearch,
  ...inSpanish,
  name: '11 · In Spanish, sent empty',
  play: sendEmpty,
};
