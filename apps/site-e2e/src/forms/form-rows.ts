import type { FormField, FormId } from '@skein/forms/contract';

/** A form as it stands on a page of the demo site. A new one is a new row of `FORM_ROWS`. */
export interface FormRow {
  /** Id of its entry. */
  readonly entry: string;
  /** Its rules. */
  readonly form: FormId;
  /** In English; the Spanish page is the same one under `/intl/es`. */
  readonly path: string;
  /** `dialog`: behind the first call to action of the page; only script draws it. */
  readonly place: 'page' | 'dialog';
  readonly shown: readonly FormField[];
  /** Path of the page that follows when it is filled in well. */
  readonly result: string;
  readonly button: { readonly en: string; readonly es: string };
}

const ADDRESS = ['street', 'unit', 'zip'] as const;
const CHECK = { en: 'Check my address', es: 'Consultar mi dirección' };
const AVAILABLE = '/address/available';
const NOT_YET = '/address/not-yet';

export const FORM_ROWS: readonly FormRow[] = [
  {
    entry: 'form-address-check',
    form: 'header',
    path: '/',
    place: 'dialog',
    shown: ADDRESS,
    result: AVAILABLE,
    button: CHECK,
  },
  {
    entry: 'form-check-address',
    form: 'search',
    path: '/check-address',
    place: 'page',
    shown: ADDRESS,
    result: AVAILABLE,
    button: CHECK,
  },
  {
    entry: 'form-wifi',
    form: 'bottomSearch',
    path: '/wifi',
    place: 'page',
    shown: ADDRESS,
    result: AVAILABLE,
    button: CHECK,
  },
  {
    entry: 'form-webpass',
    form: 'neighborhoodSearch',
    path: '/webpass',
    place: 'page',
    shown: ADDRESS,
    result: AVAILABLE,
    button: { en: 'Look up my building', es: 'Buscar mi edificio' },
  },
  {
    entry: 'form-not-listed',
    form: 'comingSoonSignUp',
    path: '/community',
    place: 'page',
    shown: ['email', 'zip'],
    result: NOT_YET,
    button: { en: 'Count me in', es: 'Cuenten conmigo' },
  },
  {
    entry: 'form-sign-up',
    form: 'comingSoonSignUp',
    path: NOT_YET,
    place: 'page',
    shown: ['email'],
    result: NOT_YET,
    button: { en: 'Tell me', es: 'Avísame' },
  },
];

/** Forms that are in the served page: they can be used before any script is there. */
export const SERVED_ROWS = FORM_ROWS.filter(({ place }) => place === 'page');

export const titleOf = ({ entry, path }: FormRow) => `${entry} on ${path}`;
