import { entry, t } from '@skein/cms-client';
import { addressForm, faqAddressForm, heroSearchForm } from '@skein/forms/content';
import { CHECK_AVAILABILITY as check } from './calls-to-action.ts';
import { labels } from './forms.labels.ts';

/** The form in the address check's dialog. A visitor can open this dialog on every page. */
export const headerForm = entry(addressForm, 'form-address-check', {
  variant: 'header',
  ...labels,
  button: check,
  eventLabel: 'header',
  analyticsId: 'form-address-check',
});

/** The address form on the page of the address check. */
export const pageForm = entry(addressForm, 'form-check-address', {
  variant: 'header',
  ...labels,
  button: check,
  eventLabel: 'check-address-page',
  analyticsId: 'form-check-address',
});

/** The address form on the page of Austin: address form 3 (`search`). */
export const austinForm = entry(addressForm, 'form-austin', {
  variant: 'search',
  ...labels,
  button: check,
  eventLabel: 'austin-neighborhoods',
  analyticsId: 'form-austin',
});

export const wifiForm = entry(addressForm, 'form-wifi', {
  variant: 'bottomSearch',
  ...labels,
  button: check,
  eventLabel: 'wifi-hero',
  analyticsId: 'form-wifi',
});

/** The address form on the page of the Wi-Fi calculator. */
export const calculatorForm = entry(addressForm, 'form-calculator', {
  variant: 'bottomSearch',
  ...labels,
  button: check,
  eventLabel: 'wifi-calculator',
  analyticsId: 'form-calculator',
});

/** The address form below the map of cities. Its title tells it from the form at the top of the same page. */
export const mapForm = entry(addressForm, 'form-cities-map', {
  variant: 'bottomSearch',
  title: t('Check availability at your address', '¿Hay cobertura en tu dirección?'),
  ...labels,
  button: check,
  eventLabel: 'cities-map',
  analyticsId: 'form-cities-map',
});

/** The address form beside the speed test. */
export const switchingForm = entry(heroSearchForm, 'form-switching', {
  ...labels,
  button: check,
  eventLabel: 'switching-hero',
  analyticsId: 'form-switching',
});

export const webpassForm = entry(addressForm, 'form-webpass', {
  variant: 'neighborhoodSearch',
  ...labels,
  button: check,
  eventLabel: 'webpass-hero',
  analyticsId: 'form-webpass',
});

/** An address form with street, unit and ZIP code, in a hero. */
export const internetForm = entry(heroSearchForm, 'form-internet', {
  ...labels,
  button: check,
  eventLabel: 'internet-hero',
  analyticsId: 'form-internet',
});

/** The address form among the questions on the support page. */
export const questionsForm = entry(faqAddressForm, 'form-questions', {
  title: t('Check availability at your new home', '¿Hay cobertura en tu casa nueva?'),
  ...labels,
  button: check,
  eventLabel: 'support-questions',
  analyticsId: 'form-questions',
});

/** The address form on the page of all questions. */
export const movingForm = entry(faqAddressForm, 'form-faq-moving', {
  title: t('Check availability at your new address', '¿Hay cobertura en tu nueva dirección?'),
  ...labels,
  button: check,
  eventLabel: 'support-faq',
  analyticsId: 'form-faq-moving',
});

/** An address form over the slides of a hero. */
export const newStreetsForm = entry(heroSearchForm, 'form-new-streets', {
  ...labels,
  button: check,
  eventLabel: 'new-streets-hero',
  analyticsId: 'form-new-streets',
});
