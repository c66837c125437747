import { t } from '@skein/cms-client';

/** Labels of the address fields in all forms. */
export const labels = {
  streetLabel: t('Street address', 'Dirección'),
  unitLabel: t('Unit', 'Apto.'),
  zipLabel: t('ZIP code', 'Código postal'),
} as const;
export const emailLabel = t('Email', 'Correo electrónico');
