import { siteProviders } from '@skein/ui';

/** The languages of the site: `locale` is the CMS's name, `tag` the browsers'. The first one has no prefix. */
export const languages = [
  { locale: 'en-US', tag: 'en-US', lang: 'en', prefix: '', name: 'English' },
  { locale: 'es', tag: 'es-US', lang: 'es', prefix: '/es', name: 'Español' },
  { locale: 'de', tag: 'de-DE', lang: 'de', prefix: '/de', name: 'Deutsch' },
] as const;

/** Words of other languages, keyed by the libraries' English texts. */
export const words = {
  'de-DE': { Home: 'Startseite', Menu: 'Menü', Close: 'Schließen', Language: 'Sprache' },
};

/** The providers around every block, on the server and in the browser. */
export const providers = siteProviders({
  languages,
  words,
  routes: (prefix) => ({ home: prefix || '/' }),
});
