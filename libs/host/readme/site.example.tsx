import { createRegistry } from '@skein/cms-client';
import { createSite, serve, type HostSettings, type SiteDefinition } from '@skein/host';
import { registrations } from '@skein/shell/registrations';
import { pageFrame } from '@skein/shell/serve';
import { defineBrand, fontFacesCss, globalCss, LanguageProvider, RoutesProvider } from '@skein/ui';
import { join } from 'node:path';

const languages = [
  { locale: 'de', tag: 'de-DE', lang: 'de', prefix: '', name: 'Deutsch' },
  { locale: 'fr', tag: 'fr-FR', lang: 'fr', prefix: '/fr', name: 'Français' },
] as const;
const homeName = (locale: string) => (locale === 'fr' ? 'Accueil' : 'Start');
const brand = defineBrand({ name: 'Harbor', colors: { primary: '#1c4f9c' } });
const { surface, text, accent } = brand.themes.paper;

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
  wrap: (tag, children) => (
    <RoutesProvider routes={{ home: tag === 'fr-FR' ? '/fr' : '/' }}>
      <LanguageProvider language={tag}>{children}</LanguageProvider>
    </RoutesProvider>
  ),
  homeName,
};

/** The server of the build: `node dist/server/main.js`. */
export function start(settings: HostSettings, dist: string): void {
  serve({
    readSettings: () => settings,
    create: () =>
      createSite({
        ...harbor,
        settings,
        folders: { client: join(dist, 'client'), boot: join(dist, 'boot'), public: join(dist, '../public') },
        servings: () => [],
      }),
    greeting: ({ port }) => [`http://localhost:${port}/`],
  });
}
