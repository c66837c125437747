import { buildExport, entry } from '@skein/cms-client';
import { contentTypes, footer, header, navigation, navigationItem, page, site } from '@skein/shell/content';
import { writeFileSync } from 'node:fs';
import { speed } from '../src/speed/speed.content.ts';

const words = (en: string, es: string, de: string) => ({ localized: { 'en-US': en, es, de } });

/** The one entry of what all pages share. */
const shared = entry(site, 'site', {
  title: 'Harbor Fiber',
  header: entry(header, 'header', {
    navigation: entry(navigation, 'navigation', {
      items: [
        entry(navigationItem, 'to-plans', { label: words('Plans', 'Planes', 'Tarife'), url: '/plans' }),
      ],
    }),
  }),
  footer: entry(footer, 'footer', { copyright: '© Harbor Fiber' }),
});
/** The slug of a page is the same in every language. */
const home = entry(page, 'home', {
  slug: '/',
  title: words('Fast as the tide', 'Rápido como la marea', 'Schnell wie die Flut'),
  blocks: [
    entry(speed, 'film', {
      title: words('A film in no time', 'Una película al instante', 'Ein Film im Nu'),
      gigabytes: 8,
    }),
  ],
});
const plans = entry(page, 'plans', {
  slug: '/plans',
  title: words('Plans', 'Planes', 'Tarife'),
  blocks: [
    entry(speed, 'game', {
      title: words('A game by lunch', 'Un juego antes de comer', 'Ein Spiel bis mittags'),
      gigabytes: 90,
    }),
  ],
});

const made = buildExport({
  types: [...contentTypes, speed],
  roots: [shared, home, plans],
  locales: [
    { code: 'en-US', name: 'English', fallbackCode: null },
    { code: 'es', name: 'Español', fallbackCode: 'en-US' },
    { code: 'de', name: 'Deutsch', fallbackCode: 'en-US' },
  ],
  publishedAt: '2026-01-01T00:00:00.000Z',
  fileUrl: ({ fileName }) => `assets/${fileName}`,
});
writeFileSync(new URL('export.json', import.meta.url), JSON.stringify(made, null, 2));
