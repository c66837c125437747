import { formStory, notSent, onItsWay } from '../../testing/form-story.tsx';
import { inSpanish, seesBusy, seesFailure, seesSuggestions, sendEmpty } from '../../testing/play-form.ts';
import { addressForm } from '../address-form.block.ts';
import { AddressForm } from '../address-form.tsx';
import * as fixtures from '../address-form.fixtures.ts';

export default {
  title: 'Forms/Address form/Form 3 · Search form · gfAddressForm',
  id: 'forms-address-form-3-·-search-form',
  component: AddressForm,
  tags: ['form-3'],
  parameters: { contentType: addressForm },
};

export const Type3Search = { ...formStory(fixtures.search, { width: '72rem' }), name: '3 · Search form' };
export const Type3Errors = { ...Type3Search, name: '3 · Sent empty', play: sendEmpty };
export const Type3Spanish = {
  ...Type3Search,
  ...inSpanish,
  name: '3 · In Spanish, sent empty',
  play: sendEmpty,
};
export const Type3Busy = {
  ...formStory(fixtures.search, { width: '72rem', answer: onItsWay }),
  name: '3 · On its way',
  play: seesBusy,
};
export const Type3Failed = {
  ...formStory(fixtures.search, { width: '72rem', answer: notSent }),
  name: '3 · Not sent',
  play: seesFailure,
};
export const Type3Suggestions = { ...Type3Search, name: '3 · Suggestions', play: seesSuggestions };
