import { t } from '@skein/cms-client';

/** Of the fields of an address. */
export const labels = {
  streetLabel: t('Street address', 'Dirección'),
  unitLabel: t('Unit', 'Unidad'),
  zipLabel: t('ZIP code', 'Código postal'),
} as const;
export const emailLabel = t('Email', 'Correo electrónico');
