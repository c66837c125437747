import { formStory, notSent, onItsWay } from '../../testing/form-story.tsx';
import { inSpanish, seesBusy, seesFailure, seesSuggestions, sendEmpty } from '../../testing/play-form.ts';
import { addressForm } from '../address-form.block.ts';
import { AddressForm } from '../address-form.tsx';
import * as fixtures from '../address-form.fixtures.ts';

export default {
  title: 'Forms/Address form/Form 4 · Header form · gfAddressForm',
  id: 'forms-address-form-4-·-header-form',
  component: AddressForm,
  tags: ['form-4'],
  parameters: { contentType: addressForm },
};

export const Type4Header = { ...formStory(fixtures.header, { width: '34rem' }), name: '4 · Header form' };
export const Type4WithoutEmail = {
  ...formStory(fixtures.headerWithoutEmail, { width: '34rem' }),
  name: '4 · Without an email',
};
export const Type4Errors = { ...Type4Header, name: '4 · Sent empty', play: sendEmpty };
export const Type4Spanish = {
  ...Type4Header,
  ...inSpanish,
  name: '4 · In Spanish, sent empty',
  play: sendEmpty,
};
export const Type4Busy = {
  ...formStory(fixtures.header, { width: '34rem', answer: onItsWay }),
  name: '4 · On its way',
  play: seesBusy,
};
export const Type4Failed = {
  ...formStory(fixtures.header, { width: '34rem', answer: notSent }),
  name: '4 · Not sent',
  play: seesFailure,
};
export const Type4Suggestions = { ...Type4Header, name: '4 · Suggestions', play: seesSuggestions };
