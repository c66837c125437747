import { ENGLISH_AND_SPANISH, type SiteLanguages } from '@skein/cms-client';

/**
 * The languages of the demo site. To add a language, add content to the CMS. For texts of the libraries, add
 * translations to `words`.
 */
export const languages: SiteLanguages = ENGLISH_AND_SPANISH;

/**
 * Translations of English words, by language tag: for languages that the libraries lack, and for the names of
 * departments and places on the job board, which has them in English only.
 */
export const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'es-US': {
    Construction: 'Construcción',
    'Customer care': 'Atención al cliente',
    'Field work': 'Trabajo de campo',
    'Future Opportunities': 'Más adelante',
    Installations: 'Instalaciones',
    Network: 'Red',
    'Remote: US': 'A distancia, EE. UU.',
    Sales: 'Ventas',
    'Software and words': 'Software y textos',
    'The house and the depot': 'Oficina y bodega',
  },
};
