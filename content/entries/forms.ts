import { entry, t } from '@skein/cms-client';
import { addressForm, comingSoonSignUp } from '@skein/forms/content';

const labels = {
  streetLabel: t('Street address', 'Dirección'),
  unitLabel: t('Unit', 'Unidad'),
  zipLabel: t('ZIP code', 'Código postal'),
} as const;
const emailLabel = t('Email', 'Correo electrónico');
const check = t('Check my address', 'Consultar mi dirección');

/** In the dialog that opens from every page. */
export const headerForm = entry(addressForm, 'form-address-check', {
  variant: 'header',
  ...labels,
  button: check,
  eventLabel: 'header',
  analyticsId: 'form-address-check',
});

/** The same as a page. */
export const pageForm = entry(addressForm, 'form-check-address', {
  variant: 'search',
  ...labels,
  button: check,
  eventLabel: 'check-address-page',
  analyticsId: 'form-check-address',
});

export const wifiForm = entry(addressForm, 'form-wifi', {
  variant: 'bottomSearch',
  ...labels,
  button: check,
  eventLabel: 'wifi-hero',
  analyticsId: 'form-wifi',
});

export const webpassForm = entry(addressForm, 'form-webpass', {
  variant: 'neighborhoodSearch',
  ...labels,
  button: t('Look up my building', 'Buscar mi edificio'),
  eventLabel: 'webpass-hero',
  analyticsId: 'form-webpass',
});

export const notListedForm = entry(comingSoonSignUp, 'form-not-listed', {
  emailLabel,
  zipLabel: labels.zipLabel,
  button: t('Count me in', 'Cuenten conmigo'),
  note: t(
    'We write once, when there is a month to name. No newsletter.',
    'Escribimos una sola vez, cuando haya un mes que anunciar. Sin boletines.',
  ),
  eventLabel: 'community-not-listed',
  analyticsId: 'form-not-listed',
});

export const signUpForm = entry(comingSoonSignUp, 'form-sign-up', {
  emailLabel,
  button: t('Tell me', 'Avísame'),
  eventLabel: 'not-yet',
  analyticsId: 'form-sign-up',
});
