import { block, createRegistry, ENGLISH_AND_SPANISH, entryType, longText } from '@skein/cms-client';
import * as shell from '@skein/shell/blocks';
import { pageFrame } from '@skein/shell/serve';
import { siteProviders } from '@skein/ui';
import type { FastifyInstance } from 'fastify';
import { fallbackPages } from '../document/fallback-pages.ts';
import { siteOf, type SiteDefinition } from '../site/site.ts';

const homeName = (locale: string) => (locale === 'es' ? 'Inicio' : 'Home');
const colors = { surface: '#ffffff', text: '#111111', accent: '#0055aa' };

const textBlock = block(
  entryType(
    'gfTextBlock',
    { name: 'Text', description: 'A paragraph' },
    { words: longText('gfTextContent') },
  ),
  {
    component:
      async () =>
      ({ words }) =>
        words,
  },
);

export const smallDefinition: SiteDefinition = {
  name: 'Skein Fiber',
  registry: createRegistry([shell, textBlock]),
  frame: pageFrame({ siteName: 'Skein Fiber', homeName }),
  paths: { languages: ENGLISH_AND_SPANISH, reserved: ['/api'], withSlash: ['/careers/job/'] },
  look: { css: () => '', fonts: [], palette: {}, colors },
  wrap: siteProviders({ languages: ENGLISH_AND_SPANISH, routes: () => ({}) }).wrap,
  homeName,
  shortLinks: { '/r/app': '/app' },
  unlisted: ['/quiz', '/r/*'],
};

export const smallSite = siteOf(smallDefinition);

/** Decorates an application with the last-resort pages, as the host does. */
export function withLastResort(app: FastifyInstance, picture?: string): FastifyInstance {
  const pages = fallbackPages({ name: smallSite.name, colors, picture });
  return app.decorate('lastResort', { locales: smallSite.locales, pages });
}
