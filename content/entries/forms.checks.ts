import { entry, t } from '@skein/cms-client';
import { addressForm, faqAddressForm, heroSearchForm } from '@skein/forms/content';
import { labels } from './forms.labels.ts';

const check = t('Check my address', 'Consultar mi dirección');

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

/** An address form of type 3 (`search`). */
export const austinForm = entry(addressForm, 'form-austin', {
  variant: 'search',
  ...labels,
  button: t('Look up my block', 'Buscar mi cuadra'),
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

/** The address form below the map of cities. */
export const mapForm = entry(addressForm, 'form-cities-map', {
  variant: 'bottomSearch',
  ...labels,
  button: t('Find my street', 'Buscar mi calle'),
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
  button: t('Look up my building', 'Buscar mi edificio'),
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
  title: t('Moving? Check your new address.', '¿Te mudas? Consulta tu nueva dirección.'),
  ...labels,
  button: t('Check the new place', 'Consultar mi nueva casa'),
  eventLabel: 'support-questions',
  analyticsId: 'form-questions',
});

/** The address form on the page of all questions. */
export const movingForm = entry(faqAddressForm, 'form-faq-moving', {
  title: t('Does fiber reach your new address?', '¿Llega la fibra a tu nueva dirección?'),
  ...labels,
  button: t('Check it now', 'Consultar ahora'),
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
