import type { BothLanguages } from '../rules/both-languages.ts';
import type { RequestField, RequestFormId } from './request-fields.ts';

/** Built-in labels of the fields. Editors can replace them. */
export const requestFieldTexts: Readonly<Record<RequestField, BothLanguages>> = {
  company: { en: 'Company name', es: 'Nombre de la empresa' },
  firstName: { en: 'First name', es: 'Nombre' },
  lastName: { en: 'Last name', es: 'Apellido' },
  email: { en: 'Email', es: 'Correo electrónico' },
  phone: { en: 'Phone', es: 'Teléfono' },
  street: { en: 'Street address', es: 'Dirección' },
  unit: { en: 'Unit', es: 'Apto.' },
  city: { en: 'City', es: 'Ciudad' },
  zip: { en: 'ZIP code', es: 'Código postal' },
  units: { en: 'How many homes does the building have?', es: '¿Cuántas viviendas tiene el edificio?' },
  year: { en: 'When was it built?', es: '¿Cuándo se construyó?' },
  manager: { en: 'I manage the property', es: 'Administro la propiedad' },
  message: { en: 'Message', es: 'Mensaje' },
  human: { en: 'I’m a person', es: 'Soy una persona' },
};

const twenty = { en: '20 or more', es: '20 o más' };
const fewer = { en: 'Fewer than 20', es: 'Menos de 20' };

/** Texts of the options in choice fields, by value. */
export const requestChoiceTexts: Readonly<
  Record<RequestFormId, { readonly [Field in RequestField]?: Readonly<Record<string, BothLanguages>> }>
> = {
  businessContact: {},
  webpassContact: {},
  chat: {},
  buildingRequest: {
    units: {
      '>=20': twenty,
      '<20': fewer,
      '1': { en: 'One: a single-family home', es: 'Una: es una casa unifamiliar' },
    },
  },
  webpassResidential: {
    units: { true: twenty, false: fewer },
    year: {
      true: { en: 'After 1995', es: 'Después de 1995' },
      false: { en: 'In 1995 or before', es: 'En 1995 o antes' },
    },
  },
};

/** Built-in texts around the fields of a request. Editors can replace them. */
export const requestTexts = {
  button: { en: 'Send', es: 'Enviar' },
  sending: { en: 'Sending your request', es: 'Enviando tu solicitud' },
  thanksTitle: { en: 'Thank you', es: 'Gracias' },
  thanksText: {
    en: 'We have your request. A person reads it and writes back.',
    es: 'Tenemos tu solicitud. Una persona la lee y te responde.',
  },
  again: { en: 'Send another request', es: 'Enviar otra solicitud' },
  failedTitle: { en: 'Something went wrong.', es: 'Algo salió mal.' },
  failedText: {
    en: "We're sorry for the inconvenience. Please contact us.",
    es: 'Lamentamos las molestias. Comunícate con nosotros.',
  },
} as const satisfies Record<string, BothLanguages>;
