import { builtFolders, createSite, exportSite, freePort } from '@skein/host';
import { readHostSettings } from '@skein/host/settings';
import { localContent } from '@skein/local-cms';
import { site } from './site.ts';

const settings = readHostSettings({
  DATA_DIR: '.data/export',
  ...process.env,
  PORT: String(await freePort()),
});
const folders = builtFolders(import.meta.dirname);
const content = localContent({ export: 'content/export.json' })({ settings });
const app = await createSite({ ...site, ...content, settings, folders, servings: () => [] });
await app.listen({ port: settings.port, host: settings.host });
const { pages, problems } = await exportSite({
  app,
  folders,
  out: 'dist/export',
  origin: settings.origin,
  production: settings.production,
  servicePaths: ['/api', '/assets'],
  services: undefined,
});
console.log(`${pages} pages`, ...problems);
process.exit(problems.length === 0 ? 0 : 1);
