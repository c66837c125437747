import { siteProviders } from '@skein/ui';

/** `locale` is the name in the CMS, `tag` the name in HTML. The first language has no path prefix. */
export const languages = [
  { locale: 'en-US', tag: 'en-US', lang: 'en', prefix: '', name: 'English' },
  { locale: 'es', tag: 'es-US', lang: 'es', prefix: '/es', name: 'Español' },
  { locale: 'de', tag: 'de-DE', lang: 'de', prefix: '/de', name: 'Deutsch' },
] as const;

/** Translations of the libraries' English texts, by language tag. */
export const words = {
  'de-DE': { Home: 'Startseite', Menu: 'Menü', Close: 'Schließen', Language: 'Sprache' },
};

/** The React providers around every block, on the server and in the browser. */
export const providers = siteProviders({
  languages,
  words,
  routes: (prefix) => ({ home: prefix || '/' }),
});
