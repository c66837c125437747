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
  /** Labels of its own. */
  readonly labels?: Readonly<Partial<Record<FormField, Readonly<Record<'en' | 'es', string>>>>>;
  /** Path of the page that follows when it is filled in well. */
  readonly result: string;
  readonly button: { readonly en: string; readonly es: string };
  /** Its heading, where it has one; it is named by it. */
  readonly title?: { readonly en: string; readonly es: string };
  /** Whether it stands for its kind on a laptop, too: forms of one look behave alike there. */
  readonly onLaptop?: true;
}

const ADDRESS = ['street', 'unit', 'zip'] as const;
const EVERYTHING = ['email', ...ADDRESS] as const;
const CHECK = { en: 'Check my address', es: 'Consultar mi dirección' };
const AVAILABLE = '/address/available';
const NOT_YET = '/address/not-yet';
const SIGNED_UP = '/stayintouch/verify';

export const FORM_ROWS: readonly FormRow[] = [
  {
    entry: 'form-address-check',
    form: 'header',
    path: '/',
    place: 'dialog',
    shown: ADDRESS,
    result: AVAILABLE,
    onLaptop: true,
    button: CHECK,
  },
  {
    entry: 'form-check-address',
    form: 'header',
    path: '/check-address',
    place: 'page',
    shown: ADDRESS,
    result: AVAILABLE,
    onLaptop: true,
    button: CHECK,
  },
  {
    entry: 'form-austin',
    form: 'search',
    path: '/cities/austin',
    place: 'page',
    shown: ADDRESS,
    result: AVAILABLE,
    onLaptop: true,
    button: { en: 'Look up my block', es: 'Buscar mi cuadra' },
  },
  {
    entry: 'form-cities-map',
    form: 'search',
    path: '/new-streets',
    place: 'page',
    shown: ADDRESS,
    result: AVAILABLE,
    onLaptop: true,
    button: { en: 'Is my street on it?', es: '¿Está mi calle?' },
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
    entry: 'form-calculator',
    form: 'bottomSearch',
    path: '/wifi-calculator',
    place: 'page',
    shown: ADDRESS,
    result: AVAILABLE,
    button: CHECK,
  },
  {
    entry: 'form-switching',
    form: 'heroSearch',
    path: '/switching',
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
    result: SIGNED_UP,
    button: { en: 'Count me in', es: 'Cuenten conmigo' },
  },
  {
    entry: 'form-sign-up',
    form: 'comingSoonSignUp',
    path: NOT_YET,
    place: 'page',
    shown: EVERYTHING,
    result: AVAILABLE,
    onLaptop: true,
    button: { en: 'Tell me', es: 'Avísame' },
  },
  {
    entry: 'form-roof',
    form: 'email',
    path: '/webpass',
    place: 'page',
    shown: ['email', 'street', 'zip'],
    labels: { street: { en: 'The building’s address', es: 'Dirección del edificio' } },
    result: AVAILABLE,
    button: { en: 'Put my roof on the list', es: 'Anotar mi azotea' },
  },
  {
    entry: 'form-city-building',
    form: 'email',
    path: '/cities/saltlakevalley/apartments',
    place: 'page',
    shown: ['email', 'street', 'zip'],
    labels: { street: { en: 'The building’s address', es: 'Dirección del edificio' } },
    result: AVAILABLE,
    button: { en: 'Ask for my building', es: 'Pedirlo para mi edificio' },
  },
  {
    entry: 'form-chandler',
    form: 'cityEmail',
    path: '/cities/chandler',
    place: 'page',
    shown: EVERYTHING,
    result: AVAILABLE,
    title: { en: 'Where should we write?', es: '¿A dónde escribimos?' },
    button: { en: 'Send it to Chandler', es: 'Mandarla a Chandler' },
  },
  {
    entry: 'form-texas',
    form: 'stateEmail',
    path: '/states/texas',
    place: 'page',
    shown: ['email', 'zip'],
    result: SIGNED_UP,
    title: { en: 'Ask for your town', es: 'Pide tu ciudad' },
    button: { en: 'Put my ZIP on the list', es: 'Anotar mi código postal' },
  },
  {
    entry: 'form-las-vegas',
    form: 'overlappingEmail',
    path: '/cities/lasvegas',
    place: 'page',
    shown: EVERYTHING,
    result: AVAILABLE,
    title: { en: 'Is your block in the first round?', es: '¿Tu cuadra va en la primera vuelta?' },
    button: { en: 'Save my spot', es: 'Apartar mi lugar' },
  },
  {
    entry: 'form-austin-trench',
    form: 'tooltipEmail',
    path: '/cities/austin',
    place: 'page',
    shown: ['email'],
    result: SIGNED_UP,
    onLaptop: true,
    button: { en: 'Tell me the week', es: 'Díganme la semana' },
  },
  {
    entry: 'form-phone',
    form: 'addressAndEmailSearch',
    path: '/product/phone',
    place: 'page',
    shown: EVERYTHING,
    result: AVAILABLE,
    button: { en: 'See if it reaches me', es: 'Ver si me llega' },
  },
  {
    entry: 'form-labs',
    form: 'emailOnlySearch',
    path: '/labs',
    place: 'page',
    shown: ['email'],
    result: SIGNED_UP,
    button: { en: 'Send me the notes', es: 'Mándenme los apuntes' },
  },
  {
    entry: 'form-internet',
    form: 'heroSearch',
    path: '/product/internet',
    place: 'page',
    shown: ADDRESS,
    result: AVAILABLE,
    onLaptop: true,
    button: CHECK,
  },
  {
    entry: 'form-new-streets',
    form: 'heroSearch',
    path: '/new-streets',
    place: 'page',
    shown: ADDRESS,
    result: AVAILABLE,
    button: CHECK,
  },
  {
    entry: 'form-westminster',
    form: 'heroEmail',
    path: '/cities/westminster',
    place: 'page',
    shown: ['email', 'zip'],
    result: SIGNED_UP,
    button: { en: 'Tell me when', es: 'Avísenme cuándo' },
  },
  {
    entry: 'form-city-soon',
    form: 'heroEmail',
    path: '/cities/omaha',
    place: 'page',
    shown: ['email', 'zip'],
    result: SIGNED_UP,
    button: { en: 'Put me on the list', es: 'Anótenme' },
  },
  {
    entry: 'form-westminster-moving',
    form: 'stayConnected',
    path: '/cities/westminster',
    place: 'page',
    shown: EVERYTHING,
    result: AVAILABLE,
    onLaptop: true,
    button: { en: 'Keep an eye on it', es: 'Vigílenla por mí' },
  },
  {
    entry: 'form-questions',
    form: 'faqAddress',
    path: '/support',
    place: 'page',
    shown: ADDRESS,
    result: AVAILABLE,
    title: { en: 'Moving? Try the new address.', es: '¿Te mudas? Prueba la dirección nueva.' },
    button: { en: 'Check the new place', es: 'Consultar la casa nueva' },
  },
];

/** Forms that are in the served page: they can be used before any script is there. */
export const SERVED_ROWS = FORM_ROWS.filter(({ place }) => place === 'page');

/** All of it is for the full run; on a laptop what stands for the rest. */
export const tagsOf = ({ onLaptop }: FormRow) => (onLaptop ? ['@full'] : ['@full', '@phone']);

export const titleOf = ({ entry, path }: FormRow) => `${entry} on ${path}`;
