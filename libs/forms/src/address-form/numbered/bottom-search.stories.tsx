import { formStory } from '../../testing/form-story.tsx';
import { inSpanish, sendEmpty } from '../../testing/play-form.ts';
import { addressForm } from '../address-form.block.ts';
import { AddressForm } from '../address-form.tsx';
import * as fixtures from '../address-form.fixtures.ts';

export default {
  title: 'Forms/Address form/Form 5 · Banner bottom search form · gfAddressForm',
  id: 'forms-address-form-5-·-banner-bottom-search-form',
  component: AddressForm,
  tags: ['form-5'],
  parameters: { contentType: addressForm },
};

export const Type5BottomSearch = {
  ...formStory(fixtures.bottomSearch, { width: '72rem' }),
  name: '5 · Banner bottom search form',
};
export const Type5Errors = { ...Type5BottomSearch, name: '5 · Sent empty', play: sendEmpty };
export const Type5Spanish = {
  ...Type5BottomSearch,
  ...inSpanish,
  name: '5 · In Spanish, sent empty',
  play: sendEmpty,
};
