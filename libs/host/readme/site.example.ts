import { createRegistry } from '@skein/cms-client';
import { serveSite, type SiteDefinition } from '@skein/host';
import { registrations } from '@skein/shell/registrations';
import { pageFrame } from '@skein/shell/serve';
import { defineBrand, fontFacesCss, globalCss, siteProviders } from '@skein/ui';

const languages = [
  { locale: 'de', tag: 'de-DE', lang: 'de', prefix: '', name: 'Deutsch' },
  { locale: 'fr', tag: 'fr-FR', lang: 'fr', prefix: '/fr', name: 'Français' },
] as const;
/** By the English ones of the libraries; a word that is missing is said in English. */
const words = {
  'de-DE': { 'Skip to content': 'Zum Inhalt springen', Menu: 'Menü' },
  'fr-FR': { 'Skip to content': 'Aller au contenu', Menu: 'Menu' },
};
const homeName = (locale: string) => (locale === 'fr' ? 'Accueil' : 'Start');
const brand = defineBrand({ name: 'Harbor', colors: { primary: '#1c4f9c' } });
const { surface, text, accent } = brand.themes.paper;

/** In `src/providers.ts`: the browser needs it, too. */
export const providers = siteProviders({
  languages,
  words,
  routes: (prefix) => ({ home: prefix || '/' }),
});

/** Everything about the site but its content and where it runs. */
const harbor: SiteDefinition = {
  name: 'Harbor Fiber',
  registry: createRegistry(registrations),
  frame: pageFrame({ siteName: 'Harbor Fiber', homeName }),
  paths: { languages, reserved: ['/static', '/webhooks'] },
  look: {
    css: (fontUrl) => fontFacesCss(fontUrl) + brand.css + globalCss,
    fonts: ['figtree.woff2'],
    palette: brand.palette,
    colors: { surface, text, accent },
  },
  wrap: providers.wrap,
  words,
  homeName,
};

/** In `src/main.ts`, with `import.meta.dirname`: `node dist/server/main.js` runs it. */
export function start(folder: string): void {
  serveSite(harbor, { folder });
}
