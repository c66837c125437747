import { createRegistry } from '@skein/cms-client';
import { createSite, serve, type SiteDefinition } from '@skein/host';
import { readHostSettings } from '@skein/host/settings';
import { registrations } from '@skein/shell/registrations';
import { pageFrame } from '@skein/shell/serve';
import { defineBrand, fontFacesCss, globalCss, siteProviders } from '@skein/ui';
import { join } from 'node:path';

const languages = [
  { locale: 'de', tag: 'de-DE', lang: 'de', prefix: '', name: 'Deutsch' },
  { locale: 'fr', tag: 'fr-FR', lang: 'fr', prefix: '/fr', name: 'Français' },
] as const;
const homeName = (locale: string) => (locale === 'fr' ? 'Accueil' : 'Start');
const brand = defineBrand({ name: 'Harbor', colors: { primary: '#1c4f9c' } });
const { surface, text, accent } = brand.themes.paper;

/** In `src/providers.ts`: the browser needs it, too. */
export const providers = siteProviders({ languages, routes: (prefix) => ({ home: prefix || '/' }) });

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
  homeName,
};

/** The server of the build: `node dist/server/main.js`. */
export function start(dist: string): void {
  serve({
    readSettings: () => readHostSettings(process.env),
    create: (settings) =>
      createSite({
        ...harbor,
        settings,
        folders: { client: join(dist, 'client'), boot: join(dist, 'boot'), public: join(dist, '../public') },
        servings: () => [],
      }),
    greeting: ({ port }) => [`http://localhost:${port}/`],
  });
}
