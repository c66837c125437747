import type { BothLanguages } from '../rules/both-languages.ts';
import type { AddressField } from './address-fields.ts';

/** Labels of fields that editors left without. */
export const fieldLabels: Readonly<Record<AddressField, BothLanguages>> = {
  email: { en: 'Email', es: 'Correo electrónico' },
  street: { en: 'Street address', es: 'Dirección' },
  unit: { en: 'Unit', es: 'Unidad' },
  zip: { en: 'ZIP code', es: 'Código postal' },
};
