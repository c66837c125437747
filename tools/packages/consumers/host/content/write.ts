import { buildExport, entry, entryTypesIn } from '@skein/cms-client';
import * as shell from '@skein/shell/blocks';
import { writeFileSync } from 'node:fs';
import { speed } from '../src/speed/speed.block.ts';

const words = (en: string, es: string, de: string) => ({ localized: { 'en-US': en, es, de } });

/** The entry with the parts that all pages share, such as the header. */
const shared = entry(shell.site, 'site', {
  title: 'Harbor Fiber',
  header: entry(shell.header, 'header', {
    navigation: entry(shell.navigation, 'navigation', {
      items: [
        entry(shell.navigationItem, 'to-plans', { label: words('Plans', 'Planes', 'Tarife'), url: '/plans' }),
      ],
    }),
  }),
  footer: entry(shell.footer, 'footer', { copyright: '© Harbor Fiber' }),
});
/** The home page. A page has the same slug in every language. */
const home = entry(shell.page, 'home', {
  slug: '/',
  title: words('Fast as the tide', 'Rápido como la marea', 'Schnell wie die Flut'),
  blocks: [
    entry(speed, 'film', {
      title: words('A film in no time', 'Una película al instante', 'Ein Film im Nu'),
      gigabytes: 8,
    }),
  ],
});
const plans = entry(shell.page, 'plans', {
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
  types: [shell, { speed }].flatMap(entryTypesIn),
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
