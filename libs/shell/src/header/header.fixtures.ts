import { callToAction, entry, t } from '@skein/cms-client';
import { ACCOUNTS, accountMenu } from '../account/user-details.fixtures.ts';
import { shortNavigation, siteNavigation } from '../navigation/navigation.fixtures.ts';
import { header } from './header.block.ts';
import { logo } from './logo.fixtures.ts';

const checkAvailability = entry(callToAction, 'cta-check-availability', {
  internalName: 'Header: check availability',
  text: t('Check availability', 'Ver cobertura'),
  target: '#!',
  analyticsId: 'header-check-availability',
});

const signIn = entry(callToAction, 'cta-sign-in', {
  internalName: 'Header: sign in',
  text: t('Sign in', 'Iniciar sesión'),
  target: ACCOUNTS,
  look: 'link',
});

const signInVariant = entry(callToAction, 'cta-sign-in-variant', {
  internalName: 'Header: sign in, variant of the experiment',
  text: t('My account', 'Mi cuenta'),
  target: ACCOUNTS,
  look: 'link',
  flagKey: 'header_sign_in',
  variationName: 'my_account',
});

export const salesNumber = entry(callToAction, 'cta-sales-number', {
  internalName: 'Sales number',
  text: '(737) 555-0142',
  target: 'tel:+17375550142',
  look: 'link',
});

const labels = {
  contactUsLabel: t('Contact us', 'Contáctanos'),
  supportLabel: t('Support', 'Ayuda'),
  fiberspaceLabel: t('Fiberspace', 'Fiberspace'),
  salesLabel: t('Call sales', 'Llamar a ventas'),
  appDownloadLabel: t('Get the app', 'Descargar la app'),
} as const;

export const siteHeader = entry(header, 'header', {
  internalName: 'Header',
  logo,
  logoUrl: '/',
  navigation: siteNavigation,
  ctas: [signIn, signInVariant, checkAvailability],
  salesNumber,
  userDetails: accountMenu,
  ...labels,
});

/** A header with only the fields that an editor must fill in. */
export const bareHeader = entry(header, 'header-bare', { logo, navigation: shortNavigation });
