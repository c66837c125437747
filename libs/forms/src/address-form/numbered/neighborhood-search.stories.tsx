import { formStory } from '../../testing/form-story.tsx';
import { inSpanish, sendEmpty } from '../../testing/play-form.ts';
import { addressForm } from '../address-form.block.ts';
import { AddressForm } from '../address-form.tsx';
import * as fixtures from '../address-form.fixtures.ts';

export default {
  title: 'Forms/Address form/Form 8 · Neighborhood address search form · gfAddressForm',
  id: 'forms-address-form-8-·-neighborhood-address-search-form',
  component: AddressForm,
  tags: ['form-8'],
  parameters: { contentType: addressForm },
};

export const Type8NeighborhoodSearch = {
  ...formStory(fixtures.neighborhoodSearch, { width: '64rem' }),
  name: '8 · Neighborhood address search form',
};
export const Type8Errors = { ...Type8NeighborhoodSearch, name: '8 · Sent empty', play: sendEmpty };
export const Type8Spanish = {
  ...Type8NeighborhoodSearch,
  ...inSpanish,
  name: '8 · In Spanish, sent empty',
  play: sendEmpty,
};
