import type { FormField, FormId } from '@skein/forms/contract';
import type { FormRow } from './form-row.ts';

const ALONE = ['email'] as const;
const AT_ZIP = ['email', 'zip'] as const;
const AT_STREET = ['email', 'street', 'zip'] as const;
const EVERYTHING = ['email', 'street', 'unit', 'zip'] as const;
/** A form that asks for service in a building. Its answer is a confirmation, not the result of a check. */
const REQUEST = {
  labels: { street: { en: 'The building’s address', es: 'Dirección del edificio' } },
  result: '/stayintouch/verify',
} as const;

type More = Partial<FormRow> & Pick<FormRow, 'button'>;
const row = (
  entry: string,
  form: FormId,
  path: string,
  shown: readonly FormField[],
  more: More,
): FormRow => ({
  entry,
  form,
  path,
  place: 'page',
  shown,
  result: shown.includes('street') ? '/address/available' : '/stayintouch/verify',
  ...more,
});

/** Forms that ask for an email, alone or with an address. */
export const SIGN_UP_ROWS: readonly FormRow[] = [
  row('form-not-listed', 'comingSoonSignUp', '/community', AT_ZIP, {
    button: { en: 'Count me in', es: 'Anotarme en la lista' },
  }),
  row('form-sign-up', 'comingSoonSignUp', '/address/not-yet', EVERYTHING, {
    onLaptop: true,
    button: { en: 'Email me the date', es: 'Recibir la fecha' },
  }),
  row('form-roof', 'email', '/webpass', AT_STREET, {
    ...REQUEST,
    button: { en: 'Add my roof to the list', es: 'Anotar mi azotea' },
  }),
  row('form-city-building', 'email', '/cities/saltlakevalley/apartments', AT_STREET, {
    ...REQUEST,
    button: { en: 'Request it for my building', es: 'Pedirlo para mi edificio' },
  }),
  row('form-chandler', 'cityEmail', '/cities/chandler', EVERYTHING, {
    title: { en: 'Get the week for your street', es: '¿En qué semana te toca?' },
    button: { en: 'Email me the week', es: 'Recibir la semana por correo' },
  }),
  row('form-texas', 'stateEmail', '/states/texas', AT_ZIP, {
    title: { en: 'Bring fiber to your town', es: 'Lleva la fibra a tu ciudad' },
    button: { en: 'Add my ZIP to the list', es: 'Anotar mi código postal' },
  }),
  row('form-las-vegas', 'overlappingEmail', '/cities/lasvegas', EVERYTHING, {
    title: { en: 'Put your block in the first round', es: 'Pon tu cuadra en la primera ronda' },
    button: { en: 'Save my spot', es: 'Apartar mi lugar' },
  }),
  row('form-austin-trench', 'tooltipEmail', '/cities/austin', ALONE, {
    onLaptop: true,
    button: { en: 'Email me the weeks', es: 'Recibir las semanas por correo' },
  }),
  row('form-phone', 'addressAndEmailSearch', '/product/phone', EVERYTHING, {
    button: { en: 'Email me the answer', es: 'Recibir la respuesta por correo' },
  }),
  row('form-moving', 'addressAndEmailSearch', '/moving', EVERYTHING, {
    labels: { street: { en: 'New street address', es: 'Dirección nueva' } },
    button: { en: 'Email me the answer', es: 'Recibir la respuesta por correo' },
  }),
  row('form-labs', 'emailOnlySearch', '/labs', ALONE, {
    button: { en: 'Send me the notes', es: 'Recibir los apuntes' },
  }),
  row('form-westminster', 'heroEmail', '/cities/westminster', AT_ZIP, {
    button: { en: 'Tell me when', es: 'Recibir la fecha' },
  }),
  row('form-city-soon', 'heroEmail', '/cities/omaha', AT_ZIP, {
    button: { en: 'Put me on the list', es: 'Anotarme en la lista' },
  }),
  row('form-westminster-moving', 'stayConnected', '/cities/westminster', EVERYTHING, {
    onLaptop: true,
    button: { en: 'Watch this address', es: 'Recibir un aviso' },
  }),
];
