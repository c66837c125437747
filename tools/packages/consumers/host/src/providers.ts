import { siteProviders } from '@skein/ui';

/** `locale` as the CMS calls it, `tag` as browsers do. The first one has no prefix. */
export const languages = [
  { locale: 'en-US', tag: 'en-US', lang: 'en', prefix: '', name: 'English' },
  { locale: 'es', tag: 'es-US', lang: 'es', prefix: '/es', name: 'Español' },
  { locale: 'de', tag: 'de-DE', lang: 'de', prefix: '/de', name: 'Deutsch' },
] as const;

/** By the English ones of the libraries. */
export const words = {
  'de-DE': { Home: 'Startseite', Menu: 'Menü', Close: 'Schließen', Language: 'Sprache' },
};

/** What surrounds every block, on the server and in the browser. */
export const providers = siteProviders({
  languages,
  words,
  routes: (prefix) => ({ home: prefix || '/' }),
});
