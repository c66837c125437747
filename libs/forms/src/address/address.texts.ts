import type { BothLanguages } from '../rules/both-languages.ts';
import type { AddressField } from './address-fields.ts';

/** Built-in labels of fields, for labels that the content leaves out. */
export const fieldLabels: Readonly<Record<AddressField, BothLanguages>> = {
  email: { en: 'Email', es: 'Correo electrónico' },
  street: { en: 'Street address', es: 'Dirección' },
  unit: { en: 'Unit', es: 'Apto.' },
  zip: { en: 'ZIP code', es: 'Código postal' },
};

/** Texts for the case that no suggestion matches the input. The visitor can still send the input. */
export const nothingTexts = {
  street: {
    en: 'We can’t find that address. You can keep typing it.',
    es: 'No encontramos esa dirección. Puedes seguir escribiéndola.',
  },
  unit: {
    en: 'We can’t find that unit here. You can leave it as it is.',
    es: 'No encontramos ese apartamento aquí. Puedes dejarlo como está.',
  },
} satisfies Record<string, BothLanguages>;
